import type { Sql } from "postgres";
import type { Step } from "./scale.ts";

/** The counters that are sums over other tables. */
export const countSteps = (): Step[] => [
  {
    name: "counters of members",
    text: () => `
      update users set bonds_count = coalesce(bonds, 0), public_posts_count = coalesce(public, 0), bonds_posts_count = coalesce(restricted, 0)
      from users as member
        left join (select user_id, count(*) as bonds from bonds group by user_id) as bonded on bonded.user_id = member.id
        left join (select author_id, count(*) filter (where visibility = 'public') as public,
            count(*) filter (where visibility = 'bonds') as restricted
          from posts group by author_id) as written on written.author_id = member.id
      where users.id = member.id`,
  },
  {
    name: "the total of public posts",
    text: () =>
      `insert into totals (name, value) select 'public_posts', count(*) from posts where visibility = 'public'`,
  },
];

/** Each answers the number of rows whose stored count is not the number of rows that it counts. */
const CHECKS: Record<string, string> = {
  "likes of posts": differing("posts", "likes_count", "select post_id, count(*) from likes group by 1"),
  "bookmarks of posts": differing("posts", "bookmarks_count", "select post_id, count(*) from bookmarks group by 1"),
  "comments of posts": differing("posts", "comments_count", "select post_id, count(*) from comments group by 1"),
  "likes of comments": differing(
    "comments",
    "likes_count",
    "select comment_id, count(*) from comment_likes group by 1",
  ),
  "members of groups": differing("groups", "members_count", "select group_id, count(*) from group_members group by 1"),
  "bonds of members": differing("users", "bonds_count", "select user_id, count(*) from bonds group by 1"),
  "messages of conversations": differing(
    "conversations",
    "last_seq",
    "select conversation_id, max(seq) from messages group by 1",
  ),
  "posts in groups of others": `select count(*)::int as wrong from posts where group_id is not null
    and not exists (select from group_members as seat where seat.group_id = posts.group_id and seat.user_id = author_id)`,
};

function differing(table: string, count: string, counted: string): string {
  return `select count(*)::int as wrong from ${table} left join (${counted}) as counted (id, number) using (id)
    where ${count} <> coalesce(number, 0)`;
}

/** Checks that every stored count is exact. @throws Error naming the counts that are not. */
export async function checkCounts(sql: Sql): Promise<void> {
  const faults: string[] = [];
  for (const [name, text] of Object.entries(CHECKS)) {
    const [row] = await sql.unsafe<{ wrong: number }[]>(text);
    if (row?.wrong !== 0) faults.push(`${name}: ${row?.wrong} wrong`);
  }
  if (faults.length > 0) throw new Error(`The filled database is not exact. ${faults.join("; ")}.`);
}
