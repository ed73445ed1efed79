import { IMAGE_IS_BROKEN, imageUnder, NOT_AN_IMAGE } from "#server/features/media/media.limits.rules";

/** Returns why a file is no picture that others could see; null when it is one. The server checks its content too. */
export async function whyNotPicture(file: File, maxBytes: number): Promise<string | null> {
  if (!file.type.startsWith("image/")) return NOT_AN_IMAGE;
  if (file.size > maxBytes) return imageUnder(maxBytes);
  return (await isReadable(file)) ? null : IMAGE_IS_BROKEN;
}

/** Checks whether this browser can read a picture, which takes milliseconds: it does not decode the whole of it. */
function isReadable(file: File): Promise<boolean> {
  const url = URL.createObjectURL(file);
  const picture = new Image();
  return new Promise<boolean>((resolve) => {
    picture.onload = () => resolve(picture.naturalWidth > 0);
    picture.onerror = () => resolve(false);
    picture.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
