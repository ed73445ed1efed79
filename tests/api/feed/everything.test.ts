import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { cast, restTabOf, standing, tabOf } from "./tabs.ts";
import type { Person } from "#tests/kit/people";

const app = await startApp();

const EVERYTHING = { scope: "EVERYTHING", first: 50 };

/** Reads Everything on both faces, which must agree, as far as these texts go. */
async function everythingOf(reader: Person, texts: readonly string[]): Promise<string[]> {
  const page = (await tabOf(reader, EVERYTHING)).edges.map(({ node }) => node.content);
  const rest = (await restTabOf(reader, "scope=everything")).posts.map(({ content }) => content);
  expect(page.slice(0, rest.length)).toEqual(rest);
  return page.filter((text) => texts.includes(text));
}

const minutesAgo = (post: { id: number }, minutes: number) =>
  app.sql`update posts set created_at = now() - make_interval(mins => ${minutes}::int) where id = ${post.id}`;

test("where nobody has standing, Everything is in the order of time", async () => {
  const { ada, bo } = await cast(app, "ada", "bo");
  await ada.posts("First, by ada");
  await bo.posts("Then, by bo");
  for (const reader of [ada, bo])
    expect(await everythingOf(reader, ["First, by ada", "Then, by bo"])).toEqual(["Then, by bo", "First, by ada"]);
});

test("a post whose author has no standing stands where one that is an hour older stands, but not for its author", async () => {
  const { ada, bo, cy } = await cast(app, "ada", "bo", "cy");
  await standing(app, [ada]);
  const texts = ["By ada, a moment ago", "By ada, two hours ago", "By bo, new"];
  await minutesAgo(await ada.posts("By ada, two hours ago"), 120);
  await minutesAgo(await ada.posts("By ada, a moment ago"), 10);
  await bo.posts("By bo, new");
  const behind = ["By ada, a moment ago", "By bo, new", "By ada, two hours ago"];
  expect(await everythingOf(cy, texts)).toEqual(behind);
  expect(await everythingOf(bo, texts), "to its author").toEqual([
    "By bo, new",
    "By ada, a moment ago",
    "By ada, two hours ago",
  ]);

  await standing(app, [bo]);
  expect(await everythingOf(cy, texts), "standing counts when the post is written").toEqual(behind);
  await bo.posts("By bo, with standing");
  expect(await everythingOf(cy, [...texts, "By bo, with standing"])).toEqual(["By bo, with standing", ...behind]);

  const whole = await tabOf(cy, { scope: null, first: 50 });
  expect(
    whole.edges.map(({ node }) => node.content).filter((text) => texts.includes(text)),
    "the feed as a whole",
  ).toEqual(["By bo, new", "By ada, a moment ago", "By ada, two hours ago"]);
});

test("pages of Everything follow each other without a gap, by cursor and by number", async () => {
  const { ada, bo, cy } = await cast(app, "ada", "bo", "cy");
  await standing(app, [ada]);
  for (let i = 0; i < 14; i++) await (i % 3 ? ada : bo).posts(`Idea ${i} of ${ada.username}`);
  for (const reader of [bo, cy]) {
    const whole = (await tabOf(reader, EVERYTHING)).edges.map(({ node }) => node.id);
    const found: string[] = [];
    for (let after: string | null = null, isMore = true; isMore && found.length < whole.length;) {
      const page = await tabOf(reader, { scope: "EVERYTHING", first: 4, after });
      found.push(...page.edges.map(({ node }) => node.id));
      ({ endCursor: after, hasNextPage: isMore } = page.pageInfo);
    }
    expect(found.slice(0, whole.length)).toEqual(whole.slice(0, found.length));
    const pages = [await restTabOf(reader, "scope=everything"), await restTabOf(reader, "scope=everything&page=2")];
    expect(pages.flatMap(({ posts }) => posts.map(({ id }) => String(id)))).toEqual(whole.slice(0, 20));
    expect(pages[0]?.total).toBe((await tabOf(reader, { scope: null })).totalCount);
  }
});
