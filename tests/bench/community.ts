import type { Sql } from "postgres";

const AUTHORS = 2_000;
/** The number of posts that one statement writes. */
const PART = 50_000;

/**
 * Creates a large community of made-up words: the word with the number n occurs about as often as words of a language
 * do, so `w1` is everywhere and `w90000` hardly anywhere. The newest post has the highest id; posts are ten minutes
 * apart.
 */
export async function fill(sql: Sql, posts: number, progress: (line: string) => void): Promise<void> {
  await sql`set statement_timeout = 0`;
  await sql`insert into users (name, username, email, password_hash, created_at)
    select 'Member ' || n, 'member' || n, 'member' || n || '@example.test', '-', now() - interval '3 years'
    from generate_series(1, ${AUTHORS}::int) as n`;
  for (let from = 1; from <= posts; from += PART) {
    const to = Math.min(from + PART - 1, posts);
    await sql`insert into posts (author_id, title, content, category, tags, created_at)
      select 1 + n % ${AUTHORS}::int,
        'Idea ' || (select string_agg('w' || floor(power(100000, random()))::int, ' ') from generate_series(1, 5) where n > 0),
        (select string_agg('w' || floor(power(100000, random()))::int, ' ') from generate_series(1, 60) where n > 0),
        (array['Technology', 'Business', 'Science', 'Health', 'Education'])[1 + n % 5],
        array['t' || floor(power(5000, random()))::int, 'u' || floor(power(5000, random()))::int],
        now() - (${posts}::int - n) * interval '10 minutes'
      from generate_series(${from}::int, ${to}::int) as n`;
    progress(`${to.toLocaleString("en-US")} posts`);
  }
  await sql`insert into tags (name, posts_count)
    select tag, count(*) from posts, unnest(tags) as tag group by tag`;
  await sql`vacuum (analyze) posts`;
  await sql`analyze`;
}
