import { readFile } from "node:fs/promises";
import path from "node:path";

const folder = import.meta.dirname;

async function clip(name: string, type: string): Promise<File> {
  return new File([new Uint8Array(await readFile(path.join(folder, name)))], name, { type });
}

/** Short videos of 96 by 54 pixels, as phones and browsers record them. */
export const clips = {
  /** It lasts one second and a half and contains the location where it was recorded. */
  mp4: () => clip("clip.mp4", "video/mp4"),
  /** The same from a phone that was held upright. */
  upright: () => clip("turned.mp4", "video/mp4"),
  quickTime: () => clip("clip.mov", "video/quicktime"),
  /** It lasts 1.2 seconds and contains its title. */
  webm: () => clip("clip.webm", "video/webm"),
  /** As a browser records it: it does not contain its duration. */
  recording: () => clip("live.webm", "video/webm"),
  /** A film without a video track. */
  soundOnly: () => clip("sound.mp4", "video/mp4"),
  /** Returns a file that begins like a video and ends early. */
  async cut(): Promise<File> {
    return new File([(await clip("clip.mp4", "")).slice(0, 400)], "cut.mp4", { type: "video/mp4" });
  },
  /** Returns a film with 300,000 empty boxes behind it. */
  async crowded(): Promise<File> {
    const boxes = Buffer.alloc(300_000 * 8, "\0\0\0\bskip", "latin1");
    return new File([await clip("clip.mp4", ""), boxes], "crowded.mp4", { type: "video/mp4" });
  },
  /** Returns a file that begins like a video and is larger than the limit. */
  async tooLarge(bytes: number): Promise<File> {
    return new File([await clip("clip.mp4", ""), new Uint8Array(bytes)], "large.mp4", { type: "video/mp4" });
  },
};
