import { useRef, useState } from "react";
import { reportUploadFailed } from "#client/features/media/profilePictures.ts";
import type { PictureKind } from "#client/features/media/profilePictures.ts";
import { usePictureUpload } from "#client/features/media/usePictureUpload.ts";

/**
 * A picture in the edit form: sent as soon as it is cropped, worn when the form is saved. One that could not be sent
 * gives way to the one that is worn.
 */
export function useEditPicture(kind: PictureKind) {
  const upload = usePictureUpload(kind);
  const [choice, setChoice] = useState<"kept" | "new" | "none">("kept");
  const sent = useRef<Promise<string> | null>(null);

  function handleCut(picture: Blob) {
    const sending = upload.send(picture);
    sent.current = sending;
    setChoice("new");
    sending.catch((failure: unknown) => {
      if (sent.current !== sending) return;
      sent.current = null;
      setChoice("kept");
      if (!(failure instanceof DOMException && failure.name === "AbortError")) reportUploadFailed(kind);
    });
  }

  function remove() {
    sent.current = null;
    upload.clear();
    setChoice("none");
  }

  return {
    upload,
    choice,
    handleCut,
    remove,
    /** What the server is told: the new picture's number once it is there, null to wear none, undefined to leave it. */
    async settled(): Promise<string | null | undefined> {
      if (choice === "none") return null;
      return sent.current ?? undefined;
    },
  };
}

export type EditPicture = ReturnType<typeof useEditPicture>;
