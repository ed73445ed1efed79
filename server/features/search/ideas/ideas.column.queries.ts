import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client";
import { posts } from "#server/db/schema/posts";
import type { Column } from "./ideas.candidates.queries.ts";

/** Databases of which every post has its terms: none loses them again, because a trigger writes them. */
const read = new WeakSet<Db>();

/** Returns where words are looked up, by `posts_unread_idx`: for as long as a job still reads older posts, in `words`. */
export async function columnOfWords(db: Db): Promise<Column> {
  if (read.has(db)) return "terms";
  const unread = await db.execute(sql`select from ${posts} where language is null and ${posts.terms} is null limit 1`);
  if (unread.length > 0) return "words";
  read.add(db);
  return "terms";
}
