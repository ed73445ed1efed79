import { AVATAR_SIZE, BANNER_SIZE, pictureTooLarge } from "#server/features/profiles/profiles.pictures.rules";
import { typeOf } from "./takenPicture.ts";
import { untakenFormat } from "#server/features/media/media.formats.rules";
import { toast } from "#client/ui/toasts/toast.ts";

/** A kind of picture that a profile or a group has. */
export interface PictureKind {
  /** Its name: "photo", "banner". */
  name: "photo" | "banner" | "cover";
  /** The width divided by the height. */
  aspect: number;
  /** The largest useful width in pixels. */
  largest: number;
  /** The size of the largest file, in bytes. */
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

/** Checks whether a file can become such a picture; a toast reports why it cannot. */
export function isPicture(file: File, kind: PictureKind): boolean {
  const isImage = typeOf(file).startsWith("image/");
  if (isImage && file.size <= kind.maxBytes) return true;
  const { title, text } = isImage ? { title: "File too large", text: pictureTooLarge(kind) } : WRONG_TYPE;
  toast.failure(title, text);
  return false;
}

/** Reports a file that has the type of a picture, but that the browser cannot show. */
export function reportNoPicture(file: File): void {
  toast.failure(WRONG_TYPE.title, untakenFormat(typeOf(file)) ?? WRONG_TYPE.text);
}

/** Reports a failed upload; the page shows the earlier picture again. */
export function reportUploadFailed(kind: PictureKind): void {
  toast.failure("Upload failed", `There was an error uploading your ${kind.name}. Please try again.`);
}
