import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { readdirSync } from "node:fs";
import path from "node:path";
import { startApp } from "#tests/kit/app";
import { runJob } from "#tests/kit/jobs";
import { join } from "#tests/kit/people";
import { COUNTS } from "./scene.ts";

const app = await startApp();

/** Counts that a job computes anew from the rows, again and again: such a job finds and corrects a wrong one itself. */
const COMPUTED: Record<string, { job: string; wrong: string }> = {
  groups: { job: "groups.count", wrong: "update groups set week_posts_count = 900, week_active_count = 900" },
  group_figures: { job: "groups.count", wrong: "update group_figures set value = 900" },
  tag_trends: {
    job: "explore.count",
    wrong: `insert into tag_trends (name, posts_count, day_authors, week_authors, previous_authors, usual_authors,
      daily_authors, score) values ('nothing', 900, 900, 900, 900, 900, '{900}', 900)`,
  },
  category_figures: { job: "explore.count", wrong: "insert into category_figures values ('Nothing', 900, 900, 900)" },
  explore_totals: { job: "explore.count", wrong: "update explore_totals set value = 900" },
};

/** Numbers that are no counts of rows which are still there, each with its reason. */
const NO_COUNTS: Record<string, string> = {
  "metric_days.count": "the sightings behind it are deleted after ninety days, and with the member who saw",
  "insights.found_count": "what was found when the question was asked",
  "rate_limits.points": "acts of a window of time, which have no rows",
  "rate_limits.expire": "a moment",
  "messages.seq": "the number of a message in its conversation",
  "drafts.version": "a version",
  "media.width": "pixels",
  "media.height": "pixels",
  "media.bytes": "a size",
  "media.duration": "seconds",
  "posts.latitude": "degrees",
  "posts.longitude": "degrees",
  "common_words.share": "PostgreSQL's own statistics",
  "idempotency_keys.status": "of an answer",
  "guest_answers.status": "of an answer",
  "reach_settings.quiet_from": "minutes of a day",
  "reach_settings.quiet_to": "minutes of a day",
  "invitations.uses": "what its creator allows",
  "invitations.used": "its uses, also by members who have left",
  "group_links.uses_max": "what its creator allows",
  "group_links.uses": "its uses, also by members who have left",
  "rule_versions.version": "a version",
  "rule_versions.created_by": "a key",
  "community_settings.audit_days": "what admins choose",
  "community_settings.sightings_days": "what admins choose",
  "reports.rule_version": "a version",
  "users.rules_version": "a version",
  "staff_log.undoes": "a key",
  "appeals.decided_by": "a key",
  "exports.attempts": "the number of a run",
  "exports.progress": "a part",
  "exports.bytes": "a size",
};

/** Changes of counts that are not folded yet: they are part of a count that is compared. */
const isDelta = (table: string) => table.endsWith("_deltas");
/** Keys, and references to keys. */
const isKey = (name: string) => name === "id" || name.endsWith("_id") || name.endsWith("_ids");
const NUMBER = /^(smallint|integer|bigint|double precision|real|numeric)/;

const tables = (
  await Promise.all(
    readdirSync(path.resolve("server/db/schema")).map(
      async (file): Promise<Record<string, unknown>> => import(path.resolve("server/db/schema", file)),
    ),
  )
).flatMap((file) => Object.values(file).filter((one) => is(one, PgTable)));

const numbers = tables.flatMap((table) =>
  Object.values(getTableColumns(table)).flatMap((one: unknown) =>
    is(one, PgColumn) && NUMBER.test(one.getSQLType()) && !isKey(one.name) ? [one] : [],
  ),
);
const nameOf = (column: PgColumn) => `${getTableName(column.table)}.${column.name}`;

test("every number of the schema is compared with its rows at night, computed by a job, or no count", () => {
  expect(tables.length).toBeGreaterThan(40);
  const compared = new Set(COUNTS.flatMap(({ columns }) => columns.map(nameOf)));
  const unknown = numbers.filter((column) => {
    const table = getTableName(column.table);
    return !compared.has(nameOf(column)) && !(table in COMPUTED) && !(nameOf(column) in NO_COUNTS) && !isDelta(table);
  });
  expect(unknown.map(nameOf)).toEqual([]);
});

test("the list of what is no count names nothing that is gone", () => {
  const names = new Set(numbers.map(nameOf));
  expect(Object.keys(NO_COUNTS).filter((name) => !names.has(name))).toEqual([]);
});

test.for(Object.entries(COMPUTED))(
  "wrong counts in %s are corrected by the job that computes them",
  async ([table, of]) => {
    const ada = await join(app, "Ada");
    await ada.send("/api/groups", {
      name: `About ${table}`,
      description: "x",
      category: "Design",
      visibility: "public",
    });
    await runJob(app, of.job);
    await app.sql.unsafe(of.wrong);
    const wrong = () => app.sql.unsafe(`select from ${table} where ${table}::text ~ '\\m900\\M'`);
    expect((await wrong()).length).toBeGreaterThan(0);
    await runJob(app, of.job);
    expect(await wrong()).toHaveLength(0);
  },
);
