import { sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { moderationActs } from "#server/db/schema/moderation";
import { reports } from "#server/db/schema/reports";
import { appeals } from "#server/db/schema/suspensions";
import { CASE_RULES_MAX, MONTHS_MAX } from "#server/features/moderation/moderation.limits.rules";
import type { OutcomeCount, RuleCount } from "#server/features/moderation/moderation.model";
import type { MonthView } from "./monthly.model.ts";

const number = (value: number) => sql.raw(String(value));

/** The months, the newest first. */
const months = sql`select first, first + interval '1 month' as next from generate_series(
    date_trunc('month', now()) - interval '${number(MONTHS_MAX - 1)} months', date_trunc('month', now()), interval '1 month') as first`;

const within = (moment: SQL) => sql`${moment} >= month.first and ${moment} < month.next`;
const hours = (from: SQL, to: SQL) =>
  sql`percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 3600.0) filter (where ${to} is not null)`;

/** The reports of a month (`reports_created_idx`), by rule. */
const reported = sql`(select coalesce(sum(by_rule.count), 0)::int as count,
    coalesce(json_agg(json_build_object('key', rule, 'title', title, 'count', count) order by place)
      filter (where place <= ${sql.raw(String(CASE_RULES_MAX))}), '[]') as rules
  from (select rule, max(context ->> 'rule') as title, count(*)::int as count,
      row_number() over (order by count(*) desc, rule) as place from ${reports} as report
    where ${within(sql`report.created_at`)} group by rule) as by_rule)`;

const answered = sql`(select ${hours(sql`report.created_at`, sql`report.decided_at`)} as median from ${reports} as report
  where ${within(sql`report.created_at`)})`;

/** What was decided in a month and not taken back (`moderation_acts_created_idx`). */
const decided = sql`(select coalesce(json_agg(json_build_object('outcome', outcome, 'count', count) order by count desc, outcome), '[]') as outcomes
  from (select outcome, count(*)::int as count from ${moderationActs} as act
    where ${within(sql`act.created_at`)} and act.undone_at is null group by outcome) as by_outcome)`;

const appealed = sql`(select count(*)::int as count,
    count(*) filter (where state = 'granted')::int as granted, count(*) filter (where state = 'refused')::int as refused,
    count(*) filter (where state = 'open')::int as open, ${hours(sql`appeal.created_at`, sql`appeal.decided_at`)} as median
  from ${appeals} as appeal where ${within(sql`appeal.created_at`)})`;

/** Counts what members reported and moderators decided in each of the last twelve months, in UTC. */
export const lastMonths = prepared<MonthView[], Record<string, never>>((db) =>
  db
    .select({
      month: sql<string>`to_char(month.first, 'YYYY-MM-DD')`,
      reports: sql<number>`reported.count`,
      rules: sql<RuleCount[]>`reported.rules`,
      outcomes: sql<OutcomeCount[]>`decided.outcomes`,
      medianHours: sql<number | null>`round(answered.median::numeric, 1)::float8`,
      appeals: sql<number>`appealed.count`,
      appealsGranted: sql<number>`appealed.granted`,
      appealsRefused: sql<number>`appealed.refused`,
      appealsOpen: sql<number>`appealed.open`,
      appealsMedianHours: sql<number | null>`round(appealed.median::numeric, 1)::float8`,
    })
    .from(sql`(${months}) as month`)
    .innerJoinLateral(sql`${reported} as reported`, sql`true`)
    .innerJoinLateral(sql`${answered} as answered`, sql`true`)
    .innerJoinLateral(sql`${decided} as decided`, sql`true`)
    .innerJoinLateral(sql`${appealed} as appealed`, sql`true`)
    .orderBy(sql`month.first desc`)
    .prepare("moderation_months"),
);
