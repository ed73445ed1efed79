import { sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { personColumns } from "#server/db/personColumns";
import { toIso } from "#server/db/schema/columns";
import { moderationActs } from "#server/db/schema/moderation";
import { reports } from "#server/db/schema/reports";
import { suspensions } from "#server/db/schema/suspensions";
import { users } from "#server/db/schema/users";
import { COUNTED_MAX, OPEN_COUNTED_MAX } from "#server/features/moderation/moderation.limits.rules";
import type { MemberRecord, OutcomeCount } from "#server/features/moderation/moderation.model";
import type { Person } from "#server/features/people/people.model";

const ids = sql`${sql.placeholder("ids")}::bigint[]`;
/** The member, within subqueries: their own tables have a column of the same name. */
const memberId = sql`"users"."id"`;
const number = (value: number) => sql.raw(String(value));

/** The suspension of a member that holds now (`suspensions_standing_key`). */
const holding = sql`(select held.until from ${suspensions} as held where held.user_id = ${memberId}
  and held.lifted_at is null and (held.until is null or held.until > now()) limit 1)`;

/** The outcomes of a member's earlier cases (`moderation_acts_member_idx`). */
const earlier = sql<
  OutcomeCount[]
>`(select coalesce(json_agg(json_build_object('outcome', of.outcome, 'count', of.count)
    order by of.count desc, of.outcome), '[]')
  from (select past.outcome, count(*)::int as count from (select outcome from ${moderationActs} as act
      where act.member_id = ${memberId} and act.undone_at is null order by act.created_at desc limit ${number(COUNTED_MAX)}) as past
    group by past.outcome) as of)`;

/** Finds what moderators have to know of members. */
export const memberRecords = prepared<MemberRecord[], { ids: number[] }>((db) =>
  db
    .select({
      user: personColumns,
      role: users.role,
      joinedAt: users.createdAt,
      postsCount: sql<number>`${users.publicPostsCount} + ${users.bondsPostsCount}`,
      hasStanding: users.hasStanding,
      standingTaken: sql<boolean>`${users.standingBasis} is not distinct from 'taken'`,
      suspended: sql<boolean>`exists (select from ${suspensions} as held where held.user_id = ${memberId}
        and held.lifted_at is null and (held.until is null or held.until > now()))`,
      suspendedUntil: sql<string | null>`${holding}`.mapWith(toIso),
      suspensionsCount: sql<number>`(select count(*)::int from (select from ${suspensions} as past
        where past.user_id = ${memberId} limit ${number(OPEN_COUNTED_MAX)}) as counted)`,
      earlier,
      openReports: sql<number>`(select count(*)::int from (select distinct open.kind, open.subject_id from (
          select kind, subject_id from ${reports} as report where report.owner_id = ${memberId} and report.state = 'open'
          limit ${number(COUNTED_MAX)}) as open limit ${number(OPEN_COUNTED_MAX)}) as counted)`,
    })
    .from(users)
    .where(sql`${users.id} = any(${ids})`)
    .prepare("moderation_members"),
);

/** Finds members by their ids, whoever may see them. */
export const peopleByIds = prepared<Person[], { ids: number[] }>((db) =>
  db
    .select(personColumns)
    .from(users)
    .where(sql`${users.id} = any(${ids})`)
    .prepare("moderation_people"),
);
