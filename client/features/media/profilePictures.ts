import { AVATAR_SIZE, BANNER_SIZE, pictureTooLarge } from "#server/features/profiles/profiles.pictures.rules";
import { toast } from "#client/ui/toasts/toast.ts";

/** A kind of picture that a profile or a group wears. */
export interface PictureKind {
  /** What it is called: "photo", "banner". */
  name: "photo" | "banner" | "cover";
  /** Width by height. */
  aspect: number;
  /** Pixels across beyond which nothing is gained. */
  largest: number;
  /** Of the largest file, in bytes. */
  maxBytes: number;
}

export const PHOTO: PictureKind = {
  name: "photo",
  aspect: 1,
  largest: AVATAR_SIZE.side,
  maxBytes: AVATAR_SIZE.maxBytes,
};
export const BANNER: PictureKind = {
  name: "banner",
  aspect: 3,
  largest: BANNER_SIZE.side,
  maxBytes: BANNER_SIZE.maxBytes,
};

const WRONG_TYPE = { title: "Invalid file type", text: "Please select an image file (JPEG, PNG, etc.)" };

/** Whether a file can become such a picture; where it cannot, the member is told why. */
export function isPicture(file: File, kind: PictureKind): boolean {
  const isImage = file.type.startsWith("image/");
  if (isImage && file.size <= kind.maxBytes) return true;
  const { title, text } = isImage ? { title: "File too large", text: pictureTooLarge(kind) } : WRONG_TYPE;
  toast.failure(title, text);
  return false;
}

/** The file called itself a picture, but the browser cannot show it. */
export function reportNoPicture(): void {
  toast.failure(WRONG_TYPE.title, WRONG_TYPE.text);
}

/** The upload did not come through; what was shown before is shown again. */
export function reportUploadFailed(kind: PictureKind): void {
  toast.failure("Upload failed", `There was an error uploading your ${kind.name}. Please try again.`);
}
