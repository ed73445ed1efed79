import { PROFILE_IMAGE_MAX_BYTES, PROFILE_IMAGE_TOO_LARGE } from "#server/features/profiles/profiles.pictures.rules";
import { toast } from "#client/ui/toasts/toast.ts";

/** A kind of picture that a profile or a group wears. */
export interface PictureKind {
  /** What it is called: "photo", "banner". */
  name: "photo" | "banner" | "cover";
  /** Width by height. */
  aspect: number;
  /** Pixels across beyond which nothing is gained. */
  largest: number;
}

export const PHOTO: PictureKind = { name: "photo", aspect: 1, largest: 800 };
export const BANNER: PictureKind = { name: "banner", aspect: 3, largest: 1_500 };

const WRONG_TYPE = { title: "Invalid file type", text: "Please select an image file (JPEG, PNG, etc.)" };
const TOO_LARGE = { title: "File too large", text: PROFILE_IMAGE_TOO_LARGE };

/** Whether a file can become a picture of a profile; where it cannot, the member is told why. */
export function isPicture(file: File): boolean {
  const isImage = file.type.startsWith("image/");
  if (isImage && file.size <= PROFILE_IMAGE_MAX_BYTES) return true;
  const { title, text } = isImage ? TOO_LARGE : WRONG_TYPE;
  toast.failure(title, text);
  return false;
}

/** The file called itself a picture, but the browser cannot show it. */
export function tellNoPicture(): void {
  toast.failure(WRONG_TYPE.title, WRONG_TYPE.text);
}

/** The upload did not come through; what was shown before is shown again. */
export function tellUploadFailed(kind: PictureKind): void {
  toast.failure("Upload failed", `There was an error uploading your ${kind.name}. Please try again.`);
}
