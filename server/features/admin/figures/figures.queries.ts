import { sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { prepared } from "#server/db/client";
import { toIso } from "#server/db/schema/columns";
import { exploreTotals } from "#server/db/schema/explore";
import { media } from "#server/db/schema/media";
import { posts } from "#server/db/schema/posts";
import { reports } from "#server/db/schema/reports";
import { appeals } from "#server/db/schema/suspensions";
import { users } from "#server/db/schema/users";
import { COUNTED_MAX } from "#server/features/admin/admin.limits.rules";
import type { Figures } from "./figures.model.ts";

const most = sql.raw(String(COUNTED_MAX));
const number = (value: SQL) => sql<number>`${value}`.mapWith(Number);

/** The number of rows that PostgreSQL's statistics estimate; -1 for a table that was not looked at yet. */
const estimated = (table: PgTable) =>
  sql`(select reltuples::bigint from pg_class where oid = ${sql.raw("'")}${table}${sql.raw("'")}::regclass)`;
/** The rows of a table: counted as long as they are few, and estimated from then on. */
const sizeOf = (table: PgTable) =>
  sql`(select case when estimate > ${most} then estimate
    else (select count(*) from (select from ${table} limit ${most} + 1) as few) end
    from (select ${estimated(table)} as estimate) as known)`;

/** The bytes of all files; where they are many, their number times the mean of the newest. */
const mediaBytes = sql`(select case when estimate > ${most}
    then (estimate * (select avg(bytes) from (select bytes from ${media} order by id desc limit ${most}) as newest))::bigint
    else (select coalesce(sum(bytes), 0)::bigint from (select bytes from ${media} limit ${most} + 1) as few) end
  from (select ${estimated(media)} as estimate) as known)`;

/** The last regular count of members who were active (`server/features/search/explore`). */
const active = (column: SQL) => sql`(select ${column} from ${exploreTotals} where name = 'active_members')`;
const openReports = (counted: SQL) =>
  sql`(select ${counted} from (select kind, subject_id from ${reports} where state = 'open' limit ${most}) as open)`;
/** Jobs in the queue: mails have names as `auth.mailReset`. */
const jobs = (isMail: boolean, isFailed: boolean) => sql`count(*) filter (
  where is_mail = ${sql.raw(String(isMail))} and is_failed = ${sql.raw(String(isFailed))})`;

/**
 * Measures the community in one statement. It reads no large table whole: what is not stored is counted up to 10,000
 * rows, and estimated above.
 */
export const figuresNow = prepared<Omit<Figures, "measuredAt">[], Record<string, never>>((db) =>
  db
    .select({
      members: number(sizeOf(users)),
      activeMembers: number(sql`coalesce(${active(sql`value`)}, 0)`),
      activeCountedAt: sql<string | null>`${active(sql`counted_at`)}`.mapWith(toIso),
      posts: number(sizeOf(posts)),
      openReports: number(openReports(sql`count(*)`)),
      openCases: number(openReports(sql`count(distinct (kind, subject_id))`)),
      openAppeals: number(
        sql`(select count(*) from (select from ${appeals} where state = 'open' limit ${most}) as open)`,
      ),
      mediaBytes: number(mediaBytes),
      files: number(sizeOf(media)),
      databaseBytes: number(sql`pg_database_size(current_database())`),
      waitingMails: number(jobs(true, false)),
      waitingJobs: number(jobs(false, false)),
      failedMails: number(jobs(true, true)),
      failedJobs: number(jobs(false, true)),
    })
    .from(
      sql`(select task_identifier ~ '[.]mail[A-Z]' as is_mail, attempts >= max_attempts as is_failed
        from graphile_worker.jobs limit ${most}) as queue`,
    )
    .prepare("admin_figures"),
);
