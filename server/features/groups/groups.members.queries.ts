import { and, eq, isNull, sql } from "drizzle-orm";
import { prepared, type DbOrTx, type Tx } from "#server/db/client";
import { lockInTurn } from "#server/db/marks";
import { behind, type KeysetValues, limited, readOnce } from "#server/db/keyset";
import { personColumns } from "#server/db/personColumns";
import { groupMembers, groups, type QuestionAnswer } from "#server/db/schema/groups";
import { media } from "#server/db/schema/media";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { canSeeListed, canSeePerson } from "#server/db/visibility";
import type { Person } from "#server/features/people/people.model";
import { FACES_MAX, type GroupRole, type GroupVisibility } from "./groups.model.ts";

const viewer = sql.placeholder("viewer");

/** Serializes all changes of who is in a group, and of its member count. */
export const lockGroup = (tx: Tx, groupId: number) => lockInTurn(tx, `group:${groupId}`);

/** Keeps a member in the group, and the group itself, until the transaction ends: whoever removes either waits. */
export async function holdMember(tx: Tx, groupId: number, memberId: number): Promise<void> {
  await tx.execute(sql`select from ${groupMembers} where group_id = ${groupId} and user_id = ${memberId} for share`);
  await tx.execute(sql`select from ${groups} where id = ${groupId} for share`);
}

interface Membership {
  questions: string[];
  visibility: GroupVisibility;
  state: "member" | "requested" | "refused" | null;
  role: GroupRole | null;
  /** Whether a post of the member waits for approval: it is their first in a group that approves those. */
  waits: boolean;
  /** Whether the refusal is so recent that the member may not send another request yet. */
  refusedLately: boolean;
}

/** Finds what a member is to a group; undefined when there is no such group. */
export async function membershipOf(
  tx: DbOrTx,
  { groupId, memberId, days }: { groupId: number; memberId: number; days: number },
): Promise<Membership | undefined> {
  const [row] = await tx
    .select({
      visibility: groups.visibility,
      questions: groups.questions,
      state: groupMembers.state,
      role: groupMembers.role,
      waits: sql<boolean>`case when ${groups.approvesFirstPosts} and ${groupMembers.role} = 'member' then not exists (
        select from ${posts} where ${posts.groupId} = ${groups.id} and ${posts.authorId} = ${memberId}
          and ${posts.visibility} in ('public', 'group')) else false end`,
      refusedLately: sql<boolean>`coalesce(${groupMembers.state} = 'refused'
        and ${groupMembers.decidedAt} > now() - ${days} * interval '1 day', false)`,
    })
    .from(groups)
    .leftJoin(groupMembers, and(eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, memberId)))
    .where(and(eq(groups.id, groupId), isNull(groups.deletedAt)));
  return row;
}

/** Stores a member of the group, or a request to join it. */
export async function putMember(
  tx: Tx,
  {
    groupId,
    memberId,
    state,
    role = "member",
    message = null,
    answers = null,
    reason = null,
  }: {
    groupId: number;
    memberId: number;
    state: "member" | "requested" | "refused";
    role?: GroupRole;
    /** What the member has written with the request. */
    message?: string | null;
    /** The questions of the group with the member's answers. */
    answers?: QuestionAnswer[] | null;
    /** Why a request is declined. */
    reason?: string | null;
  },
): Promise<void> {
  const decidedAt = state === "requested" ? null : sql`now()`;
  const now = sql`now()`;
  await tx
    .insert(groupMembers)
    .values({ groupId, userId: memberId, state, role, decidedAt, requestMessage: message, answers, reason })
    .onConflictDoUpdate({
      target: [groupMembers.groupId, groupMembers.userId],
      set: { state, role, decidedAt, createdAt: now, requestMessage: message, answers, reason },
    });
}

/** Replaces the message of a request that waits for its answer. */
export async function setRequestMessage(tx: Tx, groupId: number, memberId: number, message: string): Promise<void> {
  await tx
    .update(groupMembers)
    .set({ requestMessage: message })
    .where(
      and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, memberId), eq(groupMembers.state, "requested")),
    );
}

