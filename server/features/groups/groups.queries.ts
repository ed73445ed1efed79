import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { hiddenMembers } from "#server/db/hiddenCounts";
import { behind, type KeysetValues } from "#server/db/keyset";
import { groupFigures, groupMembers, groups } from "#server/db/schema/groups";
import { bonds } from "#server/db/schema/people";
import { canSeePerson } from "#server/db/visibility";
import type { GroupLevel } from "./groups.levels.rules.ts";
import type { GroupRole, GroupState, GroupView } from "./groups.model.ts";

const viewer = sql.placeholder("viewer");

/** A group as the viewer sees it, from `groups` joined with `ofViewer`. */
export const groupColumns = {
  id: groups.id,
  slug: groups.slug,
  name: groups.name,
  description: groups.description,
  category: sql<GroupView["category"]>`${groups.category}`,
  cover: groups.cover,
  visibility: groups.visibility,
  // In a private group of others the list is closed: a count without hidden people would reveal who is in it.
  membersCount: sql<number>`${groups.membersCount} - case when ${groups.visibility} = 'public' or ${groupMembers.state} = 'member'
    then ${hiddenMembers(viewer, groups.id)} else 0 end`,
  weekPostsCount: groups.weekPostsCount,
  createdAt: groups.createdAt,
  updatedAt: groups.updatedAt,
  viewerState: sql<GroupState>`case when ${groupMembers.state} in ('member', 'requested') then ${groupMembers.state} else 'none' end`,
  viewerRole: sql<GroupRole | null>`case when ${groupMembers.state} = 'member' then ${groupMembers.role} end`,
  viewerMessage: groupMembers.requestMessage,
  questions: groups.questions,
  approvesFirstPosts: groups.approvesFirstPosts,
  notifyLevel: sql<GroupLevel | null>`case when ${groupMembers.state} = 'member' then ${groupMembers.notifyLevel} end`,
  declinedAt: sql<
    string | null
  >`case when ${groupMembers.state} = 'refused' then ${groupMembers.decidedAt} end`.mapWith(groupMembers.decidedAt),
  declineReason: groupMembers.reason,
};

/** Joins what the viewer is to a group. */
export const ofViewer = and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, viewer));

/** Finds a group by its address, in any case (`groups_slug_key`). */
export const groupBySlug = prepared<GroupView[], { viewer: number; slug: string }>((db) =>
  db
    .select(groupColumns)
    .from(groups)
    .leftJoin(groupMembers, ofViewer)
    .where(and(sql`lower(${groups.slug}) = lower(${sql.placeholder("slug")})`, isNull(groups.deletedAt)))
    .prepare("group_by_slug"),
);

/** Finds many groups by their ids, in no order. */
export const groupsByIds = prepared<GroupView[], { viewer: number; ids: number[] }>((db) =>
  db
    .select(groupColumns)
    .from(groups)
    .leftJoin(groupMembers, ofViewer)
    .where(and(sql`${groups.id} = any(${sql.placeholder("ids")}::bigint[])`, isNull(groups.deletedAt)))
    .prepare("groups_by_ids"),
);

export type PageValues = KeysetValues & { viewer: number };
/** The conditions of a list: a pattern for the name or the description, and a category; null for any. */
export type Wanted = { pattern: string | null; category: string | null };

const pattern = sql`${sql.placeholder("pattern")}::text`;
const category = sql`${sql.placeholder("category")}::text`;
const wanted = sql`${groups.deletedAt} is null and (${pattern} is null or fold(${groups.name}) like ${pattern} or fold(${groups.description}) like ${pattern})
  and (${category} is null or ${groups.category} = ${category})`;

/** Lists such groups that the viewer is in, the last joined first (`group_members_user_idx`). */
export const ownGroups = prepared<(GroupView & { joinedAt: string })[], PageValues & Wanted>((db) =>
  db
    .select({ ...groupColumns, joinedAt: groupMembers.createdAt })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(
      and(
        eq(groupMembers.userId, viewer),
        eq(groupMembers.state, "member"),
        wanted,
        behind(groupMembers.createdAt, groups.id),
      ),
    )
    .orderBy(desc(groupMembers.createdAt), desc(groups.id))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("groups_own"),
);

/** Counts such groups that the viewer is in. */
export const countOwnGroups = prepared<{ count: number }[], { viewer: number } & Wanted>((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, viewer), eq(groupMembers.state, "member"), wanted))
    .prepare("groups_own_count"),
);

/** The number of candidates for a suggestion: the most active groups, by `groups_active_idx`. */
const CANDIDATES = 60;
/** Of a member's bonds so many of the newest count. */
const FRIENDS = sql.raw("200");

/**
 * Suggests groups: those with the viewer's bonds, and active ones. One bond inside counts as much as three members with
 * standing who wrote something this week. How many joined does not count, because anybody can join.
 */
export const featuredGroups = prepared<GroupView[], { viewer: number; limit: number }>((db) => {
  const candidates = sql`(select id from ${groups} as active where active.deleted_at is null order by active.week_active_count desc, active.id
    limit ${sql.raw(String(CANDIDATES))}) as candidate`;
  // The groups of the bonds are read once, and not the bonds once for each group.
  const friends = sql`(select friend.group_id, count(*) as bonds
    from (select bond_id from ${bonds} where user_id = ${viewer} order by created_at desc, bond_id desc limit ${FRIENDS}) as bond
      join ${groupMembers} as friend on friend.user_id = bond.bond_id and friend.state = 'member'
    where ${canSeePerson(viewer, sql`bond.bond_id`)} group by friend.group_id) as inside`;
  return db
    .select(groupColumns)
    .from(candidates)
    .innerJoin(groups, sql`${groups.id} = candidate.id`)
    .leftJoin(groupMembers, ofViewer)
    .leftJoin(friends, sql`inside.group_id = ${groups.id}`)
    .where(sql`${groupMembers.state} is distinct from 'member'`)
    .orderBy(sql`3 * coalesce(inside.bonds, 0) + ${groups.weekActiveCount} + ${groups.weekPostsCount} desc`, groups.id)
    .limit(sql.placeholder("limit"))
    .prepare("groups_featured");
});

/** Reads the stored figures: `groups`, `members`, `posts_week`, `active_day`, and `category:` with each category. */
export const readFigures = prepared<{ name: string; value: number }[], Record<string, never>>((db) =>
  db.select({ name: groupFigures.name, value: groupFigures.value }).from(groupFigures).prepare("group_figures"),
);
