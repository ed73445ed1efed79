import type { Readable } from "node:stream";
import type { Storage } from "#server/platform/storage/storage";
import type { Pieces } from "#server/platform/archives/zipWriter";
import { filesBatch, rowlessFilesBatch } from "./contents.files.queries.ts";
import { fileNameOf } from "./contents.model.ts";
import type { MemberReading } from "./contents.reading.service.ts";

/** The bytes of a file that count as much work as a row. */
export const BYTES_PER_ROW = 20_000;

/** A file of the archive that is copied from the storage. */
export interface CopiedFile {
  name: string;
  pieces: Pieces;
}

/**
 * Copies the member's files one after the other. A file that is missing is left out: it was deleted since its row was
 * read.
 * @param first the keys of files that come first, such as the picture of the profile.
 */
export async function* filesOf(
  reading: MemberReading,
  storage: Storage,
  first: readonly string[],
): AsyncGenerator<CopiedFile> {
  const copied = new Set(first);
  for (const key of first) yield* copyOf(reading, storage, key);
  for await (const files of reading.batches(filesBatch))
    for (const { key } of files) if (!copied.has(key)) yield* copyOf(reading, storage, key);
  for await (const posts of reading.batches(rowlessFilesBatch))
    for (const key of posts.flatMap(({ keys }) => keys)) {
      if (!copied.has(key)) yield* copyOf(reading, storage, key);
      copied.add(key);
    }
}

async function* copyOf(reading: MemberReading, storage: Storage, key: string): AsyncGenerator<CopiedFile> {
  const content = await storage.read(key);
  if (!content) return;
  try {
    yield { name: fileNameOf(key), pieces: piecesOf(reading, content) };
  } finally {
    content.destroy();
  }
}

async function* piecesOf(reading: MemberReading, content: Readable): AsyncGenerator<Uint8Array> {
  for await (const piece of content as AsyncIterable<Uint8Array>) {
    yield piece;
    reading.note(piece.length / BYTES_PER_ROW);
  }
}
