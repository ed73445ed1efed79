import { orElse } from "#server/core/rejections";

/**
 * Returns a file's media type by its content, without trusting its name or the type that the client sent; null for an
 * unknown one. APNG is PNG with more frames, M4V is MP4 under Apple's name.
 */
export async function kindOf(file: string): Promise<string | null> {
  const { fileTypeFromFile } = await import("file-type");
  const mime = (await orElse(fileTypeFromFile(file), undefined, "optional"))?.mime ?? null;
  return (mime !== null && ALIASES[mime]) || mime;
}

const ALIASES: Record<string, string> = { "image/apng": "image/png", "video/x-m4v": "video/mp4" };
