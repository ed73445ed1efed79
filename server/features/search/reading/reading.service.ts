import { languageOf } from "#server/core/words/language";
import type { Db } from "#server/db/client";
import {
  joinTag,
  renameTagOfPosts,
  storeLanguagesOfComments,
  storeLanguagesOfPosts,
  unfoldedTags,
  unreadComments,
  unreadPosts,
  type UnreadText,
} from "./reading.queries.ts";

/** One transaction changes so many rows: their authors wait for no more if they edit meanwhile. */
const BATCH = 200;

/**
 * Finds the language of posts and comments that were stored without one: by a version before, or by whoever writes rows
 * themself. Members' own texts have theirs at once.
 */
export class ReadingService {
  constructor(private readonly db: Db) {}

  /** Reads everything that is still to be read, the newest first, until the signal ends it. */
  async read(signal?: AbortSignal): Promise<void> {
    await this.#readAll(unreadPosts, storeLanguagesOfPosts, signal);
    await this.#readAll(unreadComments, storeLanguagesOfComments, signal);
    await this.#joinTags(signal);
  }

  async #readAll(unread: typeof unreadPosts, store: typeof storeLanguagesOfPosts, signal?: AbortSignal) {
    for (let texts = await unread(this.db, BATCH); texts.length > 0; texts = await unread(this.db, BATCH)) {
      if (signal?.aborted || (await store(this.db, await withLanguages(texts))) === 0) return;
    }
  }

  async #joinTags(signal?: AbortSignal): Promise<void> {
    for (const name of await unfoldedTags(this.db, BATCH)) {
      while ((await renameTagOfPosts(this.db, name, BATCH)) > 0) if (signal?.aborted) return;
      await this.db.transaction((tx) => joinTag(tx, name));
    }
  }
}

async function withLanguages(texts: readonly UnreadText[]) {
  const read: { id: number; language: string }[] = [];
  for (const { id, text } of texts) read.push({ id, language: await languageOf(text) });
  return read;
}
