import { eq, sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { behind, type KeysetValues, limited } from "#server/db/keyset";
import { participants } from "#server/db/schema/chat";
import { comments } from "#server/db/schema/comments";
import { groupInvitations, groups } from "#server/db/schema/groups";
import { moderationActs } from "#server/db/schema/moderation";
import { notificationEvents, notifications } from "#server/db/schema/notifications";
import { bondRequests } from "#server/db/schema/people";
import { reports } from "#server/db/schema/reports";
import { posts } from "#server/db/schema/posts";
import {
  canSeePerson,
  canSeePost,
  canSeeThread,
  isGroup,
  isGroupMember,
  isHiddenMember,
  isNotMuted,
  peopleHiddenFrom,
  peopleMutedBy,
} from "#server/db/visibility";
import { ACTORS_MAX, type Filter, type NotificationView, TOTAL_MAX, WAITING_MAX } from "./notifications.model.ts";

const viewer = sql.placeholder("viewer");
const member = notifications.userId;
const actorId = sql`event.actor_id`;

const threadOfMention = sql`(select ${comments.parentId} from ${comments} where ${comments.id} = event.entity_id)`;

/**
 * An act that its member may know of: it was not taken back, a bond request is still pending, a post in a group is still
 * visible, or still waits, and neither the actor nor the thread of a mention is hidden.
 */
const isVisibleAct = sql`event.withdrawn_at is null and ${canSeePerson(member, actorId)} and ${isNotMuted(member, actorId)}
  and (${notifications.type} <> 'bond_request' or exists (select from ${bondRequests} where ${bondRequests.fromId} = event.actor_id
    and ${bondRequests.toId} = ${member} and ${bondRequests.status} = 'pending'))
  and (${notifications.groupKey} not like 'mention:comment:%' or ${canSeeThread(member, threadOfMention)})
  and (${notifications.type} not in ('group_post', 'group_post_waiting') or exists (select from ${posts} where ${posts.id} = event.entity_id
    and case when ${notifications.type} = 'group_post' then ${canSeePost(member, posts)} else ${posts.visibility} = 'waiting' end offset 0))`;

/** Some kinds are for people who are no members of the group; an invitation is shown until it is answered. */
const isVisibleGroup = sql`case
  when ${notifications.type} in ('group_declined', 'group_post_removed', 'group_post_declined') then ${isGroup(notifications.groupId)}
  when ${notifications.type} = 'group_invited' then ${isGroup(notifications.groupId)} and exists (
    select from ${groupInvitations} where ${groupInvitations.groupId} = ${notifications.groupId}
      and ${groupInvitations.userId} = ${member} and ${groupInvitations.state} = 'pending')
  else ${isGroupMember(member, notifications.groupId)} end`;

/**
 * A notification is visible if there is an actor to name, the member may still see its subject, and a request still
 * waits for an answer.
 */
const visible = sql`${notifications.actorsCount} > 0
  and exists (select from ${notificationEvents} as event where event.notification_id = ${notifications.id} and ${isVisibleAct} offset 0)
  and (${notifications.postId} is null
    or exists (select from ${posts} where ${posts.id} = ${notifications.postId} and ${canSeePost(member, posts)} offset 0))
  and (${notifications.commentId} is null
    or exists (select from ${comments} where ${comments.id} = ${notifications.commentId} and ${comments.deletedAt} is null
      and ${canSeeThread(member, comments.parentId)} offset 0))
  and (${notifications.groupId} is null or ${isVisibleGroup})
  and (${notifications.conversationId} is null or exists (select from ${participants}
    where ${participants.conversationId} = ${notifications.conversationId} and ${participants.userId} = ${member}
      and ${participants.state} = 'request' offset 0))`;

/** The latest actors who may be named, each once, and the thing of the latest act, from the newest fifty acts. */
const latest = sql`(select array_agg(actor_id order by at desc) as actors, (array_agg(entity_id order by at desc))[1] as entity
  from (select actor_id, max(created_at) as at, (array_agg(entity_id order by created_at desc))[1] as entity_id
    from (select event.actor_id, event.entity_id, event.created_at from ${notificationEvents} as event
      where event.notification_id = ${notifications.id} and ${isVisibleAct}
      order by event.created_at desc limit 50) as acts
    group by actor_id order by at desc limit ${sql.raw(String(ACTORS_MAX))}) as people) as latest`;

const hiddenActors = sql`(select count(distinct event.actor_id) from ${notificationEvents} as event
  where event.notification_id = ${notifications.id} and event.withdrawn_at is null
    and (event.actor_id in (${peopleHiddenFrom(member)} union ${peopleMutedBy(member)})
      or ${isHiddenMember(actorId)}))`;

/** The comment that a notification shows: of some kinds the one that was written, of others the one it answers. */
const commentId = sql`case when ${notifications.type} in ('comment', 'reply') or ${notifications.groupKey} like 'mention:comment:%'
  then latest.entity else ${notifications.commentId} end`;

/** The report of a decision, from the key of its notification. */
const reportId = sql`case when ${notifications.type} = 'report_decided' then split_part(${notifications.groupKey}, ':', 2)::bigint end`;

/** The act of moderators that a notification is about, from its key, which says too whether the act was taken back. */
const actId = sql`case when ${notifications.type} = 'moderation' then split_part(${notifications.groupKey}, ':', 2)::bigint end`;
const isTakenBack = sql`split_part(${notifications.groupKey}, ':', 3) = 'back'`;
/** The author still finds a post that is hidden, and nothing else that was taken off. */
const isGone = sql`(${moderationActs.outcome} = 'remove' or (${moderationActs.outcome} = 'hide' and ${moderationActs.kind} <> 'post'))`;

/** A notification as the statements here read it: its excerpt is not cut yet. */
const columns = {
  id: notifications.id,
  userId: notifications.userId,
  type: notifications.type,
  actorIds: sql<
    number[]
  >`case when ${notifications.type} in ('report_decided', 'moderation') then '[]' else to_json(latest.actors) end`,
  actorsCount: sql<number>`${notifications.actorsCount} - ${hiddenActors}`,
  postId: notifications.postId,
  commentId: sql<number | null>`${commentId}`,
  groupId: notifications.groupId,
  group: sql<NotificationView["group"]>`case when ${groups.id} is not null
    then json_build_object('name', ${groups.name}, 'slug', ${groups.slug}) end`,
  isOfComment: sql<boolean>`${notifications.groupKey} like 'group_post_removed:comment:%'`,
  conversationId: notifications.conversationId,
  report: sql<NotificationView["report"]>`case when ${reports.id} is not null
    then json_build_object('state', ${reports.state}, 'kind', ${reports.kind}, 'name', case ${reports.kind}
      when 'group' then ${reports.context} ->> 'title' else ${reports.context} -> 'author' ->> 'name' end) end`,
  moderation: sql<NotificationView["moderation"]>`case when ${moderationActs.logId} is not null
    then json_build_object('kind', ${moderationActs.kind}, 'outcome', ${moderationActs.outcome}, 'rule', ${moderationActs.rule},
      'ruleTitle', ${moderationActs.ruleTitle}, 'path', case when ${isTakenBack} or not ${isGone} then ${moderationActs.path} end,
      'isTakenBack', ${isTakenBack}) end`,
  excerpt: sql<
    string | null
  >`left(coalesce(${notifications.words}, ${comments.content}, ${posts.title}, ${posts.content}, ${reports.outcome}, ${moderationActs.words}), 300)`,
  seen: sql<boolean>`${notifications.seenAt} is not null`,
  read: sql<boolean>`${notifications.readAt} is not null`,
  lastEventAt: notifications.lastEventAt,
};

/** The picked notifications with all that is shown of them, newest first. */
const viewsOf = (db: DbOrTx, picked: SQL) =>
  db
    .select(columns)
    .from(sql`(${picked}) as picked`)
    .innerJoin(notifications, sql`${notifications.id} = picked.id`)
    .innerJoinLateral(latest, sql`true`)
    .leftJoin(groups, eq(groups.id, notifications.groupId))
    .leftJoin(posts, eq(posts.id, notifications.postId))
    .leftJoin(reports, eq(reports.id, reportId))
    .leftJoin(moderationActs, eq(moderationActs.logId, actId))
    .leftJoin(
      comments,
      sql`${comments.id} = ${commentId} and ${comments.deletedAt} is null and ${canSeeThread(member, comments.parentId)}`,
    )
    .orderBy(sql`${notifications.lastEventAt} desc, ${notifications.id} desc`);

interface PageValues extends KeysetValues {
  viewer: number;
}

const mine = (filter: Filter) =>
  filter === "all" ? sql`${member} = ${viewer}` : sql`${member} = ${viewer} and ${notifications.readAt} is null`;

const pageOf = (filter: Filter) =>
  prepared<NotificationView[], PageValues>((db) =>
    viewsOf(
      db,
      sql`select ${notifications.id} as id from ${notifications}
        where ${mine(filter)} and ${behind(notifications.lastEventAt, notifications.id)} and ${visible}
        order by ${notifications.lastEventAt} desc, ${notifications.id} desc
        ${limited}`,
    ).prepare(`notifications_${filter}`),
  );

/** A page of a member's notifications, newest first, by `notifications_list_idx` or `notifications_unread_idx`. */
export const notificationsPage: Record<Filter, ReturnType<typeof pageOf>> = {
  all: pageOf("all"),
  unread: pageOf("unread"),
};

/** Notifications by their ids, each as its own member sees it, newest first. */
export const notificationViews = prepared<NotificationView[], { ids: number[]; viewer: number | null }>((db) =>
  viewsOf(
    db,
    sql`select ${notifications.id} as id from ${notifications}
      where ${notifications.id} = any(${sql.placeholder("ids")}::bigint[])
        and (${viewer}::bigint is null or ${member} = ${viewer}) and ${visible}`,
  ).prepare("notifications_by_id"),
);

const countOf = (name: string, where: SQL, most: number) =>
  prepared<{ id: number; count: number }[], { ids: number[] }>((db) =>
    db
      .select({
        id: sql<number>`person.id`,
        count: sql<number>`(select count(*) from (select from ${notifications}
          where ${member} = person.id and ${where} and ${visible} limit ${sql.raw(String(most))}) as counted)`,
      })
      .from(sql`unnest(${sql.placeholder("ids")}::bigint[]) as person (id)`)
      .prepare(`notifications_count_${name}`),
  );

/**
 * Counts members' notifications, by member. Unread and unseen ones are counted up to `WAITING_MAX`. A notification that
 * was read was also seen.
 */
export const countNotifications = {
  all: countOf("all", sql`true`, TOTAL_MAX),
  unread: countOf("unread", sql`${notifications.readAt} is null`, WAITING_MAX),
  unseen: countOf("unseen", sql`${notifications.readAt} is null and ${notifications.seenAt} is null`, WAITING_MAX),
};

/** Marks all notifications up to a time as seen; returns whether any was not. */
export async function markSeen(db: DbOrTx, userId: number, until: string | null): Promise<boolean> {
  const rows = await db.execute(sql`update ${notifications} set seen_at = now()
    where user_id = ${userId} and read_at is null and seen_at is null
      and (${until}::timestamptz is null or last_event_at <= ${until}::timestamptz) returning 1`);
  return rows.length > 0;
}

interface MarkedRead {
  userId: number;
  /** Null: all. */
  ids: number[] | null;
  until: string | null;
}

/**
 * Marks notifications as read, and with it as seen: those of the ids, or all up to a time; returns how many were not.
 */
export async function markRead(db: DbOrTx, { userId, ids, until }: MarkedRead): Promise<number> {
  const rows = await db.execute(sql`update ${notifications} set read_at = now(), seen_at = coalesce(seen_at, now())
    where user_id = ${userId} and read_at is null
      and (${ids && sql.param(ids)}::bigint[] is null or id = any(${ids && sql.param(ids)}::bigint[]))
      and (${until}::timestamptz is null or last_event_at <= ${until}::timestamptz) returning 1`);
  return rows.length;
}

/** Makes one unread again; it stays seen. */
export async function markUnread(db: DbOrTx, userId: number, id: number): Promise<boolean> {
  const rows = await db.execute(sql`update ${notifications} set read_at = null, seen_at = coalesce(seen_at, now())
    where user_id = ${userId} and id = ${id} and read_at is not null returning 1`);
  return rows.length > 0;
}
