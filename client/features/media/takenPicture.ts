import { orElse } from "#client/lib/ignoreFailure.ts";
import { untakenFormat } from "#server/features/media/media.formats.rules";
import { IMAGE_IS_BROKEN, imageUnder, NOT_AN_IMAGE } from "#server/features/media/media.limits.rules";

/** A file as it will be sent, or why it will not. */
export type Taken = { file: File } | { refusal: string };

/** The longest side of a picture that is sent, in pixels: larger than any that is shown, and a few hundred kilobytes. */
const LONGEST = 2_160;

/** Returns the media type of a file. A browser that does not know a format gives none, but we may know its ending. */
export function typeOf({ type, name }: File): string {
  const byEnding = `image/${name.split(".").at(-1)?.toLowerCase()}`;
  return type || (untakenFormat(byEnding) ? byEnding : "");
}

/**
 * Returns a picture as it will be sent: as it is, or made smaller where the server needs less, as with most photos of
 * phones. A format that the server does not take is converted if this browser reads it. The server checks its content
 * too.
 */
export async function takenPicture(file: File, maxBytes: number): Promise<Taken> {
  const type = typeOf(file);
  if (!type.startsWith("image/")) return { refusal: NOT_AN_IMAGE };
  const picture = await loaded(file);
  const untaken = untakenFormat(type);
  if (!picture) return { refusal: untaken ?? (file.size > maxBytes ? imageUnder(maxBytes) : IMAGE_IS_BROKEN) };
  const isLarge = Math.max(picture.naturalWidth, picture.naturalHeight) > LONGEST || file.size > maxBytes;
  // Without this code, or where the browser has no memory for it, the server alone judges.
  const code = isLarge || untaken ? await orElse(import("./shrinking.ts"), null, "optional") : null;
  const small = code && (await orElse(code.shrunk(file, picture, LONGEST), null, "optional"));
  // A browser that cannot make a WebP makes a PNG, which may need more bytes than the file.
  const sent = small && (untaken || small.size <= maxBytes) ? small : file;
  return sent.size > maxBytes ? { refusal: imageUnder(maxBytes) } : { file: sent };
}

/** Loads a picture, if this browser can read it. That takes milliseconds: it does not decode the whole of it. */
function loaded(file: File): Promise<HTMLImageElement | null> {
  const url = URL.createObjectURL(file);
  const picture = new Image();
  return new Promise<HTMLImageElement | null>((resolve) => {
    picture.onload = () => resolve(picture.naturalWidth > 0 ? picture : null);
    picture.onerror = () => resolve(null);
    picture.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
