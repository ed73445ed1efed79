import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { cast, restTabOf, standing, tabOf } from "./tabs.ts";
import { bond, members, type Person } from "#tests/kit/people";

const app = await startApp();

const like = (member: Person, post: { id: number }) =>
  member.query(`mutation { setLiked(id: ${post.id}, liked: true) { id } }`);
const sees = (viewer: Person, post: { id: number }) =>
  viewer.query(`mutation { recordSightings(sightings: [{ kind: IMPRESSION, id: ${post.id} }]) }`);

/** Reads Top on both faces, which must agree, as far as these authors' posts go. */
async function topOf(reader: Person, scope: "FOLLOWING" | "EVERYTHING", texts: readonly string[]): Promise<string[]> {
  const page = (await tabOf(reader, { scope, order: "TOP", first: 50 })).edges.map(({ node }) => node.content);
  const rest = (await restTabOf(reader, `scope=${scope.toLowerCase()}&order=top`)).posts.map(({ content }) => content);
  expect(page.slice(0, rest.length)).toEqual(rest);
  return page.filter((text) => texts.includes(text));
}

test("Top is what most members with standing marked; marks of others count for nothing", async () => {
  const { ada, bo, cy, dee, eve, fay } = await cast(app, "ada", "bo", "cy", "dee", "eve", "fay");
  await standing(app, [bo, cy, dee]);
  await bond(app, ada, bo);
  const [one, two, none, later] = [
    await bo.posts("Marked by one"),
    await bo.posts("Marked by two"),
    await bo.posts("Marked by newcomers"),
    await bo.posts("Not marked"),
  ];
  await like(cy, one);
  await like(cy, two);
  await dee.comments(two, "Well said");
  await dee.comments(two, "Once more");
  await like(bo, none);
  await like(eve, none);
  await fay.comments(none, "Me too");
  const texts = ["Marked by one", "Marked by two", "Marked by newcomers", "Not marked"];
  const expected = ["Marked by two", "Marked by one", "Not marked", "Marked by newcomers"];
  expect(await topOf(ada, "FOLLOWING", texts)).toEqual(expected);
  expect(await topOf(ada, "EVERYTHING", texts)).toEqual(expected);
  expect((await tabOf(ada, { order: "TOP" })).edges[0]?.node.reason?.text).toBe("by your friend bo");
  void later;

  await standing(app, [bo], false);
  expect(await topOf(ada, "FOLLOWING", texts), "an author without standing").toEqual([
    "Not marked",
    "Marked by newcomers",
    "Marked by two",
    "Marked by one",
  ]);
});

test("posts from before the last visit, own posts and those already seen are not in Top", async () => {
  const { ada, bo } = await cast(app, "ada", "bo");
  await standing(app, [ada, bo]);
  await bond(app, ada, bo);
  await app.sql`insert into feed_visits (user_id, began_at, seen_at) values (${ada.id}, now() - interval '3 days', now() - interval '3 days')`;
  const old = await bo.posts("Old");
  await app.sql`update posts set created_at = now() - interval '4 days' where id = ${old.id}`;
  const [seen, liked, said] = [await bo.posts("Seen"), await bo.posts("Liked"), await bo.posts("Commented on")];
  await bo.posts("Not seen");
  await ada.posts("Mine");
  const texts = ["Old", "Seen", "Liked", "Commented on", "Not seen", "Mine"];
  expect(await topOf(ada, "FOLLOWING", texts)).toEqual(["Not seen", "Commented on", "Liked", "Seen"]);
  await sees(ada, seen);
  expect(await topOf(ada, "FOLLOWING", texts), "in the same visit").toEqual(["Not seen", "Commented on", "Liked"]);
  await like(ada, liked);
  await ada.comments(said, "Yes");
  for (const scope of ["FOLLOWING", "EVERYTHING"] as const)
    expect(await topOf(ada, scope, texts), "what one marks was seen").toEqual(["Not seen"]);
});

test("what is seen while Top is read stays where it was on its later pages, on both faces", async () => {
  const { ada, bo } = await cast(app, "ada", "bo");
  await standing(app, [ada, bo]);
  await bond(app, ada, bo);
  const posts = [];
  for (let i = 0; i < 14; i++) posts.push(await bo.posts(`Idea ${i}`));
  const texts = posts.map(({ content }) => content).toReversed();
  const first = await tabOf(ada, { order: "TOP", first: 10 });
  const restFirst = await restTabOf(ada, "scope=following&order=top&page=1");
  for (const post of posts) await sees(ada, post);
  const second = await tabOf(ada, { order: "TOP", first: 10, after: first.pageInfo.endCursor });
  expect([...first.edges, ...second.edges].map(({ node }) => node.content)).toEqual(texts);
  const restSecond = await restTabOf(ada, "scope=following&order=top&page=2");
  expect([...restFirst.posts, ...restSecond.posts].map(({ content }) => content)).toEqual(texts);
  expect(restSecond.total).toBe(restFirst.total);
  expect((await tabOf(ada, { order: "TOP", first: 10 })).edges, "read anew").toEqual([]);
});

