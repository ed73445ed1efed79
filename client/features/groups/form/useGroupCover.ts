import { BANNER, reportUploadFailed } from "#client/features/media/profilePictures.ts";
import type { PictureKind } from "#client/features/media/profilePictures.ts";
import { usePictureUpload } from "#client/features/media/usePictureUpload.ts";
import type { GroupDrafting } from "./useGroupForm.ts";

const COVER: PictureKind = { ...BANNER, name: "cover" };

/** The cover of a group in its form. It is uploaded as soon as it is cropped; the group gets it with the form. */
export function useGroupCover(change: GroupDrafting["change"]) {
  const upload = usePictureUpload(COVER);
  return {
    upload,
    async send(picture: Blob): Promise<void> {
      try {
        change({ coverId: await upload.send(picture) });
      } catch (failure) {
        if (!(failure instanceof DOMException && failure.name === "AbortError")) reportUploadFailed(COVER);
      }
    },
    remove(): void {
      upload.clear();
      change({ coverId: null });
    },
  };
}

export type GroupCover = ReturnType<typeof useGroupCover>;
