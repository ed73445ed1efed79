import { actAt, memberOf } from "./formulas.ts";
import type { Scale, Step } from "./scale.ts";

const PART = 20_000;

/** Likes, and bookmarks with their folders, as many as the posts say. */
export function markSteps({ posts, members, newest }: Scale): Step[] {
  const inParts = { last: posts, part: PART };
  return [
    {
      ...inParts,
      name: "likes",
      text: (from, to) => `
        insert into likes (user_id, post_id, created_at)
        select ${memberOf(members, "id", "i")}, id, ${actAt(newest, "created_at", "i", "likes_count")}
        from posts, generate_series(0, likes_count - 1) as i where id between ${from} and ${to}`,
    },
    {
      ...inParts,
      name: "bookmarks",
      text: (from, to) => `
        insert into bookmarks (user_id, post_id, note, created_at)
        select ${memberOf(members, "id", "i", 73)}, id, case when (id + i) % 9 = 0 then 'Read w' || id % 1000 end,
          ${actAt(newest, "created_at", "i", "bookmarks_count")}
        from posts, generate_series(0, bookmarks_count - 1) as i where id between ${from} and ${to}`,
    },
    {
      name: "folders",
      text: () => `
        insert into bookmark_folders (id, user_id, name)
        select n * 2 + i, n * 5, 'Folder ' || i from generate_series(1, ${members / 5}) as n, generate_series(0, 1) as i`,
    },
    {
      name: "bookmarks in folders",
      text: () => `
        insert into bookmark_folder_items (folder_id, user_id, post_id, created_at)
        select user_id / 5 * 2 + post_id % 2, user_id, post_id, created_at from bookmarks
        where user_id % 5 = 0 and post_id % 4 < 2`,
    },
  ];
}
