import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { comments } from "#server/db/schema/comments";
import { hiddenPosts } from "#server/db/schema/feed";
import { groupMembers, groups } from "#server/db/schema/groups";
import { blocks, bonds, mutes } from "#server/db/schema/people";
import { hiddenMembers } from "#server/db/schema/suspensions";

/*
 * The one rule of who may see whom and what. Every list, count, search, live event and notification uses it. `viewer`
 * may be a column, a placeholder or a number; 0 stands for a guest, who has neither bonds nor blocks. Each lookup uses
 * the primary key of its table, and stays a lookup by `offset 0` where PostgreSQL would rather read all bonds or groups
 * of the viewer at once.
 */
type Viewer = SQLWrapper | number;

/**
 * Checks that neither of the two has blocked the other, and that the person is not hidden from everybody else. Viewers
 * always see themselves.
 */
export function canSeePerson(viewer: Viewer, person: SQLWrapper): SQL<boolean> {
  return sql<boolean>`${isNotBlocked(viewer, person)} and ${isNotHidden(viewer, person)}`;
}

/** Checks that neither of the two has blocked the other. */
export function isNotBlocked(viewer: Viewer, person: SQLWrapper): SQL<boolean> {
  return sql<boolean>`not exists (select 1 from ${blocks} where ${blocks.blockerId} = ${viewer} and ${blocks.blockedId} = ${person})
    and not exists (select 1 from ${blocks} where ${blocks.blockerId} = ${person} and ${blocks.blockedId} = ${viewer})`;
}

/**
 * Checks that a person is hidden from everybody else: they are suspended, or have deleted their account. These may be
 * thousands, so nothing ever reads all of them: each person is a lookup by the primary key.
 */
export function isHiddenMember(person: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${hiddenMembers} as gone
    where gone.user_id = ${person} and (gone.until is null or gone.until > now()) offset 0)`;
}

/** Checks that a person is the viewer, or is not hidden from everybody else. Whoever uses `peopleHiddenFrom` adds it. */
export function isNotHidden(viewer: Viewer, person: SQLWrapper): SQL<boolean> {
  return sql<boolean>`(${person} = ${viewer} or not ${isHiddenMember(person)})`;
}

/**
 * The same for a list that is read in the order of an index: PostgreSQL reads the few people whom the viewer cannot see
 * once, and never reads and sorts the whole list to leave them out.
 */
export function canSeeListed(viewer: Viewer, person: SQLWrapper): SQL<boolean> {
  return sql<boolean>`${person} <> all(array(${peopleHiddenFrom(viewer)})) and ${isNotHidden(viewer, person)}`;
}

/** The audience of a post: a row of posts, or columns of the same meaning. */
export interface PostAudience {
  authorId: SQLWrapper;
  visibility: SQLWrapper;
  groupId: SQLWrapper;
}

/** Checks that the group was not deleted by its owner. */
export function isGroup(groupId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${groups} as standing where standing.id = ${groupId} and standing.deleted_at is null offset 0)`;
}

/** Checks whether the viewer is a member of the group, not only a person with a request. A deleted group has no members. */
export function isGroupMember(viewer: Viewer, groupId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${groupMembers} join ${groups} as standing on standing.id = ${groupMembers.groupId}
    where ${groupMembers.groupId} = ${groupId} and ${groupMembers.userId} = ${viewer} and ${groupMembers.state} = 'member'
      and standing.deleted_at is null offset 0)`;
}

/** Checks whether the viewer is an owner or admin of a group. A deleted group has none. */
export function isGroupManager(viewer: Viewer, groupId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${groupMembers} join ${groups} as standing on standing.id = ${groupMembers.groupId}
    where ${groupMembers.groupId} = ${groupId} and ${groupMembers.userId} = ${viewer} and ${groupMembers.state} = 'member'
      and ${groupMembers.role} in ('owner', 'admin') and standing.deleted_at is null offset 0)`;
}

/**
 * Checks whether the viewer may see a post: it is public, the viewer's own, a bonded author's, or in a private group of
 * the viewer's, nobody blocked anybody, and the author is not hidden. A member who has left a private group does not see
 * its posts, their own included. A post that waits for approval or was hidden is for its author alone, and one that was
 * removed for nobody; owners and admins read waiting ones in a list of their own.
 */
