import { eq, sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { behind, type KeysetValues, limited } from "#server/db/keyset";
import { personColumns } from "#server/db/personColumns";
import { bondRequests, bonds, suggestionDismissals } from "#server/db/schema/people";
import { likes, posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { peopleHiddenFrom, peopleMutedBy } from "#server/db/visibility";
import type { Person } from "#server/features/people/people.model";
import { DISMISSED_DAYS } from "#server/features/bonds/bonds.model";

const viewer = sql`${sql.placeholder("viewer")}::bigint`;

const pattern = sql`${sql.placeholder("pattern")}::text`;

/** How far the statement looks: enough to find good matches, and the same work however large the community is. */
const RECENT = { own: sql.raw("60"), posts: sql.raw("300"), people: sql.raw("300") };
/** Friends of so many newest friends, and of each so many, are candidates. */
const FRIENDS = { own: sql.raw("60"), theirs: sql.raw("30") };
/** Of all candidates at most so many are ranked, those with the best scores. */
const RANKED_MAX = sql.raw("300");
/** The time for which a dismissed person is not suggested again. */
const DISMISSED = sql.raw(`interval '${DISMISSED_DAYS} days'`);

/**
 * Whom the viewer is not suggested: themself, bonds, people with a request between them, whom the viewer cannot see or
 * has muted, and whom they dismissed. The statement reads them once, and not once for each candidate.
 */
const taken = sql`select ${viewer} as id
  union all select bond_id from ${bonds} where user_id = ${viewer}
  union all select to_id from ${bondRequests} where from_id = ${viewer} and status = 'pending'
  union all select from_id from ${bondRequests} where to_id = ${viewer} and status = 'pending'
  union all select id from (${peopleHiddenFrom(viewer)}) as hidden
  union all select id from (${peopleMutedBy(viewer)}) as muted
  union all select dismissed_id from ${suggestionDismissals} where user_id = ${viewer} and created_at > now() - ${DISMISSED}`;

/** A person whom the viewer may be suggested. */
const stranger = (person: SQL) => sql`${person} not in (select id from taken)`;

/** The tags of what the viewer has written and liked lately. */
const interests = sql`select distinct tag from (
    (select tags from ${posts} where author_id = ${viewer} order by created_at desc limit ${RECENT.own})
    union all
    (select liked.tags from ${posts} as liked join (select post_id from ${likes} where user_id = ${viewer}
      order by created_at desc limit ${RECENT.own}) as mine on mine.post_id = liked.id)
  ) as known, unnest(known.tags) as tag`;

const recentPosts = sql`select author_id, tags from ${posts} where visibility = 'public'
  order by created_at desc, id desc limit ${RECENT.posts}`;

const friendsOf = (person: SQL, most: SQL) =>
  sql`(select bond_id from ${bonds} where user_id = ${person} order by created_at desc, bond_id desc limit ${most})`;

/**
 * Friends of friends, authors of the same tags, people at the same location, recent authors and new members: the best by
 * a score that needs no row of a member, all of them when a name is searched.
 */
const candidates = sql`
  select * from (
    select id, sum(mutual)::int as mutual, (array_agg(tags) filter (where tags is not null))[1] as tags, bool_or(near) as near from (
      select theirs.bond_id as id, 1 as mutual, null::text as tags, false as near
        from ${friendsOf(viewer, FRIENDS.own)} as mine, lateral ${friendsOf(sql`mine.bond_id`, FRIENDS.theirs)} as theirs
      union all
      select author_id, 0, string_agg(distinct tag, ',' order by tag), false
        from recent, unnest(recent.tags) as tag where tag in (select tag from interests) group by author_id
      union all
      (select neighbour.id, 0, null, true from ${users} as me join ${users} as neighbour on lower(neighbour.location) = lower(me.location)
        where me.id = ${viewer} and me.location <> '' limit ${RECENT.people})
      union all
      select distinct author_id, 0, null, false from recent
      union all
      (select ${users.id}, 0, null, false from ${users} where ${stranger(sql`${users.id}`)} order by ${users.id} desc limit ${RECENT.people})
    ) as known where ${stranger(sql`known.id`)} group by id) as scored
  order by 10 * mutual + 4 * ${sharedTags(sql`tags`)} + 3 * near::int desc, id desc
  limit case when ${pattern} is null then ${RANKED_MAX} end`;

/** The number of common tags that count. */
function sharedTags(tags: SQL): SQL {
  return sql`least(5, coalesce(cardinality(string_to_array(${tags}, ',')), 0))`;
}

const isNeighbour = sql`coalesce(lower(${users.location}) = (select lower(location) from ${users} as me where me.id = ${viewer}
  and me.location <> ''), false)`;

/** The score of a person: friends in common count most, then common tags, then the same location. */
const score = sql`(10 * candidate.mutual + 4 * ${sharedTags(sql`candidate.tags`)} + 3 * ${isNeighbour}::int)`;

/**
 * The position as a timestamp, so that every list has the same kind of cursor: one point counts as much as a year of
 * later activity.
 */
const standing = sql`(case when ${users.showOnline} then coalesce(${users.lastActiveAt}, ${users.createdAt}) else ${users.createdAt} end
  + least(5000, ${score}) * interval '1 year')`;

/** All friends in common, of whom the candidates know only the newest. */
const mutualWith = sql`(select count(*) from ${bonds} as mine join ${bonds} as theirs
  on theirs.user_id = suggested.id and theirs.bond_id = mine.bond_id where mine.user_id = ${viewer})`;

export interface SuggestionRow extends Person {
  mutual: number;
  /** The tags joined by commas: a tag contains none. */
  tags: string | null;
  neighbour: boolean;
  since: string;
  total: number;
}

interface Values extends KeysetValues {
  viewer: number;
  /** The pattern of a name or username; null for all. */
  pattern: string | null;
}

/**
 * Suggests people whom the viewer may want to know, with the reasons, best first. The result is not empty as long as
 * there are strangers. `total` counts all that are ranked on every row.
 */
export const suggestPeople = prepared<SuggestionRow[], Values>((db) => {
  const suggested = sql`(with taken as materialized (${taken}), recent as (${recentPosts}), interests as (${interests}),
      candidates as (${candidates})
    select ranked.* from (select candidate.id, candidate.mutual, candidate.tags, ${isNeighbour} as neighbour, ${standing} as since,
        count(*) over () as total
      from candidates as candidate cross join lateral (select * from ${users} where ${users.id} = candidate.id offset 0) as ${users}
      where ${pattern} is null or ${users.name} ilike ${pattern} or ${users.username} ilike ${pattern}) as ranked
    where ${behind(sql`ranked.since`, sql`ranked.id`)}
    order by ranked.since desc, ranked.id desc ${limited}) as suggested`;
  return db
    .select({
      ...personColumns,
      mutual: sql<number>`case when suggested.mutual > 0 then ${mutualWith} else 0 end`.as("mutual"),
      tags: sql<string | null>`suggested.tags`.as("tags"),
      neighbour: sql<boolean>`suggested.neighbour`.as("neighbour"),
      since: sql<string>`suggested.since`.mapWith(users.createdAt).as("since"),
      total: sql<number>`suggested.total`.as("total"),
    })
    .from(suggested)
    .innerJoin(users, eq(users.id, sql`suggested.id`))
    .orderBy(sql`suggested.since desc`, sql`suggested.id desc`)
    .prepare("people_suggested");
});

/** Excludes a person from suggestions for a while; a repeated call starts the time again. */
export async function dismiss(db: DbOrTx, userId: number, dismissedId: number): Promise<void> {
  await db
    .insert(suggestionDismissals)
    .values({ userId, dismissedId })
    .onConflictDoUpdate({
      target: [suggestionDismissals.userId, suggestionDismissals.dismissedId],
      set: { createdAt: sql`now()` },
    });
}
