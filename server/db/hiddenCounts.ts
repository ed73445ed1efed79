import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { commentLikes, comments } from "#server/db/schema/comments";
import { groupMembers } from "#server/db/schema/groups";
import { blocks } from "#server/db/schema/people";
import { likes, posts } from "#server/db/schema/posts";
import { hiddenMembers as hiddenFromAll } from "#server/db/schema/suspensions";
import { isHiddenMember, peopleHiddenFrom } from "./visibility.ts";

/*
 * Stored counts are the same for everyone, but lists leave out whom the viewer cannot see. These are the differences: a
 * statement subtracts them from a stored count, so that it agrees with the list.
 *
 * - People on the other side of a block are few, and differ for each viewer. PostgreSQL reads them once for a statement;
 *   for a viewer without blocks there are none, and no row of a counted table is read.
 * - Members who are hidden from everybody may be many, and are the same for all. They are found from the other side, among
 *   a hundred of the rows that a count counts, and only while anybody is hidden at all.
 */
type Viewer = SQLWrapper | number;

/** Whether anybody is hidden from everybody, which is found out once for a statement, by the primary key. */
const isAnybodyHidden = sql`(select user_id from ${hiddenFromAll} order by user_id limit 1) is not null`;

/** Of what a stored count counts, so many rows are looked through for members hidden from everybody. */
const LOOKED_THROUGH = sql.raw("100");

/**
 * Counts the members hidden from everybody among so many people of a list, in no order, so that nothing is sorted;
 * `people` selects them as `person`.
 */
export const goneAmong = (people: SQL): SQL<number> =>
  sql<number>`case when ${isAnybodyHidden}
    then (select count(*) from (${people} limit ${LOOKED_THROUGH}) as near where ${isHiddenMember(sql`near.person`)}) else 0 end`;

/** Of the people whom a viewer cannot see, this many are subtracted, so that pages stay fast for all viewers. */
const COUNTED_MAX = sql.raw("100");

const blockedFrom = (viewer: Viewer) => sql`array((${peopleHiddenFrom(viewer)}) limit ${COUNTED_MAX})`;
/** The same without members hidden from everybody, whom `goneAmong` counts. */
const hiddenFrom = (viewer: Viewer) => sql`array(select blocked.id from (${peopleHiddenFrom(viewer)}) as blocked
    where not ${isHiddenMember(sql`blocked.id`)} limit ${COUNTED_MAX})`;

/**
 * Adds up a count for each of the hidden people, which is a lookup of its own, however many rows others have. Most
 * viewers have no blocks, which is found out once for a statement and not for each of its rows.
 */
const forHidden = (viewer: Viewer, count: SQL, people = hiddenFrom(viewer)): SQL =>
  sql`case when exists (select 1 from ${blocks} where ${blocks.blockerId} = ${viewer})
      or exists (select 1 from ${blocks} where ${blocks.blockedId} = ${viewer})
    then (select coalesce(sum((${count})), 0)::bigint from unnest(${people}) as hidden (id)) else 0 end`;

/** The likes of a post by people whom a block hides from the viewer, by the primary key. */
export const hiddenLikes = (viewer: Viewer, postId: SQLWrapper): SQL<number> =>
  sql<number>`${forHidden(
    viewer,
    sql`select count(*) from ${likes} as unseen where unseen.user_id = hidden.id and unseen.post_id = ${postId}`,
    blockedFrom(viewer),
  )}`;

/** The likes of a comment by people whom a block hides from the viewer, by the primary key. */
export const hiddenCommentLikes = (viewer: Viewer, commentId: SQLWrapper): SQL<number> =>
  sql<number>`${forHidden(
    viewer,
    sql`select count(*) from ${commentLikes} as unseen where unseen.user_id = hidden.id and unseen.comment_id = ${commentId}`,
    blockedFrom(viewer),
  )}`;

