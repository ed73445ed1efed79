import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { afterAll, expect, test } from "vitest";
import { personColumns } from "./personColumns.ts";
import { postColumns, unfoldedPostCounts } from "./postColumns.ts";
import { type SelectedField, rowMapper } from "./rowMapper.ts";
import { groups } from "#server/db/schema/groups";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";

// The statements are built and never sent.
const client = postgres("postgres://nobody@127.0.0.1:1/none");
const db = drizzle(client);
afterAll(() => client.end());

interface Built {
  fields: SelectedField[];
  joinsNotNullableMap?: Record<string, boolean>;
}

/** Returns what Drizzle and what we make of the rows of a statement. */
async function both(statement: { execute(): Promise<unknown> }, rows: unknown[][]) {
  const { fields, joinsNotNullableMap } = statement as unknown as Built;
  // Drizzle converts what this driver returns.
  Object.assign(statement, { client: { unsafe: () => ({ values: async () => rows }) }, params: [] });
  return {
    ours: rowMapper<object>(fields, joinsNotNullableMap)(rows),
    drizzles: (await statement.execute()) as object[],
  };
}

/** Makes a row with a value for each column, and one with null in every other. */
function rowsOf(statement: object): unknown[][] {
  const { fields } = statement as Built;
  const full = fields.map((_, at) => (at % 7 === 3 ? `2024-01-0${(at % 8) + 1} 10:00:00+00` : String(at)));
  return [full, full.map((value, at) => (at % 2 === 0 ? null : value)), full.map(() => null)];
}

test("a post with its author is converted as Drizzle does", async () => {
  const statement = db
    .select(postColumns(sql.placeholder("viewer")))
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoinLateral(unfoldedPostCounts, sql`true`)
    .prepare("post");
  const { ours, drizzles } = await both(statement, rowsOf(statement));
  expect(ours).toEqual(drizzles);
  expect(Object.keys(ours[0] ?? {})).toEqual(Object.keys(drizzles[0] ?? {}));
});

test("a joined table without a row is null, and stays an object where its row must exist", async () => {
  const columns = {
    id: posts.id,
    group: { id: groups.id, name: groups.name },
    author: { name: users.name, id: users.id },
    mixed: { post: posts.id, group: groups.slug },
  };
  const left = db
    .select(columns)
    .from(posts)
    .leftJoin(groups, eq(groups.id, posts.groupId))
    .leftJoin(users, eq(users.id, posts.authorId))
    .prepare("left");
  const inner = db
    .select(columns)
    .from(posts)
    .innerJoin(groups, eq(groups.id, posts.groupId))
    .innerJoin(users, eq(users.id, posts.authorId))
    .prepare("inner");
  for (const statement of [left, inner]) {
    for (const row of [
      ["1", null, null, null, null, null, null],
      ["1", null, "Name", "Ada", null, "1", null],
      ["1", "2", null, null, "3", null, "slug"],
    ]) {
      const { ours, drizzles } = await both(statement, [row]);
      expect(ours).toEqual(drizzles);
    }
  }
});

test("expressions are converted as Drizzle does, with a name and without", async () => {
  const statement = db
    .select({ ...personColumns, n: sql<number>`1`.mapWith(Number).as("n"), text: sql<string>`'x'` })
    .from(users)
    .prepare("expressions");
  const { ours, drizzles } = await both(statement, rowsOf(statement));
  expect(ours).toEqual(drizzles);
});
