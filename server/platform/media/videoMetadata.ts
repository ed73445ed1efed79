import { open } from "node:fs/promises";
import { bytesAt } from "./filePart.ts";
import { blankBoxes } from "./mp4Metadata.ts";
import { blankTags } from "./webmMetadata.ts";

const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/**
 * Takes out of a video what it says beside its pictures and sound: place, camera, author, title. It is overwritten where
 * it stands, so that everything else stays where the file's own tables say that it is. False when that is not possible:
 * the video must not be kept then.
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
