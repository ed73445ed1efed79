import { beforeAll, describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { members, type Person } from "#tests/kit/people";
import type { Query } from "#tests/kit/statements";
import { explain, type Plan } from "./plans.ts";
import { fillCommunity } from "#tests/kit/cost/community";
import { hashOf, HOT_READS, type HotRead } from "./reads.ts";

const app = await startApp();

/** A statement reads at most so many rows for each that it returns. */
const ROWS_FOR_ROW = 20;
/** For fewer rows it may read as many as for a short page. */
const SHORT_PAGE = 10;
/** A statement sorts at most as many rows as the largest page has. */
const SORTED_MAX = 100;

/** Tables that a job empties or fills with a bounded number of rows, and whose ends are near. */
const BOUNDED = new Set([
  "post_counter_deltas",
  "comment_counter_deltas",
  "tag_deltas",
  "total_deltas",
  "tag_trends",
  "common_words",
  "category_figures",
  "explore_totals",
  "group_figures",
  "totals",
  "community_settings",
]);

let ada: Person;

beforeAll(async () => {
  const [first] = await members(app, ["Ada"]);
  if (!first) throw new Error("Ada has not joined.");
  ada = first;
  await fillCommunity(app.sql);
  await app.sql`select graphile_worker.add_job('explore.count')`;
  await eventually(async () => (await app.sql`select from tag_trends`).length > 0);
  await app.sql`analyze`;
}, 900_000);

describe("a statement reads little more than it shows, by an index and without sorting it", () => {
  test.each(HOT_READS)("$name", async (read) => {
    const faults: string[] = [];
    for (const query of await statementsOf(read))
      for (const plan of await explain(app.sql, query)) faults.push(...faultsOf(plan, query, read));
    expect(faults, faults.join("\n")).toEqual([]);
  });
});

/** Performs a read and returns the statements that it sent, without those that write. */
async function statementsOf({ document, path, prompt }: HotRead): Promise<Query[]> {
  const before = app.queries.length;
  if (document) {
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(document[0]) } };
    expect((await ada.gql.send({ variables: document[1], extensions }, ada.token)).errors).toEqual([]);
  }
  if (path !== undefined) expect((await ada.get(path)).status).toBe(200);
  if (prompt !== undefined) expect((await ada.send("/api/insights", { prompt })).status).toBe(201);
  const sent = app.queries.slice(before).filter(({ statement }) => isRead(statement));
  return [...new Map(sent.map((query) => [JSON.stringify(query), query])).values()];
}

const isRead = (statement: string) =>
  /^\s*(select|with)\b/i.test(statement) &&
  !/\b(insert into|update "|delete from|pg_notify|pg_stats|add_job|for update)\b/i.test(statement);

function faultsOf(plan: Plan, { statement, values }: Query, { allowance = { because: "" } }: HotRead): string[] {
  const most = Math.max(ROWS_FOR_ROW * Math.max(plan.returned, SHORT_PAGE), allowance.read ?? 0);
  const scanned = plan.scanned.filter((table) => !BOUNDED.has(table) && !allowance.scans?.includes(table));
  const faults: string[] = [];
  if (plan.read > most)
    faults.push(`reads ${plan.read} rows for ${plan.returned}, ${most} at most: ${JSON.stringify(plan.readOf)}`);
  if (scanned.length > 0) faults.push(`reads all of ${scanned.join(", ")}`);
  if (plan.sorted > Math.max(SORTED_MAX, allowance.sorted ?? 0)) faults.push(`sorts ${plan.sorted} rows`);
  return faults.map((fault) => `${fault}\n${statement}\n${JSON.stringify(values)}`);
}