test("thirty accounts without standing neither push anything out of Top nor come before anything", async () => {
  const { ada, bo, cy } = await cast(app, "ada", "bo", "cy");
  await standing(app, [ada, bo, cy]);
  await bond(app, ada, bo);
  await app.sql`insert into tag_follows (user_id, name) values (${ada.id}, 'weaving')`;
  const [marked, plain, tagged] = [
    await bo.posts("A marked idea"),
    await bo.posts("A plain idea"),
    await cy.posts("An idea with a tag", { tags: ["weaving"] }),
  ];
  await like(cy, marked);
  await like(bo, tagged);
  const honest = [marked, plain, tagged].map(({ content }) => content);
  const before = {
    everything: await topOf(ada, "EVERYTHING", honest),
    following: await topOf(ada, "FOLLOWING", honest),
  };
  expect(before.following).toEqual(["An idea with a tag", "A marked idea", "A plain idea"]);

  const accounts = await members(
    app,
    Array.from({ length: 30 }, (_, i) => `Fresh ${i}`),
  );
  await app.sql`insert into posts (author_id, content, tags)
    select id, 'Buy now', '{weaving}' from users, generate_series(1, 20) where id = any(${accounts.map(({ id }) => id)})`;
  await app.sql`insert into comments (post_id, author_id, content)
    select ${marked.id}, ${accounts[0]?.id ?? 0}, 'Buy now' from generate_series(1, 120)`;
  expect(await topOf(ada, "EVERYTHING", honest)).toEqual(before.everything);
  expect(await topOf(ada, "FOLLOWING", honest)).toEqual(before.following);
  const everything = (await tabOf(ada, { scope: "EVERYTHING", order: "TOP", first: 50 })).edges;
  const texts = everything.map(({ node }) => node.content);
  expect(texts.indexOf("Buy now"), "behind all others").toBeGreaterThan(texts.lastIndexOf("A plain idea"));
  expect(texts).toContain("Buy now");
});

test("pages of Top follow each other without a gap while marks and posts arrive", async () => {
  const { ada, bo, cy } = await cast(app, "ada", "bo", "cy");
  await standing(app, [bo, cy]);
  await bond(app, ada, bo);
  const posts = [];
  for (let i = 0; i < 12; i++) posts.push(await bo.posts(`Idea ${i}`));
  for (const post of posts.slice(3, 6)) await like(cy, post);
  const whole = (await tabOf(ada, { order: "TOP", first: 50 })).edges.map(({ node }) => node.content);
  expect(whole.slice(0, 3)).toEqual(["Idea 5", "Idea 4", "Idea 3"]);
  const first = await tabOf(ada, { order: "TOP", first: 5 });
  const found = first.edges.map(({ node }) => node.content);
  expect(first.totalCount).toBe(12);
  for (const post of posts) await like(cy, post);
  await bo.posts("Meanwhile");
  let { endCursor: after, hasNextPage } = first.pageInfo;
  while (hasNextPage) {
    const page = await tabOf(ada, { order: "TOP", first: 5, after });
    found.push(...page.edges.map(({ node }) => node.content));
    ({ endCursor: after, hasNextPage } = page.pageInfo);
  }
  expect(found).toEqual(whole);
  expect((await restTabOf(ada, "scope=following&order=top&page=2")).posts).toHaveLength(3);
  expect((await restTabOf(ada, "scope=following&order=top&page=9")).total).toBe(13);
});

test("a cursor of one order is not one of the other", async () => {
  const { ada, bo } = await cast(app, "ada", "bo");
  await bond(app, ada, bo);
  await bo.posts("One");
  const top = (await tabOf(ada, { order: "TOP" })).pageInfo.endCursor;
  const latest = (await tabOf(ada)).pageInfo.endCursor;
  const ask = (order: string, after: string | null) =>
    ada.ask(`query ($after: String) { feed(scope: FOLLOWING, order: ${order}, after: $after) { totalCount } }`, {
      after,
    });
  expect((await ask("LATEST", top)).code).toBe("BAD_USER_INPUT");
  expect((await ask("TOP", latest)).code).toBe("BAD_USER_INPUT");
});

test("less like a post puts its author last in Top, and who is blocked marks nothing", async () => {
  const { ada, bo, cy, dee } = await cast(app, "ada", "bo", "cy", "dee");
  await standing(app, [bo, cy, dee]);
  await bond(app, ada, bo);
  await bond(app, ada, cy);
  const byBo = await bo.posts("By bo");
  const byCy = await cy.posts("By cy");
  await like(dee, byBo);
  const texts = ["By bo", "By cy"];
  expect(await topOf(ada, "FOLLOWING", texts)).toEqual(["By bo", "By cy"]);
  await ada.query(`mutation { askForLess(postId: ${byBo.id}) { id } }`);
  expect(await topOf(ada, "EVERYTHING", texts)).toEqual(["By cy", "By bo"]);
  await like(dee, byCy);
  expect(await topOf(ada, "FOLLOWING", texts), "none from before").toEqual(["By cy"]);
  await like(dee, await bo.posts("One of this week, by bo"));
  await bo.posts("Another one of this week, by bo");
  const all = [...texts, "One of this week, by bo", "Another one of this week, by bo"];
  expect(await topOf(ada, "FOLLOWING", all)).toEqual(["By cy", "One of this week, by bo"]);
  await app.sql`delete from feed_preferences where user_id = ${ada.id}`;
  await app.sql`insert into blocks (blocker_id, blocked_id) values (${dee.id}, ${ada.id})`;
  expect(await topOf(ada, "FOLLOWING", texts)).toEqual(["By cy", "By bo"]);
});
