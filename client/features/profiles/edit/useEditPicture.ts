import { useRef, useState } from "react";
import { reportUploadFailed } from "#client/features/media/profilePictures.ts";
import type { PictureKind } from "#client/features/media/profilePictures.ts";
import { usePictureUpload } from "#client/features/media/usePictureUpload.ts";

/**
 * Manages a picture of the form: it is uploaded as soon as it is cropped, and becomes current when the form is saved.
 * After a failed upload the current picture is visible again.
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
    /**
     * Returns the picture for the server: the new one's id once it is uploaded, null to remove the current one,
     * undefined for no change.
     */
    async settled(): Promise<string | null | undefined> {
      if (choice === "none") return null;
      return sent.current ?? undefined;
    },
  };
}

export type EditPicture = ReturnType<typeof useEditPicture>;
