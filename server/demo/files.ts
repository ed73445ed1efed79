import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import sharp from "sharp";
import type { StoredImage } from "#server/db/schema/images";
import { placeholderOf } from "#server/platform/media/pictures";
import type { Storage } from "#server/platform/storage/storage";

/** A drawing that becomes a file: its name determines its key, so that a second run writes the same files. */
export interface Drawing {
  name: string;
  svg: string;
}

export interface Drawn extends StoredImage {
  bytes: number;
}

const keyOf = (name: string) =>
  `${createHash("sha256").update(`demo community ${name}`).digest("base64url").slice(0, 24)}.webp`;

/** Renders and stores drawings, as many at once as there are cores; returns the pictures by name. */
export async function storeDrawings(
  drawings: readonly Drawing[],
  storage: Storage,
  onStored: (done: number) => void,
): Promise<Map<string, Drawn>> {
  const stored = new Map<string, Drawn>();
  const left = [...drawings];
  const work = async () => {
    for (let drawing = left.shift(); drawing; drawing = left.shift()) {
      stored.set(drawing.name, await store(drawing, storage));
      onStored(stored.size);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return stored;
}

async function store({ name, svg }: Drawing, storage: Storage): Promise<Drawn> {
  const { data, info } = await sharp(Buffer.from(svg))
    .webp({ quality: 84, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  const key = keyOf(name);
  await storage.put(key, data);
  return { key, width: info.width, height: info.height, bytes: data.length, placeholder: await placeholderOf(data) };
}
