import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { commentLikes, comments } from "#server/db/schema/comments";
import { groupMembers } from "#server/db/schema/groups";
import { blocks } from "#server/db/schema/people";
import { likes, posts } from "#server/db/schema/posts";
import { peopleHiddenFrom } from "./visibility.ts";

/*
 * Stored counts are the same for everyone, but lists leave out whom the viewer cannot see across a block. These are the
 * differences: a statement subtracts them from a stored count, so that it agrees with the list. PostgreSQL reads the
 * people once for a statement; for a viewer without blocks there are none, and no row of a counted table is read.
 */
type Viewer = SQLWrapper | number;

/** Of the people whom a viewer cannot see, this many are subtracted, so that pages stay fast for all viewers. */
const COUNTED_MAX = sql.raw("100");

const hiddenFrom = (viewer: Viewer) => sql`array((${peopleHiddenFrom(viewer)}) limit ${COUNTED_MAX})`;

/**
 * Adds up a count for each of the hidden people, which is a lookup of its own, however many rows others have. Most
 * viewers have no blocks, which is found out once for a statement and not for each of its rows.
 */
const forHidden = (viewer: Viewer, count: SQL): SQL =>
  sql`case when exists (select 1 from ${blocks} where ${blocks.blockerId} = ${viewer})
      or exists (select 1 from ${blocks} where ${blocks.blockedId} = ${viewer})
    then (select coalesce(sum((${count})), 0)::bigint from unnest(${hiddenFrom(viewer)}) as hidden (id)) else 0 end`;

/** The likes of a post by people whom the viewer cannot see, by the primary key. */
export const hiddenLikes = (viewer: Viewer, postId: SQLWrapper): SQL<number> =>
  sql<number>`${forHidden(
    viewer,
    sql`select count(*) from ${likes} as unseen where unseen.user_id = hidden.id and unseen.post_id = ${postId}`,
  )}`;

/** The likes of a comment by people whom the viewer cannot see, by the primary key. */
export const hiddenCommentLikes = (viewer: Viewer, commentId: SQLWrapper): SQL<number> =>
  sql<number>`${forHidden(
    viewer,
    sql`select count(*) from ${commentLikes} as unseen where unseen.user_id = hidden.id and unseen.comment_id = ${commentId}`,
  )}`;

/**
 * The comments on a post that the viewer cannot see: those of hidden people, and what others replied in the threads
 * that they began, by `comments_author_post_idx` and `comments_parent_idx`.
 */
export const hiddenComments = (viewer: Viewer, postId: SQLWrapper): SQL<number> =>
  sql<number>`${forHidden(
    viewer,
    sql`select count(unseen.id) filter (where unseen.deleted_at is null) + coalesce(sum(case when unseen.parent_id is null then (
        select count(*) from ${comments} as reply where reply.parent_id = unseen.id
          and reply.deleted_at is null and reply.author_id <> all(${hiddenFrom(viewer)})) end), 0)
      from ${comments} as unseen where unseen.author_id = hidden.id and unseen.post_id = ${postId}`,
  )}`;

/** The members of a group whom the viewer cannot see, by the primary key. */
export const hiddenMembers = (viewer: Viewer, groupId: SQLWrapper): SQL<number> =>
  sql<number>`${forHidden(
    viewer,
    sql`select count(*) from ${groupMembers} as unseen
      where unseen.group_id = ${groupId} and unseen.user_id = hidden.id and unseen.state = 'member'`,
  )}`;

/**
 * The number of public posts of each tag by people whom the viewer cannot see, to be joined by `unseen.name`: one pass
 * over their posts by `posts_author_idx`, however many tags the statement has.
 */
export const hiddenTags = (viewer: Viewer): SQL =>
  sql`(select tag.name, count(*) as posts from ${posts}, unnest(${posts.tags}) as tag (name)
    where ${posts.authorId} = any(${hiddenFrom(viewer)}) and ${posts.visibility} = 'public' group by tag.name) as unseen`;
