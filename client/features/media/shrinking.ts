/** Bytes from the start of a file in which it says whether it moves. */
const HEAD = 65_536;

/**
 * Returns a picture with sides of at most so many pixels, upright; null for one that moves, which a canvas would stop,
 * and for one that this browser cannot draw.
 */
export async function shrunk(file: File, picture: HTMLImageElement, longest: number): Promise<File | null> {
  if (moves(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()))) return null;
  const { naturalWidth: width, naturalHeight: height } = picture;
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  // It turns a photo that lies on its side upright.
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const type = mayBeClear(file) ? "image/webp" : "image/jpeg";
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  return blob && new File([blob], file.name, { type: blob.type, lastModified: file.lastModified });
}

/** Checks whether a picture can have transparent parts, which JPEG has not. */
const mayBeClear = ({ type }: File) => ["image/png", "image/webp", "image/avif", "image/gif"].includes(type);

/** Checks by the first bytes of a file whether it is a picture that moves: a GIF, or an animated WebP, PNG or AVIF. */
export function moves(head: Uint8Array): boolean {
  const text = new TextDecoder("latin1").decode(head);
  if (text.startsWith("GIF8")) return true;
  if (text.startsWith("RIFF")) return text.startsWith("WEBPVP8X", 8) && ((head[20] ?? 0) & 2) !== 0;
  if (text.startsWith("\x89PNG")) return text.includes("acTL");
  return text.startsWith("ftypavis", 4);
}
