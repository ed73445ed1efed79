import { eq, sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { behind, type KeysetValues, limited } from "#server/db/keyset";
import { personColumns } from "#server/db/personColumns";
import { groupMembers } from "#server/db/schema/groups";
import { bondRequests, bonds, follows, suggestionDismissals } from "#server/db/schema/people";
import { likes, posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { isLikedByOthers } from "#server/db/standing";
import { isHiddenMember, isNotHidden, peopleHiddenFrom, peopleMutedBy } from "#server/db/visibility";
import type { Person } from "#server/features/people/people.model";
import { DISMISSED_DAYS } from "#server/features/bonds/bonds.model";

const viewer = sql`${sql.placeholder("viewer")}::bigint`;

const pattern = sql`${sql.placeholder("pattern")}::text`;

/** How far the statement looks: enough to find good matches, and the same work however large the community is. */
const RECENT = { own: sql.raw("60"), posts: sql.raw("300"), walked: sql.raw("2000"), people: sql.raw("300") };
/** Friends of so many newest friends, and of each so many, are candidates. */
const FRIENDS = { own: sql.raw("60"), theirs: sql.raw("30") };
/** Members of so many groups of the viewer's, and of each so many, are candidates. */
const GROUPS = { own: sql.raw("30"), theirs: sql.raw("100") };
/** Of all candidates at most so many are ranked, those with the best scores. */
const RANKED_MAX = sql.raw("300");
/** So many followers with standing count, the last ones. */
const FOLLOWERS_MAX = sql.raw("20");
/** A member counts as active for so many days. */
const ACTIVE = sql.raw("interval '14 days'");
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
const stranger = (person: SQL) => sql`${person} not in (select id from taken) and ${isNotHidden(viewer, person)}`;

/** The tags of what the viewer has written and liked lately. */
const interests = sql`select distinct tag from (
    (select tags from ${posts} where author_id = ${viewer} order by created_at desc limit ${RECENT.own})
    union all
    (select liked.tags from ${posts} as liked join (select post_id from ${likes} where user_id = ${viewer}
      order by created_at desc limit ${RECENT.own}) as mine on mine.post_id = liked.id)
  ) as known, unnest(known.tags) as tag`;

const ofStanding = (person: SQL) =>
  sql`exists (select from ${users} as known_author where known_author.id = ${person} and known_author.has_standing offset 0)`;

const newestPosts = (most: SQL) => sql`(select author_id, tags, created_at, id from ${posts} where visibility = 'public'
    order by created_at desc, id desc limit ${most}) as newest`;

/**
 * The authors of the newest posts by members with standing, with the tags, and other authors of the newest posts: these
 * gain nothing by writing a tag, and however much they write, they do not push the former out.
 */
const recentPosts = sql`(select newest.author_id, true as has_standing, newest.tags from ${newestPosts(RECENT.walked)}
    where ${ofStanding(sql`newest.author_id`)} order by newest.created_at desc, newest.id desc limit ${RECENT.posts})
  union all
  select newest.author_id, false, null from ${newestPosts(RECENT.posts)} where not ${ofStanding(sql`newest.author_id`)}`;

const friendsOf = (person: SQL, most: SQL) =>
  sql`(select bond_id from ${bonds} where user_id = ${person} order by created_at desc, bond_id desc limit ${most})`;

/** The members of the viewer's groups (`group_members_user_idx`, `group_members_list_idx`). */
const groupMates = sql`select theirs.user_id as id, 0 as mutual, 1 as groups, null::text as tags, false as near, false as stands
  from (select group_id from ${groupMembers} where user_id = ${viewer} and state = 'member'
      order by created_at desc, group_id desc limit ${GROUPS.own}) as mine,
    lateral (select user_id from ${groupMembers} as inside where inside.group_id = mine.group_id and inside.state = 'member'
      order by inside.created_at desc, inside.user_id desc limit ${GROUPS.theirs}) as theirs`;

/** A number for each member that has nothing to do with when they joined: nobody is suggested for being new. */
const chance = (person: SQL) => sql`(hashint8(${person}) & 65535)`;

/**
 * Bonds of bonds, members of the same groups, authors of the same tags, people at the same location, recent authors, and
 * members with standing: the best by a score that needs no row of a member, of the same score those first who are known to
 * have standing, and all of them when a name is searched.
 */
const candidates = sql`
  select * from (
    select id, sum(mutual)::int as mutual, sum(groups)::int as groups, (array_agg(tags) filter (where tags is not null))[1] as tags,
      bool_or(near) as near, bool_or(stands) as stands from (
      select theirs.bond_id as id, 1 as mutual, 0 as groups, null::text as tags, false as near, false as stands
        from ${friendsOf(viewer, FRIENDS.own)} as mine, lateral ${friendsOf(sql`mine.bond_id`, FRIENDS.theirs)} as theirs
      union all
      ${groupMates}
      union all
      select author_id, 0, 0, string_agg(distinct tag, ',' order by tag), false, true
        from recent, unnest(recent.tags) as tag where tag in (select tag from interests) group by author_id
      union all
      (select neighbour.id, 0, 0, null, true, false from ${users} as me join ${users} as neighbour on lower(neighbour.location) = lower(me.location)
        where me.id = ${viewer} and me.location <> '' limit ${RECENT.people})
      union all
      select distinct author_id, 0, 0, null, false, has_standing from recent
      union all
      (select ${users.id}, 0, 0, null, false, true from ${users} where ${users.hasStanding} and ${stranger(sql`${users.id}`)}
        order by ${users.id} limit ${RECENT.people})
    ) as known where ${stranger(sql`known.id`)} group by id) as scored
  order by ${scoreOf(sql`scored`, sql`scored.near`)} desc, scored.stands desc, ${chance(sql`scored.id`)} desc, id
  limit case when ${pattern} is null then ${RANKED_MAX} end`;

/** The number of common tags that count. */
function sharedTags(tags: SQL): SQL {
  return sql`least(5, coalesce(cardinality(string_to_array(${tags}, ',')), 0))`;
}

/**
 * The score of a candidate. Any bond in common counts more than all groups in common, any group more than all tags, and
 * any tag more than the same location: each kind has room below one of the kind before it.
 */
function scoreOf(candidate: SQL, near: SQL): SQL {
  return sql`(72 * least(60, ${candidate}.mutual) + 12 * least(5, ${candidate}.groups)
    + 2 * ${sharedTags(sql`${candidate}.tags`)} + ${near}::int)`;
}

/**
 * Whom members may be suggested at all: members with standing, and others once they have verified the address and
 * somebody else likes a post of theirs.
 */
const isSuggestible = sql`(${users.hasStanding} or (${users.emailVerifiedAt} is not null and ${isLikedByOthers(sql`${users.id}`)}))`;

/** What the rank of a member reads of their row, which is read once. */
const ROW = sql.join(
  [
    users.name,
    users.username,
    users.emailVerifiedAt,
    sql`${users.showOnline} and coalesce(${users.lastActiveAt} > now() - ${ACTIVE}, false) as is_active`,
    sql`coalesce(lower(${users.location}) = (select lower(location) from ${users} as me where me.id = ${viewer} and me.location <> ''), false)
      as neighbour`,
  ],
  sql`, `,
);

/** The candidates whom the viewer may be suggested: a lookup for each, where PostgreSQL might read all members at once. */
const suggestible = sql`select candidate.id, candidate.mutual, candidate.groups, candidate.tags, ${ROW}
  from candidates as candidate cross join lateral (select * from ${users} where ${users.id} = candidate.id offset 0) as ${users}
  where ${isSuggestible}`;

/** If there is nobody else, other members fill the list, those first who have been here for longest. */
const everybodyElse = sql`select * from suggestible
  union all
  (select ${users.id}, 0, 0, null, ${ROW} from ${users}
    where not exists (select from suggestible) and ${stranger(sql`${users.id}`)} order by ${users.id} limit ${RECENT.people})`;

/** The last followers with standing, up to a number (`follows_followee_idx`). */
const followers = sql`(select count(*) from (select follower_id from ${follows} where followee_id = candidate.id
    order by created_at desc, follower_id desc limit ${FOLLOWERS_MAX}) as last
  join ${users} as follower on follower.id = last.follower_id and follower.has_standing)`;

/**
 * The position as a timestamp, so that every list has the same kind of cursor: a year for each point, and within a year
 * half of it for members who are active, and days for verified addresses and for the followers of those with whom the
 * viewer has neither bonds nor groups in common.
 */
const position = sql`('2000-01-01'::timestamptz + ${scoreOf(sql`candidate`, sql`candidate.neighbour`)} * interval '1 year'
  + candidate.is_active::int * interval '180 days' + (candidate.email_verified_at is not null)::int * interval '50 days'
  + case when candidate.mutual + candidate.groups = 0 then ${followers} else 0 end * interval '2 days'
  + ${chance(sql`candidate.id`)} * interval '1 second')`;

/** All friends in common, of whom the candidates know only the newest. */
const mutualWith = sql`(select count(*) from ${bonds} as mine join ${bonds} as theirs
  on theirs.user_id = suggested.id and theirs.bond_id = mine.bond_id
  where mine.user_id = ${viewer} and not ${isHiddenMember(sql`mine.bond_id`)})`;

export interface SuggestionRow extends Person {
  mutual: number;
  groups: number;
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
      candidates as (${candidates}), suggestible as materialized (${suggestible}), chosen as (${everybodyElse})
    select ranked.* from (select candidate.id, candidate.mutual, candidate.groups, candidate.tags, candidate.neighbour,
        ${position} as since, count(*) over () as total
      from chosen as candidate
      where ${pattern} is null or fold(candidate.name) like ${pattern} or candidate.username ilike ${pattern}) as ranked
    where ${behind(sql`ranked.since`, sql`ranked.id`)}
    order by ranked.since desc, ranked.id desc ${limited}) as suggested`;
  return db
    .select({
      ...personColumns,
      mutual: sql<number>`case when suggested.mutual > 0 then ${mutualWith} else 0 end`.as("mutual"),
      groups: sql<number>`suggested.groups`.as("groups"),
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
