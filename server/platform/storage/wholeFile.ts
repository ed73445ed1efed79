import { chmod, copyFile, mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** The name of a file that is not whole yet, by which leftovers of interrupted writes are recognized. */
export const PARTIAL = /^\..+\.part$/;

/**
 * Writes bytes, or copies a file, into a folder that only this process may enter; nobody else may read the file, whoever
 * could read the one that is copied. The file appears under its name only
 * when it is whole and safe on the disk.
 */
export async function writeWhole(folder: string, name: string, file: string | Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const partial = path.join(folder, `.${name}.part`);
  try {
    if (typeof file === "string") await copyFile(file, partial);
    else await writeFile(partial, file, { mode: 0o600 });
    await chmod(partial, 0o600);
    await flush(partial);
    await rename(partial, path.join(folder, name));
    await flush(folder);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Flushes a file's bytes, or a folder's names, to the disk itself. */
export async function flush(file: string): Promise<void> {
  const handle = await open(file, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
