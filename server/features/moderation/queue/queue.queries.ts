import { sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { toIso } from "#server/db/schema/columns";
import { reportClaims } from "#server/db/schema/moderation";
import { reports, type ReportContext } from "#server/db/schema/reports";
import { CASE_RULES_MAX, COUNTED_MAX, OPEN_COUNTED_MAX } from "#server/features/moderation/moderation.limits.rules";
import type { RuleCount } from "#server/features/moderation/moderation.model";
import type { ReportKind, ReportState } from "#server/features/reports/reports.model";

const viewer = sql.placeholder("viewer");
const number = (value: number) => sql.raw(String(value));

/** A case as its statement reads it: the first of its reports, and figures of all of them. */
export interface CaseRow {
  id: number;
  kind: ReportKind;
  subjectId: number;
  state: ReportState;
  ownerId: number | null;
  context: ReportContext;
  createdAt: string;
  /** The time by which a list orders the case: of the first report, or of the decision. */
  position: string;
  logId: number | null;
  reportsCount: number;
  rules: RuleCount[];
  lastReportedAt: string;
  /** Whether the viewer is among the reporters. */
  isReporter: boolean;
  claimedBy: number | null;
  claimedUntil: string | null;
}

/** The reports of the case of `reports`: all that are open, or all of one decision (`reports_subject_idx`). */
const sameCase = (columns: SQL) => sql`select ${columns} from ${reports} as same
  where same.kind = ${reports.kind} and same.subject_id = ${reports.subjectId}
    and case ${reports.state} when 'open' then same.state = 'open' else same.log_id = ${reports.logId} end
  limit ${number(COUNTED_MAX)}`;

const columns = {
  id: reports.id,
  kind: reports.kind,
  subjectId: reports.subjectId,
  state: reports.state,
  ownerId: reports.ownerId,
  context: reports.context,
  createdAt: reports.createdAt,
  position: sql<string>`coalesce(${reports.decidedAt}, ${reports.createdAt})`.mapWith(toIso),
  logId: reports.logId,
  reportsCount: sql<number>`figures.count`,
  rules: sql<RuleCount[]>`figures.rules`,
  lastReportedAt: sql<string>`figures.last`.mapWith(toIso),
  isReporter: sql<boolean>`exists (select from ${reports} as own where own.reporter_id = ${viewer}
    and own.kind = ${reports.kind} and own.subject_id = ${reports.subjectId})`,
  claimedBy: reportClaims.userId,
  claimedUntil: reportClaims.until,
};

/** The figures of a case, with the headings of the rules that most reports name. */
const figures = sql`(select sum(named.count)::int as count, max(named.last) as last,
    json_agg(json_build_object('key', named.rule, 'title', named.title, 'count', named.count) order by named.place)
      filter (where named.place <= ${number(CASE_RULES_MAX)}) as rules
  from (select one.rule, max(one.title) as title, count(*)::int as count, max(one.created_at) as last,
      row_number() over (order by count(*) desc, one.rule) as place
    from (${sameCase(sql`same.rule, same.context ->> 'rule' as title, same.created_at`)}) as one group by one.rule) as named)`;

const standing = sql`${reportClaims.kind} = ${reports.kind} and ${reportClaims.subjectId} = ${reports.subjectId}
  and ${reportClaims.until} > now() and ${reports.state} = 'open'`;

/** Hydrates cases whose first reports another part of the statement finds, in its order. */
const casesOf = <Values extends Record<string, unknown>>(name: string, first: SQL) =>
  prepared<CaseRow[], Values>((db) =>
    db
      .with(db.$with("first", {}).as(first))
      .select(columns)
      .from(sql`first`)
      .innerJoin(reports, sql`${reports.id} = first.id`)
      .innerJoinLateral(sql`${figures} as figures`, sql`true`)
      .leftJoin(reportClaims, standing)
      .orderBy(sql`first.ordinal`)
      .prepare(name),
  );

/** Which cases a list contains. */
export interface QueueFilter extends Record<string, unknown> {
  viewer: number;
  kind: ReportKind | null;
  rule: string | null;
  mine: boolean;
}

/** Checks whether the case of the open report `lead` is wanted; `mine` are those that the viewer has claimed. */
const isWanted = sql`(${sql.placeholder("kind")}::text is null or lead.kind = ${sql.placeholder("kind")}::text)
  and (${sql.placeholder("rule")}::text is null or exists (select from ${reports} as named where named.kind = lead.kind
    and named.subject_id = lead.subject_id and named.state = lead.state and named.log_id is not distinct from lead.log_id
    and named.rule = ${sql.placeholder("rule")}::text))
  and (not ${sql.placeholder("mine")}::boolean or exists (select from ${reportClaims} as claim where claim.kind = lead.kind
    and claim.subject_id = lead.subject_id and claim.user_id = ${viewer} and claim.until > now()))`;

/** The first report of each open case: no other open report of the same thing has a lower id (`reports_subject_idx`). */
const openLeads = sql`from ${reports} as lead where lead.state = 'open' and not exists (select from ${reports} as earlier
    where earlier.kind = lead.kind and earlier.subject_id = lead.subject_id and earlier.state = 'open' and earlier.id < lead.id)
  and ${isWanted}`;

interface OldestValues extends QueueFilter {
  createdAt: string;
  id: number;
  limit: number;
  offset: number;
}

const slice = sql`limit ${sql.placeholder("limit")} offset ${sql.placeholder("offset")}`;
const cursor = sql`(${sql.placeholder("createdAt")}::timestamptz, ${sql.placeholder("id")}::bigint)`;

/** Lists open cases, that of the oldest report first (`reports_state_idx`, backwards). */
export const oldestCases = casesOf<OldestValues>(
  "moderation_oldest",
  sql`select lead.id, row_number() over (order by lead.created_at, lead.id) as ordinal ${openLeads}
    and (lead.created_at, lead.id) > ${cursor} order by lead.created_at, lead.id ${slice}`,
);

interface MostValues extends QueueFilter {
  /** The number of reports of the last case of the page before. */
  count: number;
  id: number;
  limit: number;
  offset: number;
}

/** So many of the oldest open reports are looked through for the things with the most of them. */
const OPEN_READ = sql.raw("10000");

/** Lists open cases, that with the most reports first, then the older one. */
export const mostReportedCases = casesOf<MostValues>(
  "moderation_most_reported",
  sql`select lead.id, row_number() over (order by most.count desc, lead.id) as ordinal
    from (select open.kind, open.subject_id, count(*) as count, min(open.id) as id
      from (select kind, subject_id, id from ${reports} where state = 'open' order by created_at, id limit ${OPEN_READ}) as open
      group by open.kind, open.subject_id) as most
    join ${reports} as lead on lead.id = most.id
    where ${isWanted} and (most.count, -lead.id) < (${sql.placeholder("count")}::bigint, -${sql.placeholder("id")}::bigint)
    order by most.count desc, lead.id ${slice}`,
);

/** Lists decided cases, the last decision first (`reports_decided_idx`). */
export const decidedCases = casesOf<OldestValues & { state: ReportState }>(
  "moderation_decided",
  sql`select lead.id, row_number() over (order by lead.decided_at desc, lead.id desc) as ordinal
    from ${reports} as lead where lead.state <> 'open' and lead.state = ${sql.placeholder("state")}
      and not exists (select from ${reports} as earlier where earlier.kind = lead.kind and earlier.subject_id = lead.subject_id
        and earlier.log_id = lead.log_id and earlier.id < lead.id)
      and ${isWanted} and (lead.decided_at, lead.id) < ${cursor}
    order by lead.decided_at desc, lead.id desc ${slice}`,
);

/** Finds the case of which a report is one. */
export const caseOfReport = casesOf<{ viewer: number; id: number }>(
  "moderation_case",
  sql`select min(same.id) as id, 1 as ordinal from ${reports} as known join ${reports} as same
    on same.kind = known.kind and same.subject_id = known.subject_id
      and case known.state when 'open' then same.state = 'open' else same.log_id = known.log_id end
    where known.id = ${sql.placeholder("id")} having min(same.id) is not null`,
);

/** Finds the open case of a thing. */
export const openCaseOf = casesOf<{ viewer: number; kind: ReportKind; subject: number }>(
  "moderation_open_case",
  sql`select min(id) as id, 1 as ordinal from ${reports} where kind = ${sql.placeholder("kind")}
    and subject_id = ${sql.placeholder("subject")} and state = 'open' having min(id) is not null`,
);

const counted = (max: number) => sql`limit ${sql.raw(String(max))}`;

/** Counts the open cases that a list contains, up to a thousand. */
export const countOpenCases = prepared<{ count: number }[], QueueFilter>((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`(select ${openLeads} ${counted(COUNTED_MAX)}) as found`)
    .prepare("moderation_count_open"),
);

/** Counts the decided cases that a list contains, up to a thousand. */
export const countDecidedCases = prepared<{ count: number }[], QueueFilter & { state: ReportState }>((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(
      sql`(select from ${reports} as lead where lead.state <> 'open' and lead.state = ${sql.placeholder("state")}
        and not exists (select from ${reports} as earlier where earlier.kind = lead.kind and earlier.subject_id = lead.subject_id
          and earlier.log_id = lead.log_id and earlier.id < lead.id) and ${isWanted} ${counted(COUNTED_MAX)}) as found`,
    )
    .prepare("moderation_count_decided"),
);

/** Counts the open cases for the header, up to a hundred. */
export const countWaiting = prepared<{ count: number }[], Record<string, never>>((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(
      sql`(select from ${reports} as lead where lead.state = 'open' and not exists (select from ${reports} as earlier
        where earlier.kind = lead.kind and earlier.subject_id = lead.subject_id and earlier.state = 'open' and earlier.id < lead.id)
        ${counted(OPEN_COUNTED_MAX)}) as found`,
    )
    .prepare("moderation_count_waiting"),
);
