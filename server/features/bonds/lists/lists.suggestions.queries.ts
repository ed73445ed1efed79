import { eq, sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { behind, type KeysetValues } from "#server/db/keyset";
import { personColumns } from "#server/db/personColumns";
import { bondRequests, bonds, suggestionDismissals } from "#server/db/schema/people";
import { likes, posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { canSeePerson, isNotMuted } from "#server/db/visibility";
import type { Person } from "#server/features/people/people.model";
import { DISMISSED_DAYS } from "#server/features/bonds/bonds.model";

const viewer = sql`${sql.placeholder("viewer")}::bigint`;

const pattern = sql`${sql.placeholder("pattern")}::text`;

/** How far back the statement looks: enough to find good matches, and the same work however large the community is. */
const RECENT = { own: sql.raw("60"), posts: sql.raw("600"), people: sql.raw("300") };
/** The time for which a dismissed person is not suggested again. */
const DISMISSED = sql.raw(`interval '${DISMISSED_DAYS} days'`);

/**
 * A person whom the viewer may see and has not muted, with neither bond nor request between them, and not dismissed.
 */
const stranger = (person: SQL) => sql`${person} <> ${viewer}
  and ${canSeePerson(viewer, person)} and ${isNotMuted(viewer, person)}
  and not exists (select from ${bonds} where user_id = ${viewer} and bond_id = ${person})
  and not exists (select from ${bondRequests} where status = 'pending'
    and least(from_id, to_id) = least(${person}, ${viewer}) and greatest(from_id, to_id) = greatest(${person}, ${viewer}))
  and not exists (select from ${suggestionDismissals} where user_id = ${viewer} and dismissed_id = ${person}
    and created_at > now() - ${DISMISSED})`;

/** The tags of what the viewer has written and liked lately. */
const interests = sql`select distinct tag from (
    (select tags from ${posts} where author_id = ${viewer} order by created_at desc limit ${RECENT.own})
    union all
    (select liked.tags from ${posts} as liked join (select post_id from ${likes} where user_id = ${viewer}
      order by created_at desc limit ${RECENT.own}) as mine on mine.post_id = liked.id)
  ) as known, unnest(known.tags) as tag`;

const recentPosts = sql`select author_id, tags from ${posts} where visibility = 'public'
  order by created_at desc, id desc limit ${RECENT.posts}`;

/** Friends of friends, authors of the same tags, people at the same location, recent authors and new members. */
const candidates = sql`
  select id, sum(mutual)::int as mutual, (array_agg(tags) filter (where tags is not null))[1] as tags from (
    select theirs.bond_id as id, 1 as mutual, null::text as tags from ${bonds} as mine
      join ${bonds} as theirs on theirs.user_id = mine.bond_id
      where mine.user_id = ${viewer} and ${canSeePerson(viewer, sql`mine.bond_id`)}
    union all
    select author_id, 0, string_agg(distinct tag, ',' order by tag)
      from recent, unnest(recent.tags) as tag where tag in (select tag from interests) group by author_id
    union all
    (select neighbour.id, 0, null from ${users} as me join ${users} as neighbour on lower(neighbour.location) = lower(me.location)
      where me.id = ${viewer} and me.location <> '' limit ${RECENT.people})
    union all
    select distinct author_id, 0, null from recent
    union all
    (select ${users.id}, 0, null from ${users} where ${stranger(sql`${users.id}`)} order by ${users.id} desc limit ${RECENT.people})
  ) as known group by id`;

const isNeighbour = sql`coalesce(lower(${users.location}) = (select lower(location) from ${users} as me where me.id = ${viewer}
  and me.location <> ''), false)`;

/** The score of a person: friends in common count most, then common tags, then the same location. */
const score = sql`(10 * candidate.mutual + 4 * least(5, coalesce(cardinality(string_to_array(candidate.tags, ',')), 0))
  + 3 * ${isNeighbour}::int)`;

/**
 * The position as a timestamp, so that every list has the same kind of cursor: one point counts as much as a year of
 * later activity.
 */
const standing = sql`(case when ${users.showOnline} then coalesce(${users.lastActiveAt}, ${users.createdAt}) else ${users.createdAt} end
  + least(5000, ${score}) * interval '1 year')`;

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
 * there are strangers. `total` counts all of them on every row.
 */
export const suggestPeople = prepared<SuggestionRow[], Values>((db) => {
  const suggested = sql`(with recent as (${recentPosts}), interests as (${interests}), candidates as (${candidates})
    select candidate.id, candidate.mutual, candidate.tags, ${isNeighbour} as neighbour, ${standing} as since,
      count(*) over () as total
    from candidates as candidate join ${users} on ${users.id} = candidate.id
    where ${stranger(sql`candidate.id`)}
      and (${pattern} is null or ${users.name} ilike ${pattern} or ${users.username} ilike ${pattern})) as suggested`;
  return db
    .select({
      ...personColumns,
      mutual: sql<number>`suggested.mutual`.as("mutual"),
      tags: sql<string | null>`suggested.tags`.as("tags"),
      neighbour: sql<boolean>`suggested.neighbour`.as("neighbour"),
      since: sql<string>`suggested.since`.mapWith(users.createdAt).as("since"),
      total: sql<number>`suggested.total`.as("total"),
    })
    .from(suggested)
    .innerJoin(users, eq(users.id, sql`suggested.id`))
    .where(behind(sql`suggested.since`, sql`suggested.id`))
    .orderBy(sql`suggested.since desc`, sql`suggested.id desc`)
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
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
