import { sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { goneAmong } from "#server/db/hiddenCounts";
import { blocks, bondRequests, bonds, follows, mutes } from "#server/db/schema/people";
import { users } from "#server/db/schema/users";
import { canSeePerson, isHiddenMember, peopleHiddenFrom } from "#server/db/visibility";
import type { BondState, TieCounts } from "#server/features/bonds/bonds.model";

const viewer = sql.placeholder("viewer");
const always = sql`true`;
const ids = sql`unnest(${sql.placeholder("ids")}::bigint[]) as asked (id)`;

interface RelationRow {
  id: number;
  state: BondState;
  requestId: number | null;
  isFollowed: boolean;
  isBlocked: boolean;
  isMuted: boolean;
  mutedUntil: string | null;
}

/** What the viewer has of one kind with a member: a lookup by key, however many they have with others. */
const lookup = (row: SQL, name: string) => sql`lateral (${row} limit 1) as ${sql.raw(name)}`;

/** Returns what each of these members is to the viewer, by one statement. Every part is a lookup by key. */
export const relationsTo = prepared<RelationRow[], { viewer: number; ids: number[] }>((db) =>
  db
    .select({
      id: sql<number>`asked.id`,
      state: sql<BondState>`case when asked.id = ${viewer} then 'self' when bond.user_id is not null then 'bonded'
        when request.from_id = ${viewer} then 'request_sent' when request.to_id = ${viewer} then 'request_received'
        else 'none' end`,
      requestId: sql<number | null>`request.id`,
      isFollowed: sql<boolean>`follow.follower_id is not null`,
      isBlocked: sql<boolean>`block.blocker_id is not null`,
      isMuted: sql<boolean>`mute.muter_id is not null`,
      mutedUntil: sql<string | null>`mute.until`.mapWith(mutes.until),
    })
    .from(ids)
    .leftJoin(
      lookup(sql`select user_id from ${bonds} where user_id = ${viewer} and bond_id = asked.id`, "bond"),
      always,
    )
    .leftJoin(
      lookup(
        sql`select id, from_id, to_id from ${bondRequests}
          where least(from_id, to_id) = least(asked.id, ${viewer}::bigint)
            and greatest(from_id, to_id) = greatest(asked.id, ${viewer}::bigint)
            and status = 'pending' and bond.user_id is null and ${canSeePerson(viewer, sql`asked.id`)}`,
        "request",
      ),
      always,
    )
    .leftJoin(
      lookup(
        sql`select follower_id from ${follows} where follower_id = ${viewer} and followee_id = asked.id`,
        "follow",
      ),
      always,
    )
    .leftJoin(
      lookup(sql`select blocker_id from ${blocks} where blocker_id = ${viewer} and blocked_id = asked.id`, "block"),
      always,
    )
    .leftJoin(
      lookup(
        sql`select muter_id, until from ${mutes}
          where muter_id = ${viewer} and muted_id = asked.id and (until is null or until > now())`,
        "mute",
      ),
      always,
    )
    .prepare("bonds_relations"),
);

/** So many followers are counted at most. */
const COUNTED_MAX = sql.raw("10000");
const countedUpTo = (rows: SQL) => sql`(select count(*) from (${rows} limit ${COUNTED_MAX}) as counted)`;

/**
 * The people of a relation whom the viewer cannot see. Those behind a block are few, so each is looked up by key; those
 * hidden from everybody are found among a hundred of the relation.
 */
const hiddenOf = (tie: (person: SQL) => SQL, people: SQL) =>
  sql`((select count(*) from (${peopleHiddenFrom(viewer)}) as hidden
      where not ${isHiddenMember(sql`hidden.id`)} and ${tie(sql`hidden.id`)})
    + ${goneAmong(people)})`;

/**
 * Returns the stored count of bonds and the counted followers of each of these members, ten thousand of them at most,
 * without people whom the viewer cannot see; nothing of members whom the viewer cannot see themselves.
 */
export const tieCountsOf = prepared<(TieCounts & { id: number })[], { viewer: number; ids: number[] }>((db) =>
  db
    .select({
      id: sql<number>`asked.id`,
      bonds: sql<number>`greatest(0, ${users.bondsCount} - ${hiddenOf(
        (person) => sql`exists (select from ${bonds} where user_id = asked.id and bond_id = ${person} offset 0)`,
        sql`select bond_id as person from ${bonds} where user_id = asked.id`,
      )})`.mapWith(Number),
      followers: sql<number>`(${countedUpTo(sql`select from ${follows} where followee_id = asked.id`)} - ${hiddenOf(
        (person) =>
          sql`exists (select from ${follows} where followee_id = asked.id and follower_id = ${person} offset 0)`,
        sql`select follower_id as person from ${follows} where followee_id = asked.id`,
      )})`,
      following: sql<number>`(${countedUpTo(sql`select from ${follows} where follower_id = asked.id`)} - ${hiddenOf(
        (person) =>
          sql`exists (select from ${follows} where follower_id = asked.id and followee_id = ${person} offset 0)`,
        sql`select followee_id as person from ${follows} where follower_id = asked.id`,
      )})`,
    })
    .from(ids)
    .innerJoin(users, sql`${users.id} = asked.id`)
    .where(canSeePerson(viewer, sql`asked.id`))
    .prepare("bonds_tie_counts"),
);
