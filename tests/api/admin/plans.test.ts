import { beforeAll, expect, test } from "vitest";
import { explain } from "#tests/api/growth/plans";
import { startApp } from "#tests/kit/app";
import { members, type Person } from "#tests/kit/people";
import { COUNTED_MAX, FOUND_MAX } from "#server/features/admin/admin.limits.rules";

/** More members than a table may have that is counted. */
const MEMBERS = 20_000;
/** What a list of everybody reads: a page, and its total up to a thousand. */
const PAGE = 1_100;

const app = await startApp();
let boss: Person;

beforeAll(async () => {
  const [first] = await members(app, ["Boss"]);
  if (!first) throw new Error("Nobody signed in");
  boss = first;
  await app.sql`update users set role = 'admin' where id = ${boss.id}`;
  await app.sql`insert into users (name, username, email, password_hash, email_verified_at)
    select 'Ann Alias' || n, 'member' || n, 'member' || n || '@example.test', 'none', now() from generate_series(1, ${MEMBERS}::int) n`;
  await app.sql`insert into suspensions (user_id, words) select id, 'No' from users where username like 'member1__'`;
  await app.sql`analyze`;
}, 900_000);

test.each([
  ["everybody", "", PAGE],
  ["a page far down", "page=40", 2 * PAGE],
  ["one letter, which begins every name", "query=a", 4 * FOUND_MAX],
  ["a username", "query=member777", 4 * FOUND_MAX],
  ["a later name that everybody has", "query=alias", 4 * FOUND_MAX],
  ["a later name that nobody has", "query=quux", 50],
  ["a whole address", "query=member777@example.test", 50],
  ["an address that nobody has", "query=nobody@example.test", 50],
  ["an address with many spellings", `query=${encodeURIComponent("jos\u{e9}@b\u{fc}cher.example")}`, 50],
  ["the few with a role", "role=admin", 50],
  ["those who are suspended", "state=suspended", 700],
  ["suspended admins, whom there are not", "state=suspended&role=admin", 700],
  ["those with an address that is not verified", "state=unverified", COUNTED_MAX + PAGE],
])("a search for %s reads no more than its bound", async (_, search, most) => {
  const before = app.queries.length;
  expect((await boss.get(`/api/admin/members?${search}`)).status).toBe(200);
  const sent = app.queries.slice(before).filter(({ statement }) => /^\s*select/i.test(statement));
  for (const query of sent)
    for (const plan of await explain(app.sql, query))
      expect(plan.read, `${query.statement} ${JSON.stringify(plan.readOf)}`).toBeLessThanOrEqual(most);
});

test("the figures of a large community are estimates, and read no table whole", async () => {
  const before = app.queries.length;
  const { body } = await boss.get<{ figures: { members: number } }>("/api/admin/figures");
  expect(body.figures.members).toBeGreaterThan(COUNTED_MAX);
  const [query] = app.queries.slice(before).filter(({ statement }) => statement.includes("reltuples"));
  if (!query) throw new Error("Nothing was measured");
  for (const plan of await explain(app.sql, query)) expect(plan.readOf["users"] ?? 0).toBe(0);
});
