import { sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { hiddenTags } from "#server/db/hiddenCounts";
import { tagDeltas, tags } from "#server/db/schema/tags";
import { tagFormOf } from "#server/db/tagForms";
import type { TagCount } from "#server/features/posts/posts.model";

/** The number of tags that an answer ranks: the most used by their stored counts, and those with an unfolded change. */
const CONSIDERED = sql.raw("50");

/** The beginning of a tag, and a text that sorts after all tags with this beginning. */
const prefix = sql.placeholder("prefix");
const end = sql.placeholder("end");

interface Values extends Record<string, unknown> {
  viewer: number;
  prefix: string;
  end: string;
  first: number;
}

/**
 * Returns the most used of the tags that fit a condition, unfolded changes included and hidden posts not. It reads only
 * posts of people whom the viewer cannot see.
 */
const mostUsed = (name: string, condition: SQL) =>
  prepared<TagCount[], Values>((db) => {
    const waiting = sql`select name from ${tagDeltas} where name ~>=~ ${prefix} and name ~<~ ${end}`;
    const count = sql`coalesce((select posts_count from ${tags} where ${tags.name} = near.name), 0)
      + coalesce((select sum(delta) from ${tagDeltas} where ${tagDeltas.name} = near.name), 0) - coalesce(unseen.posts, 0)`;
    return db
      .select({
        name: tagFormOf(sql`counted.name`),
        postsCount: sql<number>`counted.posts_count`,
      })
      .from(
        sql`(select near.name, ${count} as posts_count from ((${condition}) union (${waiting})) as near
          left join ${hiddenTags(sql.placeholder("viewer"))} on unseen.name = near.name) as counted`,
      )
      .where(sql`counted.posts_count > 0`)
      .orderBy(sql`counted.posts_count desc, counted.name`)
      .limit(sql.placeholder("first"))
      .prepare(name);
  });

/** Finds tags by their first character, by `tags_letter_idx`, in whose order they are read. */
export const tagsStartingWith = mostUsed(
  "tags_by_letter",
  sql`select name from ${tags} where left(name, 1) = ${prefix} order by posts_count desc limit ${CONSIDERED}`,
);

/** Finds tags by a prefix of several characters, by `tags_prefix_idx`. */
export const tagsByPrefix = mostUsed(
  "tags_by_prefix",
  sql`select name from ${tags} where name ~>=~ ${prefix} and name ~<~ ${end} order by posts_count desc limit ${CONSIDERED}`,
);