/** Removes a member, or a request, from the group. */
export async function deleteMember(tx: Tx, groupId: number, memberId: number): Promise<void> {
  await tx.delete(groupMembers).where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, memberId)));
}

/** Changes the stored member count of a locked group, and returns it. */
export async function countMembers(tx: Tx, groupId: number, change: 1 | -1): Promise<number> {
  const [row] = await tx
    .update(groups)
    .set({ membersCount: sql`${groups.membersCount} + ${change}` })
    .where(eq(groups.id, groupId))
    .returning({ membersCount: groups.membersCount });
  return row?.membersCount ?? 0;
}

/** Stores the role of a member in the group. */
export async function setMemberRole(tx: Tx, groupId: number, memberId: number, role: GroupRole): Promise<void> {
  await tx
    .update(groupMembers)
    .set({ role })
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, memberId), eq(groupMembers.state, "member")));
}

/** Checks whether the group has another owner. */
export async function hasOtherOwner(tx: DbOrTx, groupId: number, memberId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: groupMembers.userId })
    .from(groupMembers)
    .where(
      sql`${groupMembers.groupId} = ${groupId} and ${groupMembers.userId} <> ${memberId}
        and ${groupMembers.state} = 'member' and ${groupMembers.role} = 'owner'`,
    )
    .limit(1);
  return row !== undefined;
}

/**
 * Finds those of these groups that have no other owner than the member (`group_members_list_idx`), without private ones of
 * which they are the only member.
 */
export const lastOwned = prepared<{ id: number }[], { ids: number[]; ownerId: number }>((db) =>
  db
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(
      and(
        sql`${groupMembers.groupId} = any(${sql.placeholder("ids")}::bigint[])`,
        eq(groupMembers.state, "member"),
        eq(groupMembers.role, "owner"),
        sql`not exists (select from ${groups} where ${groups.id} = ${groupMembers.groupId} and ${groups.visibility} = 'private'
          and ${groups.membersCount} = 1)`,
      ),
    )
    .groupBy(groupMembers.groupId)
    .having(sql`bool_and(${groupMembers.userId} = ${sql.placeholder("ownerId")})`)
    .prepare("groups_owned_alone"),
);

/** The picture of a group has been removed with the files of the member who uploaded it. */
const isUncovered = sql`${groups.cover} is not null and not exists (
  select from ${media} where ${media.key} = ${groups.cover} ->> 'key')`;

/**
 * Lists the groups that lose something with a member whose account and files are deleted, in order of their ids: a
 * member, or their picture, which remains visible after its uploader has left the group.
 */
export const groupsOfLeaver = (tx: Tx, memberId: number): Promise<{ id: number; isMember: boolean }[]> =>
  tx.execute<{ id: number; isMember: boolean }>(sql`
    select id, bool_or(is_member) as "isMember" from (
      select group_id as id, true as is_member from ${groupMembers} where user_id = ${memberId} and state = 'member'
      union all select id, false from ${groups} where ${isUncovered}) as losing
    group by id order by id`);

/** Removes the picture of a locked group whose file is removed. */
export async function uncover(tx: Tx, groupId: number): Promise<void> {
  await tx
    .update(groups)
    .set({ cover: null })
    .where(and(eq(groups.id, groupId), isUncovered));
}

/** Makes the admin, or else the member, who has been in a group longest its owner, if it has none. */
export async function promoteLongest(tx: Tx, groupId: number): Promise<void> {
  await tx.execute(sql`update ${groupMembers} set role = 'owner'
    where group_id = ${groupId} and state = 'member'
      and not exists (select from ${groupMembers} as other
        where other.group_id = ${groupId} and other.state = 'member' and other.role = 'owner')
      and user_id = (select heir.user_id from ${groupMembers} as heir where heir.group_id = ${groupId} and heir.state = 'member'
        order by (heir.role = 'admin') desc, heir.created_at, heir.user_id limit 1)`);
}

interface PeopleValues extends KeysetValues {
  viewer: number;
  groupId: number;
  state: "member" | "requested" | "refused";
}

type PersonOfGroup = Person & {
  role: GroupRole;
  since: string;
  message: string | null;
  answers: QuestionAnswer[];
  reason: string | null;
};

