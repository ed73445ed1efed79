import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { comments } from "#server/db/schema/comments";
import { groupMembers } from "#server/db/schema/groups";
import { blocks, bonds, mutes } from "#server/db/schema/people";

/*
 * The one rule of who may see whom and what. Every list, count, search, live event and notification uses it. `viewer`
 * may be a column, a placeholder or a number; 0 stands for a guest, who has neither bonds nor blocks. Each lookup uses
 * the primary key of its table, and stays a lookup by `offset 0` where PostgreSQL would rather read all bonds or groups
 * of the viewer at once.
 */
type Viewer = SQLWrapper | number;

/** Checks that neither of the two has blocked the other. */
export function canSeePerson(viewer: Viewer, person: SQLWrapper): SQL<boolean> {
  return sql<boolean>`not exists (select 1 from ${blocks} where ${blocks.blockerId} = ${viewer} and ${blocks.blockedId} = ${person})
    and not exists (select 1 from ${blocks} where ${blocks.blockerId} = ${person} and ${blocks.blockedId} = ${viewer})`;
}

/**
 * The same for a list that is read in the order of an index: PostgreSQL reads the few people whom the viewer cannot see
 * once, and never reads and sorts the whole list to leave them out.
 */
export function canSeeListed(viewer: Viewer, person: SQLWrapper): SQL<boolean> {
  return sql<boolean>`${person} <> all(array(${peopleHiddenFrom(viewer)}))`;
}

/** The audience of a post: a row of posts, or columns of the same meaning. */
export interface PostAudience {
  authorId: SQLWrapper;
  visibility: SQLWrapper;
  groupId: SQLWrapper;
}

/** Checks whether the viewer is a member of the group, not only a person with a request. */
export function isGroupMember(viewer: Viewer, groupId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${groupMembers}
    where ${groupMembers.groupId} = ${groupId} and ${groupMembers.userId} = ${viewer} and ${groupMembers.state} = 'member' offset 0)`;
}

/**
 * Checks whether the viewer may see a post: it is public, the viewer's own, a bonded author's, or in a private group of
 * the viewer's, and nobody blocked anybody. A member who has left a private group does not see its posts, their own
 * included.
 */
export function canSeePost(viewer: Viewer, post: PostAudience): SQL<boolean> {
  return sql<boolean>`(
    ${post.visibility} = 'public'
    or (${post.visibility} = 'group' and ${isGroupMember(viewer, post.groupId)})
    or (${post.visibility} <> 'group' and ${post.authorId} = ${viewer})
    or (${post.visibility} = 'bonds' and exists (
      select 1 from ${bonds} where ${bonds.userId} = ${viewer} and ${bonds.bondId} = ${post.authorId} offset 0))
  ) and ${canSeePerson(viewer, post.authorId)}`;
}

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

/** The ids of everyone whom the viewer cannot see: the few rows that `canSeePerson` leaves out. */
export function peopleHiddenFrom(viewer: Viewer): SQL {
  return sql`select ${blocks.blockedId} as id from ${blocks} where ${blocks.blockerId} = ${viewer}
    union select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${viewer}`;
}

/** The ids of everyone whom the viewer has muted: the few rows that `isNotMuted` leaves out. */
export function peopleMutedBy(viewer: Viewer): SQL {
  return sql`select ${mutes.mutedId} as id from ${mutes}
    where ${mutes.muterId} = ${viewer} and (${mutes.until} is null or ${mutes.until} > now())`;
}