/**
 * The comments on a post by members hidden from everybody, and what others replied in the threads that they began, among
 * so many of its comments, in no order (`comments_post_author_idx`): the same number for all viewers.
 */
export const goneComments = (postId: SQLWrapper): SQL<number> =>
  sql<number>`case when ${isAnybodyHidden} then (select count(*) from (
      select said.author_id as person, said.parent_id from ${comments} as said
      where said.post_id = ${postId} and said.deleted_at is null limit ${LOOKED_THROUGH}) as near
    where ${isHiddenMember(sql`near.person`)} or (near.parent_id is not null and exists (
      select 1 from ${comments} as thread where thread.id = near.parent_id and ${isHiddenMember(sql`thread.author_id`)} offset 0))) else 0 end`;

/**
 * The comments on a post that a block hides from the viewer: those of people behind it, and what others replied in the
 * threads that they began, by `comments_author_post_idx` and `comments_parent_idx`.
 */
export const hiddenComments = (viewer: Viewer, postId: SQLWrapper): SQL<number> =>
  sql<number>`${forHidden(
    viewer,
    sql`select count(unseen.id) filter (where unseen.deleted_at is null) + coalesce(sum(case when unseen.parent_id is null then (
        select count(*) from ${comments} as reply where reply.parent_id = unseen.id
          and reply.deleted_at is null and reply.author_id <> all(${hiddenFrom(viewer)})
          and not ${isHiddenMember(sql`reply.author_id`)}) end), 0)
      from ${comments} as unseen where unseen.author_id = hidden.id and unseen.post_id = ${postId}`,
  )}`;

/** The members of a group whom the viewer cannot see, by the primary key and by `group_members_list_idx`. */
export const hiddenMembers = (viewer: Viewer, groupId: SQLWrapper): SQL<number> =>
  sql<number>`${forHidden(
    viewer,
    sql`select count(*) from ${groupMembers} as unseen
      where unseen.group_id = ${groupId} and unseen.user_id = hidden.id and unseen.state = 'member'`,
  )} + ${goneAmong(sql`select inside.user_id as person from ${groupMembers} as inside
      where inside.group_id = ${groupId} and inside.state = 'member'`)}`;

/** So many of the members hidden last are subtracted from counts that stand beside no other list of people. */
const GONE_AUTHORS = sql.raw("100");

/** The members hidden from everybody last (`hidden_members_newest_idx`), for totals of everything that is written. */
export const hiddenLately = hiddenLast(GONE_AUTHORS);

function hiddenLast(most: SQL): SQL {
  return sql`(select gone.user_id as id from ${hiddenFromAll} as gone
    where gone.until is null or gone.until > now() order by gone.created_at desc, gone.user_id limit ${most})`;
}

/** Of so many of them, so many of the newest posts are subtracted from the counts of tags. */
const GONE_WRITERS = sql.raw("15");
const GONE_POSTS = sql.raw("4");

/** The tags of the newest posts of members hidden from everybody (`hidden_members_newest_idx`, `posts_author_idx`). */
const goneTags = sql`select written.tags from ${hiddenLast(GONE_WRITERS)} as author
    cross join lateral (select own.tags from ${posts} as own where own.author_id = author.id and own.visibility = 'public'
      order by own.created_at desc, own.id desc limit ${GONE_POSTS}) as written`;

/**
 * The number of public posts of each tag by people whom the viewer cannot see, to be joined by `unseen.name`: one pass
 * over their posts by `posts_author_idx`, however many tags the statement has.
 */
export const hiddenTags = (viewer: Viewer): SQL =>
  sql`(select tag.name, count(*) as posts from (
      select ${posts.tags} as tags from ${posts}
        where ${posts.authorId} = any(${hiddenFrom(viewer)}) and ${posts.visibility} = 'public'
      union all ${goneTags}) as theirs, unnest(theirs.tags) as tag (name) group by tag.name) as unseen`;