export function canSeePost(viewer: Viewer, post: PostAudience): SQL<boolean> {
  return sql<boolean>`${isForViewer(viewer, post)} and ${canSeePerson(viewer, post.authorId)}`;
}

/** The same for many posts: PostgreSQL reads the few people whom the viewer cannot see once, and not for each post. */
export function canSeeListedPost(viewer: Viewer, post: PostAudience): SQL<boolean> {
  return sql<boolean>`${isForViewer(viewer, post)} and ${canSeeListed(viewer, post.authorId)}`;
}

/** Checks that the viewer is of the audience of a post, whoever its author is to them. */
export const isForViewer = (viewer: Viewer, post: PostAudience) => sql`(
    ${post.visibility} = 'public'
    or (${post.visibility} = 'group' and ${isGroupMember(viewer, post.groupId)})
    or (${post.visibility} in ('bonds', 'only_me', 'waiting', 'hidden') and ${post.authorId} = ${viewer})
    or (${post.visibility} = 'bonds' and exists (
      select 1 from ${bonds} where ${bonds.userId} = ${viewer} and ${bonds.bondId} = ${post.authorId} offset 0))
  )`;

/**
 * Checks that the viewer has not hidden the post from themself. Every list in which posts come up uses it; the address
 * of the post, bookmarks and notifications do not.
 */
export function isNotHiddenBy(viewer: Viewer, postId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`not exists (select 1 from ${hiddenPosts}
    where ${hiddenPosts.userId} = ${viewer} and ${hiddenPosts.postId} = ${postId} offset 0)`;
}

/** The same for a long list that is read in the order of an index: PostgreSQL reads the hidden posts once. */
export const isNotHiddenInList = (viewer: Viewer, postId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`${postId} <> all(array(${postsHiddenBy(viewer)}))`;

/**
 * Checks whether the viewer may see the thread that a reply belongs to, by the author of its first comment. Without a
 * thread, for a comment on the post itself, there is nothing to hide.
 */
export function canSeeThread(viewer: Viewer, threadId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`(${threadId} is null or exists (select 1 from ${comments} as thread
    where thread.id = ${threadId} and ${canSeePerson(viewer, sql`thread.author_id`)}))`;
}

/**
 * Checks that the viewer has not muted the person. Everything that arrives unrequested uses it: feeds, live events,
 * notifications.
 */
export function isNotMuted(viewer: Viewer, person: SQLWrapper): SQL<boolean> {
  return sql<boolean>`not exists (select 1 from ${mutes}
    where ${mutes.muterId} = ${viewer} and ${mutes.mutedId} = ${person} and (${mutes.until} is null or ${mutes.until} > now()))`;
}

/** Chooses posts that are for others than their author: neither kept to themselves nor taken off. */
export const isForOthers = (visibility: SQLWrapper): SQL<boolean> =>
  sql<boolean>`${visibility} in ('public', 'bonds', 'group')`;

/**
 * Chooses posts that can be outside of groups: those in private ones and those that wait appear only there, and removed
 * ones nowhere.
 */
export const isOutsideGroups = (visibility: SQLWrapper): SQL<boolean> =>
  sql<boolean>`${visibility} not in ('group', 'waiting', 'removed')`;

/**
 * The ids of everyone whom a block hides from the viewer: few rows, which a statement may read at once. Members who are
 * hidden from everybody are not among them; `isNotHidden` looks them up.
 */
export function peopleHiddenFrom(viewer: Viewer): SQL {
  return sql`select ${blocks.blockedId} as id from ${blocks} where ${blocks.blockerId} = ${viewer}
    union select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${viewer}`;
}

/** The ids of the posts that the viewer has hidden from themself: a bounded number of rows. */
export const postsHiddenBy = (viewer: Viewer): SQL =>
  sql`select ${hiddenPosts.postId} as id from ${hiddenPosts} where ${hiddenPosts.userId} = ${viewer}`;

/** The ids of everyone whom the viewer has muted: the few rows that `isNotMuted` leaves out. */
export function peopleMutedBy(viewer: Viewer): SQL {
  return sql`select ${mutes.mutedId} as id from ${mutes}
    where ${mutes.muterId} = ${viewer} and (${mutes.until} is null or ${mutes.until} > now())`;
}
