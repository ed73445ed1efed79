import { sql, type SQLWrapper } from "drizzle-orm";
import { posts } from "#server/db/schema/posts";
import { postTags, tags } from "#server/db/schema/tags";

const newestForm = (name: SQLWrapper) => sql`select written.form
  from (select post_id from ${postTags} where ${postTags.name} = ${name} and ${postTags.isPublic}
    order by ${postTags.createdAt} desc, ${postTags.postId} desc limit 1) as newest
  join ${posts} on ${posts.id} = newest.post_id,
    unnest(coalesce(${posts.tagForms}, ${posts.tags}), ${posts.tags}) as written (form, name)
  where written.name = ${name} limit 1`;

/**
 * The form of a tag that is shown, by its folded name: the one that most of its newest posts have, or its newest post
 * until it is counted.
 */
export const tagFormOf = (name: SQLWrapper) =>
  sql<string>`coalesce((select coalesce(${tags.form}, ${tags.name}) from ${tags} where ${tags.name} = ${name}), (${newestForm(name)}), ${name})`;
