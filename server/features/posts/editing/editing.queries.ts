import { asc, desc, sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { postRevisions, posts } from "#server/db/schema/posts";
import { canSeePost } from "#server/db/visibility";
import { REVISIONS_MAX, type PostRevision } from "#server/features/posts/posts.model";

/**
 * Lists the former versions of posts, the newest of each first, by `post_revisions_post_idx`: those that the viewer
 * might have seen when they stood. The caller checks that the viewer may see the posts.
 */
export const revisionsOfPosts = prepared<
  (PostRevision & { postId: number })[],
  { viewer: number; ids: readonly number[] }
>((db) => {
  const audience = { ...posts, visibility: sql`before.visibility` };
  const newest = sql`select before.id from ${postRevisions} as before join ${posts} on ${posts.id} = before.post_id
    where before.post_id = asked.id and ${canSeePost(sql.placeholder("viewer"), audience)}
    order by before.created_at desc, before.id desc limit ${sql.raw(String(REVISIONS_MAX))}`;
  return db
    .select({
      postId: postRevisions.postId,
      id: postRevisions.id,
      title: postRevisions.title,
      content: postRevisions.content,
      category: postRevisions.category,
      tags: postRevisions.tags,
      createdAt: postRevisions.createdAt,
    })
    .from(sql`unnest(${sql.placeholder("ids")}::bigint[]) as asked (id), lateral (${newest}) as picked`)
    .innerJoin(postRevisions, sql`${postRevisions.id} = picked.id`)
    .orderBy(asc(postRevisions.postId), desc(postRevisions.createdAt), desc(postRevisions.id))
    .prepare("post_revisions");
});
