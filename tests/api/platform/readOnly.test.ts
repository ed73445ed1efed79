import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { type Person, people } from "#tests/kit/people";
import { documentOf } from "#tests/kit/answers/watchAnswers";

const app = await startApp({ rateLimits: true });
let ada: Person;
let values: Record<string, string>;

const cut = () =>
  app.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'commonplace%' and datname = current_database()`;

async function setReadOnly(on: boolean): Promise<void> {
  const [row] = await app.sql<{ name: string }[]>`select current_database() as name`;
  await app.sql.unsafe(`alter database ${row?.name} set default_transaction_read_only = ${on ? "on" : "off"}`);
  await cut();
}

const readiness = async () => (await (await fetch(`${app.url}/health/ready`)).json()) as { status: string };

beforeAll(async () => {
  const { ada: writer, bo } = await people(app);
  ada = writer;
  const post = await bo.posts("Rain gardens for #cities");
  await ada.send("/api/conversations", { user_id: bo.id });
  values = { username: bo.username, id: String(post.id), tag: "cities", name: "cities", slug: "none" };
  // The session was last used so long ago that a request would like to say so.
  await app.sql`update sessions set last_used_at = now() - interval '1 hour'`;
  await setReadOnly(true);
  await eventually(async () => (await readiness()).status === "degraded");
});
afterAll(() => setReadOnly(false));

test("every call that only reads answers as usual", async () => {
  const document = await documentOf(app.url);
  const reads =
    document?.operations().filter(({ method, path }) => method === "GET" && !path.includes("verify/")) ?? [];
  expect(reads.length).toBeGreaterThan(30);
  const failed: string[] = [];
  for (const { path, operation } of reads) {
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "1");
    const query = operation.parameters.filter(
      (one) => one.in === "query" && one.name !== "after" && one.name !== "page",
    );
    const search = new URLSearchParams(query.map(({ name, example }): [string, string] => [name, String(example)]));
    const { status } = await ada.get(`/api${address}?${search.toString()}`);
    if (status >= 500) failed.push(`${path} ${status}`);
  }
  expect(failed).toEqual([]);
});

test("queries of GraphQL answer as usual", async () => {
  const person = "id username followers(first: 2) { totalCount } posts(first: 2) { totalCount }";
  const answer = await ada.query<{ feed: { totalCount: number } }>(`{
    viewer { user { ${person} } notifications(first: 2) { edges { node { id } } } conversations(first: 2) { edges { node { id } } } }
    feed(first: 5) { totalCount edges { node { id author { ${person} } } } }
    people(first: 2, query: "ada") { edges { node { id } } }
    explore { __typename } news { __typename } groupStats { __typename }
  }`);
  expect(answer.feed.totalCount).toBeGreaterThan(0);
});

test("a write says 503 and when to try again, on both faces, and the server stays in service", async () => {
  const { status, headers } = await ada.send("/api/posts", { content: "Not now" });
  expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
  const { code } = await ada.ask(`mutation { createPost(input: { content: "Not now" }) { id } }`);
  expect(code).toBe("SERVICE_UNAVAILABLE");
  expect((await fetch(`${app.url}/health/ready`)).status).toBe(200);
  expect(await readiness()).toEqual({ status: "degraded", components: ["database"] });
});
