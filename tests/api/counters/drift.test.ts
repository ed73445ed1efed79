import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { runJob } from "#tests/kit/jobs";
import { COUNTS, DriftLog, type Keys, recountAll, useEverything } from "./scene.ts";

const log = new DriftLog();
const app = await startApp({}, log.options);

/** Where a count is stored: its table, the column and the row of the scene. */
interface Stored {
  table: string;
  column: string;
  where: (keys: Keys) => string;
  /** The key under which a wrong count is reported. */
  key: (keys: Keys) => string | number;
}

const inRow = (table: string, column: string, key: (keys: Keys) => number): Stored => ({
  table,
  column,
  where: (keys) => `id = ${key(keys)}`,
  key,
});

const STORED: Record<string, Stored> = {
  bonds: inRow("users", "bonds_count", ({ member }) => member),
  author_public_posts: inRow("users", "public_posts_count", ({ member }) => member),
  author_bonds_posts: inRow("users", "bonds_posts_count", ({ member }) => member),
  author_own_posts: inRow("users", "own_posts_count", ({ member }) => member),
  likes: inRow("posts", "likes_count", ({ post }) => post),
  bookmarks: inRow("posts", "bookmarks_count", ({ post }) => post),
  comments: inRow("posts", "comments_count", ({ post }) => post),
  comment_likes: inRow("comments", "likes_count", ({ comment }) => comment),
  group_members: inRow("groups", "members_count", ({ group }) => group),
  messages: inRow("conversations", "last_seq", ({ conversation }) => conversation),
  unread_messages: {
    table: "participants",
    column: "last_read_seq",
    where: ({ conversation, member }) => `conversation_id = ${conversation} and user_id = ${member}`,
    key: ({ conversation }) => conversation,
  },
  notification_actors: inRow("notifications", "actors_count", ({ notification }) => notification),
  public_posts: { table: "totals", column: "value", where: () => "name = 'public_posts'", key: () => "public_posts" },
  tags: { table: "tags", column: "posts_count", where: ({ tag }) => `name = '${tag}'`, key: ({ tag }) => tag },
};

const counted = async ({ table, column, where }: Stored, keys: Keys): Promise<number> => {
  const rows = await app.sql.unsafe<{ value: number }[]>(
    `select ${column}::int as value from ${table} where ${where(keys)}`,
  );
  return rows[0]?.value ?? NaN;
};
const shift = ({ table, column, where }: Stored, keys: Keys, by: number) =>
  app.sql.unsafe(`update ${table} set ${column} = ${column} + ${by} where ${where(keys)}`);
const metric = async (counter: string): Promise<number> => {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  return Number(new RegExp(`counter_drift_total\\{counter="${counter}"\\} (\\d+)`).exec(text)?.[1]);
};

const { keys } = await useEverything(app);
// Jobs fold what members have just done; afterwards a stored count is the whole count.
await eventually(async () => {
  const waiting = await app.sql`select from post_counter_deltas union all select from comment_counter_deltas
    union all select from total_deltas union all select from tag_deltas
    union all select from notification_events where pending`;
  return waiting.length === 0;
});

await recountAll(app);
const [drifts, metrics] = [log.drifts, await Promise.all(COUNTS.map(({ name }) => metric(name)))];

test("what members do leaves no count wrong, and the metric of each count begins at 0", () => {
  expect(drifts).toEqual([]);
  expect(metrics).toEqual(COUNTS.map(() => 0));
});

test("there is a wrong count for every stored count", () => {
  expect(COUNTS.map(({ name }) => name).toSorted()).toEqual(Object.keys(STORED).toSorted());
});

test.for(Object.keys(STORED))("a wrong count of %s is found at night, corrected and reported", async (name) => {
  const stored = STORED[name];
  if (!stored) throw new Error("unreachable");
  const [right, before] = [await counted(stored, keys), await metric(name)];
  expect(right).toBeGreaterThanOrEqual(1);
  await shift(stored, keys, 3);
  await runJob(app, `${name}.recount`);
  expect(await counted(stored, keys)).toBe(right);
  const reported = () => log.drifts.filter(({ counter, off }) => counter === name && off === 3);
  expect(reported()).toMatchObject([{ id: String(stored.key(keys)) }]);
  expect(await metric(name)).toBe(before + 1);
  await runJob(app, `${name}.recount`);
  expect(await metric(name)).toBe(before + 1);
});

test("a count that is too low is raised, and one whose row is lost is written again", async () => {
  const { likes, tags } = STORED;
  if (!likes || !tags) throw new Error("unreachable");
  const right = await Promise.all([likes, tags].map((one) => counted(one, keys)));
  await shift(likes, keys, -7);
  await app.sql`delete from tags where name = ${keys.tag}`;
  for (const name of ["likes", "tags"]) await runJob(app, `${name}.recount`);
  expect(await Promise.all([likes, tags].map((one) => counted(one, keys)))).toEqual(right);
});
