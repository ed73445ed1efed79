import type { Sql, TransactionSql } from "postgres";

/** Things of the made-up community from which the reads choose at random. */
export interface Sample {
  viewers: { id: number; conversation: number | null }[];
  usernames: string[];
  /** Public posts with comments. */
  posts: number[];
  groups: string[];
  /** The number of posts in the home feed, about. */
  total: number;
}

/** Reads what the reads choose from; not the busiest members alone, and not the newest posts alone. */
export async function readSample(pool: Sql): Promise<Sample> {
  return await pool.begin(async (sql) => {
    // It reads all posts, which takes a while when none of them is in memory.
    await sql`set local statement_timeout = 0`;
    return await sampleOf(sql);
  });
}

async function sampleOf(sql: TransactionSql): Promise<Sample> {
  const viewers = await sql<Sample["viewers"]>`
    select member.id::int, (select max(conversation_id)::int from participants where user_id = member.id) as conversation
    from (select id from users where username like 'member%' order by random() limit 200) as member`;
  const members = await sql<{ username: string }[]>`
    select username from users where username like 'member%' and public_posts_count > 0 order by random() limit 300`;
  const posts = await sql<{ id: number }[]>`
    select id::int from posts where visibility = 'public' and comments_count > 0 order by random() limit 300`;
  const groups = await sql<
    { slug: string }[]
  >`select slug from groups where visibility = 'public' order by id limit 50`;
  const [{ total } = { total: 0 }] = await sql<{ total: number }[]>`
    select value::int as total from totals where name = 'public_posts'`;
  return {
    viewers,
    usernames: members.map(({ username }) => username),
    posts: posts.map(({ id }) => id),
    groups: groups.map(({ slug }) => slug),
    total,
  };
}
