import { readFile } from "node:fs/promises";
import path from "node:path";

const folder = path.join(import.meta.dirname, "clips");

async function clip(name: string, type: string): Promise<File> {
  return new File([new Uint8Array(await readFile(path.join(folder, name)))], name, { type });
}

/** Short videos of 96 by 54 pixels, as telephones and browsers record them. */
export const clips = {
  /** One second and a half; tells where it was taken. */
  mp4: () => clip("clip.mp4", "video/mp4"),
  /** The same by a telephone that was held upright. */
  upright: () => clip("turned.mp4", "video/mp4"),
  quickTime: () => clip("clip.mov", "video/quicktime"),
  /** 1.2 seconds; tells its title. */
  webm: () => clip("clip.webm", "video/webm"),
  /** As a browser records: nothing says how long it is. */
  recording: () => clip("live.webm", "video/webm"),
  /** A film without pictures. */
  soundOnly: () => clip("sound.mp4", "video/mp4"),
  /** Begins like a video and ends there. */
  async cut(): Promise<File> {
    return new File([(await clip("clip.mp4", "")).slice(0, 400)], "cut.mp4", { type: "video/mp4" });
  },
  /** Begins like a video and is larger than one may be. */
  async tooLarge(bytes: number): Promise<File> {
    return new File([await clip("clip.mp4", ""), new Uint8Array(bytes)], "large.mp4", { type: "video/mp4" });
  },
};
