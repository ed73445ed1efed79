import { getOperationAST, parse } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { judge } from "#server/graphql/cost/limits";
import { fillCommunity } from "#tests/kit/cost/community";
import { readsOf } from "#tests/api/growth/plans";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { members, type Person } from "#tests/kit/people";
import { productSchema } from "#tests/kit/cost/schema";
import { queriesOf } from "#tests/kit/statements";
import { DEARER, ROWS_FOR_POINT, ROWS_FREE, SIZE, valuesFor } from "#tests/kit/cost/allowances";
import { type ListField, listFields } from "#tests/kit/cost/listFields";

// Nothing is remembered of the newest posts, so that each document reads what it shows.
const app = await startApp({ feedWindow: 0 });
const schema = productSchema();
let ada: Person;

const CONTEXT = JSON.stringify({
  text: "Buy this",
  author: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  title: null,
  rule: "No spam",
  files: [],
  path: null,
  before: [],
});

beforeAll(async () => {
  const [first] = await members(app, ["Ada"]);
  if (!first) throw new Error("Ada has not joined.");
  ada = first;
  await fillCommunity(app.sql, SIZE);
  // Lists of staff are read by staff.
  await app.sql`update users set role = 'admin' where id = ${ada.id}`;
  await app.sql`insert into reports (reporter_id, kind, subject_id, rule, rule_version, context)
    select 2, 'post', id, 'no-spam', 1, ${CONTEXT}::text::jsonb from posts order by id limit 60 on conflict do nothing`;
  await app.sql`select graphile_worker.add_job('explore.count')`;
  await eventually(async () => (await app.sql`select from tag_trends`).length > 0);
}, 240_000);

/** A page as short as possible shows what a list reads besides its items. */
const PAGES = [
  { first: 1, total: false },
  { first: 1, total: true },
  { first: 50, total: false },
] as const;

test("each list reads about as many rows as it is charged for", { timeout: 240_000 }, async () => {
  const { fields, unreachable } = listFields(schema, await valuesFor(app.sql));
  expect(unreachable).toEqual([]);
  const faults: string[] = [];
  for (const field of fields) {
    const documents = new Set(PAGES.map((page) => field.documentOf(page)));
    for (const document of documents) {
      const { rows, cost } = await measure(document);
      const most = DEARER[field.name]?.rows ?? ROWS_FREE + ROWS_FOR_POINT * cost;
      if (rows > most) faults.push(`${field.name} reads ${rows} rows for ${cost} points: ${document}`);
    }
  }
  expect(faults).toEqual([]);
  expect(Object.keys(DEARER).filter((name) => !fields.some((field: ListField) => field.name === name))).toEqual([]);
});

async function measure(document: string) {
  const parsed = parse(document);
  const operation = getOperationAST(parsed);
  if (!operation) throw new Error(`This is no operation: ${document}`);
  const { cost } = judge(schema, parsed, operation, {});
  const queries = await queriesOf(async (id) => {
    const answer = await ada.gql.send({ query: document }, ada.token, { "x-request-id": id });
    if (answer.errors.length > 0) throw new Error(`${document} answered ${answer.text}`);
  });
  let rows = 0;
  for (const query of queries) if (isRead(query.statement)) rows += await readsOf(app.sql, query);
  return { rows, cost };
}

const isRead = (statement: string) =>
  /^\s*(select|with)\b/i.test(statement) &&
  !/\b(insert into|update "|delete from|pg_notify|for update)\b/i.test(statement);
