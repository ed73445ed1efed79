import { actAt, memberOf, words } from "./formulas.ts";
import type { Scale, Step } from "./scale.ts";

/** Comments with replies and likes, as many as the posts say. */
export function commentSteps({ posts, members, newest }: Scale): Step[] {
  return [
    {
      name: "the ids of comments",
      text: () => `
        create unlogged table bench_comments as
        select id as post_id, sum(comments_count) over (order by id) - comments_count + 1 as first from posts`,
    },
    {
      last: posts,
      part: 20_000,
      name: "comments",
      // Two comments begin a thread, the third answers the first of them.
      text: (from, to) => `
        insert into comments (id, post_id, author_id, parent_id, content, likes_count, created_at, updated_at, language)
        select first + i, post_id, 1 + floor(${members} * power(random(), 2))::int,
          case when i % 3 = 2 then first + i - 2 end, ${words("6 + i % 12", "id")},
          case when (first + i) % 5 = 0 then 1 + (first + i)::bigint % 3 else 0 end, at, at, 'en'
        from posts join bench_comments on post_id = id
          cross join lateral generate_series(0, comments_count - 1) as i
          cross join lateral (select ${actAt(newest, "created_at", "i", "comments_count")} as at) as written
        where id between ${from} and ${to}`,
    },
    { name: "the ids again", text: () => `drop table bench_comments` },
    {
      name: "likes of comments",
      text: () => `
        insert into comment_likes (user_id, comment_id, created_at)
        select ${memberOf(members, "id", "i")}, id, ${actAt(newest, "created_at", "i", "likes_count")}
        from comments, generate_series(0, likes_count - 1) as i`,
    },
  ];
}