/**
 * Lists the members of a group, the requests to join it, or those that were declined, newest first, of people whom the viewer may see
 * (`group_members_list_idx`).
 */
export const peopleOfGroup = prepared<PersonOfGroup[], PeopleValues>((db) => {
  const page = sql`(select ${groupMembers.userId}, ${groupMembers.role}, ${groupMembers.createdAt}, ${groupMembers.requestMessage},
      ${groupMembers.answers}, ${groupMembers.reason} from ${groupMembers}
    where ${groupMembers.groupId} = ${sql.placeholder("groupId")} and ${groupMembers.state} = ${sql.placeholder("state")}
      and ${behind(groupMembers.createdAt, groupMembers.userId)} and ${canSeeListed(viewer, groupMembers.userId)}
    order by ${groupMembers.createdAt} desc, ${groupMembers.userId} desc ${limited}) as page`;
  return db
    .select({
      ...personColumns,
      role: sql<GroupRole>`page.role`,
      since: sql<string>`page.created_at`.mapWith(groupMembers.createdAt),
      message: sql<string | null>`page.request_message`,
      answers: sql<QuestionAnswer[]>`coalesce(page.answers, '[]')`,
      reason: sql<string | null>`page.reason`,
    })
    .from(readOnce(page))
    .innerJoin(users, sql`${users.id} = page.user_id`)
    .orderBy(sql`page.created_at desc`, sql`page.user_id desc`)
    .prepare("group_people");
});

/** A group names at most this many of its members by their faces. */
const FACES = sql.raw(String(FACES_MAX));

/**
 * Lists the newest members of each of these groups whom the viewer may see, by `group_members_list_idx`; nobody of a
 * private group that the viewer is not in.
 */
export const facesOfGroups = prepared<(Person & { groupId: number })[], { viewer: number; ids: number[] }>((db) =>
  db
    .select({ ...personColumns, groupId: groups.id })
    .from(groups)
    .innerJoinLateral(
      sql`(select ${groupMembers.userId}, ${groupMembers.createdAt} from ${groupMembers}
        where ${groupMembers.groupId} = ${groups.id} and ${groupMembers.state} = 'member'
          and ${canSeeListed(viewer, groupMembers.userId)}
        order by ${groupMembers.createdAt} desc, ${groupMembers.userId} desc limit ${FACES}) as face`,
      sql`true`,
    )
    .innerJoin(users, sql`${users.id} = face.user_id`)
    .where(
      sql`${groups.id} = any(${sql.placeholder("ids")}::bigint[]) and (${groups.visibility} = 'public'
        or exists (select from ${groupMembers} as own where own.group_id = ${groups.id} and own.user_id = ${viewer}
          and own.state = 'member'))`,
    )
    .orderBy(groups.id, sql`face.created_at desc, face.user_id desc`)
    .prepare("groups_faces"),
);

/** Counts the requests to join these groups, of people whom the viewer may see. */
export const countRequests = prepared<{ id: number; count: number }[], { viewer: number; ids: number[] }>((db) =>
  db
    .select({ id: groupMembers.groupId, count: sql<number>`count(*)` })
    .from(groupMembers)
    .where(
      and(
        sql`${groupMembers.groupId} = any(${sql.placeholder("ids")}::bigint[])`,
        eq(groupMembers.state, "requested"),
        canSeePerson(viewer, groupMembers.userId),
      ),
    )
    .groupBy(groupMembers.groupId)
    .prepare("group_requests_count"),
);

/** The declined requests of a group are counted up to this number. */
const DECLINED_MAX = sql.raw("1000");

/** Counts the declined requests to join a group, of people whom the viewer may see (`group_members_list_idx`). */
export const countDeclined = prepared<{ count: number }[], { viewer: number; groupId: number }>((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(
      sql`(select from ${groupMembers} where ${groupMembers.groupId} = ${sql.placeholder("groupId")}
        and ${groupMembers.state} = 'refused' and ${canSeeListed(viewer, groupMembers.userId)} limit ${DECLINED_MAX}) as counted`,
    )
    .prepare("group_declined_count"),
);
