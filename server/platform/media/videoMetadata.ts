import { open } from "node:fs/promises";
import { bytesAt } from "./filePart.ts";
import { blankBoxes } from "./mp4Metadata.ts";
import { blankTags } from "./webmMetadata.ts";

const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/**
 * Removes from a video what it says beside its pictures and sound: location, camera, author, title. It overwrites the
 * data where it lies, so that everything else stays where the file's own tables expect it. Returns false when that is
 * not possible: the video must not be stored then.
 */
export async function blankMetadata(file: string): Promise<boolean> {
  const handle = await open(file, "r+");
  try {
    const whole = { start: 0, end: (await handle.stat()).size };
    if (!(await bytesAt(handle, 0, WEBM.length)).equals(WEBM)) return await blankBoxes(handle, whole);
    await blankTags(handle, whole);
    return true;
  } finally {
    await handle.close();
  }
}
