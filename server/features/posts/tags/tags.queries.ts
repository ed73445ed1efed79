import { sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { tagDeltas, tags } from "#server/db/schema/tags";
import type { TagCount } from "#server/features/posts/posts.model";

/** Tags considered for an answer: the most used by their kept counts, beside those with a change that waits. */
const CONSIDERED = sql.raw("50");

/** The letters that a tag begins with, and the end of all tags that do. */
const prefix = sql.placeholder("prefix");
const end = sql.placeholder("end");

interface Values extends Record<string, unknown> {
  prefix: string;
  end: string;
  first: number;
}

/** The most used of the tags that `kept` finds, what is not folded yet included. No post is looked at. */
const mostUsed = (name: string, condition: SQL) =>
  prepared<TagCount[], Values>((db) => {
    const waiting = sql`select name from ${tagDeltas} where name ~>=~ ${prefix} and name ~<~ ${end}`;
    const count = sql`coalesce((select posts_count from ${tags} where ${tags.name} = near.name), 0)
      + coalesce((select sum(delta) from ${tagDeltas} where ${tagDeltas.name} = near.name), 0)`;
    return db
      .select({ name: sql<string>`counted.name`, postsCount: sql<number>`counted.posts_count` })
      .from(
        sql`(select near.name, ${count} as posts_count from ((${condition}) union (${waiting})) as near) as counted`,
      )
      .where(sql`counted.posts_count > 0`)
      .orderBy(sql`counted.posts_count desc, counted.name`)
      .limit(sql.placeholder("first"))
      .prepare(name);
  });

/** Tags that begin with one letter, by `tags_letter_idx`, in whose order they are read. */
export const tagsStartingWith = mostUsed(
  "tags_by_letter",
  sql`select name from ${tags} where left(name, 1) = ${prefix} order by posts_count desc limit ${CONSIDERED}`,
);

/** Tags that begin with several letters, by `tags_prefix_idx`. */
export const tagsByPrefix = mostUsed(
  "tags_by_prefix",
  sql`select name from ${tags} where name ~>=~ ${prefix} and name ~<~ ${end} order by posts_count desc limit ${CONSIDERED}`,
);
