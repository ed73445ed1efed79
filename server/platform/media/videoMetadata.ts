import { type FileHandle, open } from "node:fs/promises";
import { bytesAt } from "./filePart.ts";
import { blankBoxes } from "./mp4Metadata.ts";
import { hasPlausibleTables } from "./mp4Tables.ts";
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
    if (!(await isWebm(handle))) return await blankBoxes(handle, whole);
    await blankTags(handle, whole);
    return true;
  } finally {
    await handle.close();
  }
}

/** Checks that a video makes no claims about its own size that would occupy whoever reads it. */
export async function isPlausible(file: string): Promise<boolean> {
  const handle = await open(file, "r");
  try {
    if (await isWebm(handle)) return true;
    return await hasPlausibleTables(handle, { start: 0, end: (await handle.stat()).size });
  } finally {
    await handle.close();
  }
}

const isWebm = async (handle: FileHandle) => (await bytesAt(handle, 0, WEBM.length)).equals(WEBM);
