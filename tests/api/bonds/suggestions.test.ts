import { beforeEach, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { bond, members, type Person, withStanding } from "#tests/kit/people";

const app = await startApp();

interface Suggestion {
  user: { id: string; name: string };
  reason: string;
  mutualBondsCount: number;
  sharedGroupsCount: number;
  sharedTags: string[];
}

const suggestionsOf = async (who: Person) =>
  (
    await who.query<{ viewer: { suggestions: Suggestion[] } }>(
      `{ viewer { suggestions(first: 50) { user { id name } reason mutualBondsCount sharedGroupsCount sharedTags } } }`,
    )
  ).viewer.suggestions;
const namesFor = async (who: Person) => (await suggestionsOf(who)).map(({ user }) => user.name);
const foundBy = async (who: Person) =>
  (await who.get<{ users: { name: string }[] }>("/api/friends/search?suggested=1")).body.users.map(({ name }) => name);

/** Creates one member for each name, in this order. */
async function named<Name extends string>(...names: Name[]): Promise<Record<Name, Person>> {
  const all = await members(app, names);
  return Object.fromEntries(all.map((one) => [one.name, one])) as Record<Name, Person>;
}

const verify = ({ id }: Person) => app.sql`update users set email_verified_at = now() where id = ${id}`;
async function groupOf(...inside: Person[]): Promise<void> {
  const [founder, ...others] = inside;
  const { body, text } = (await founder?.send<{ group: { id: number } }>("/api/groups", {
    name: `Group of ${founder.username}`,
    description: "A group of this test.",
    category: "Society",
    visibility: "private",
  })) ?? { body: { group: { id: 0 } }, text: "" };
  if (!body.group) throw new Error(text);
  for (const { id } of others)
    await app.sql`insert into group_members (group_id, user_id, state) values (${body.group.id}, ${id}, 'member')`;
}

beforeEach(async () => {
  await app.sql`delete from groups`;
  await app.sql`delete from users`;
});

test("bonds in common come before groups in common, these before tags, and tags before the location", async () => {
  const all = await named("Neighbour", "Writer", "Mate", "Friend", "Bo", "Nobody", "Ada");
  const { Ada: ada, Bo: bo, Friend: friend, Mate: mate, Writer: writer, Neighbour: neighbour } = all;
  await withStanding(app, ...Object.values(all));
  await bond(app, ada, bo);
  await bond(app, bo, friend);
  await groupOf(ada, mate);
  await ada.posts("On looms", { tags: ["weaving", "looms"] });
  await writer.posts("On looms, too", { tags: ["looms", "weaving"] });
  for (const who of [ada, neighbour]) await who.send("/api/profile", { location: "Lisbon" });
  const suggestions = await suggestionsOf(ada);
  expect(suggestions.map(({ user, reason }) => [user.name, reason])).toEqual([
    ["Friend", "MUTUAL_BONDS"],
    ["Mate", "SHARED_GROUPS"],
    ["Writer", "SHARED_TAGS"],
    ["Neighbour", "SAME_PLACE"],
    ["Nobody", "ACTIVE"],
  ]);
  expect(suggestions[1]?.sharedGroupsCount).toBe(1);
  const { body } = await ada.get<{ suggestions: { reason: string; shared_groups: number }[] }>(
    "/api/friends/suggestions",
  );
  expect(body.suggestions[1]).toMatchObject({ reason: "shared_groups", shared_groups: 1 });
});

test("one more bond in common counts more than any number of groups and tags", async () => {
  const all = await named("Two", "One", "Bo", "Cy", "Ada");
  const { Ada: ada, Bo: bo, Cy: cy, One: one, Two: two } = all;
  await withStanding(app, ...Object.values(all));
  for (const who of [bo, cy]) await bond(app, ada, who);
  for (const who of [bo, cy]) await bond(app, who, two);
  await bond(app, bo, one);
  await groupOf(ada, one);
  await groupOf(one, ada);
  await ada.posts("On looms", { tags: ["weaving", "looms"] });
  await one.posts("On looms", { tags: ["weaving", "looms"] });
  expect(await namesFor(ada)).toEqual(["Two", "One"]);
});

test("a newcomer is suggested members who are active and followed, never the newest", async () => {
  const all = await named("Followed", "Active", "Fan", "Away", "Newest", "Ada");
  const { Ada: ada, Away: away, Fan: fan, Followed: followed } = all;
  await withStanding(app, ...Object.values(all));
  for (const who of [ada, fan])
    await app.sql`insert into follows (follower_id, followee_id) values (${who.id}, ${followed.id})`;
  await app.sql`delete from follows where follower_id = ${ada.id}`;
  await app.sql`update users set last_active_at = now() - interval '60 days' where id = ${away.id}`;
  const names = await namesFor(ada);
  expect(names[0]).toBe("Followed");
  expect(names.at(-1)).toBe("Away");
  expect(names).toHaveLength(5);
});

test("a new account is suggested to nobody before its address is verified and somebody else liked a post", async () => {
  const { Ada: ada, Bo: bo, Cy: cy, New: fresh } = await named("Ada", "Bo", "Cy", "New");
  await withStanding(app, ada, bo, cy);
  await bond(app, ada, bo);
  await bond(app, bo, fresh);
  const post = await fresh.posts("My first idea", { tags: ["looms"] });
  expect(await namesFor(ada), "neither").not.toContain("New");
  await fresh.send(`/api/posts/${post.id}/like`);
  await verify(fresh);
  expect(await namesFor(ada), "its own like is none by somebody else").not.toContain("New");
  expect(await foundBy(ada)).not.toContain("New");
  await cy.send(`/api/posts/${post.id}/like`);
  expect((await namesFor(ada))[0]).toBe("New");
  expect((await foundBy(ada))[0]).toBe("New");
  await app.sql`update users set email_verified_at = null where id = ${fresh.id}`;
  expect(await namesFor(ada), "only the like").not.toContain("New");
});

test("whoever writes a viewer's tag gains nothing by it without standing", async () => {
  const { Ada: ada, Bo: bo, New: fresh } = await named("Ada", "Bo", "New");
  await withStanding(app, ada, bo);
  await ada.posts("On looms", { tags: ["looms"] });
  const post = await fresh.posts("On looms", { tags: ["looms"] });
  await verify(fresh);
  await bo.send(`/api/posts/${post.id}/like`);
  const suggestions = await suggestionsOf(ada);
  expect(suggestions.find(({ user }) => user.name === "New")).toMatchObject({ reason: "ACTIVE", sharedTags: [] });
});

test("where nobody may be suggested, other members fill the list, verified ones first", async () => {
  const { Ada: ada, Verified: verified } = await named("Plain", "Verified", "Other", "Ada");
  await verify(verified);
  const names = await namesFor(ada);
  expect(names[0]).toBe("Verified");
  expect(names.toSorted()).toEqual(["Other", "Plain", "Verified"]);
  expect((await foundBy(ada)).length).toBe(3);
});

test("pages of suggestions continue each other", async () => {
  const all = await members(
    app,
    Array.from({ length: 13 }, (_, i) => `Member ${i}`),
  );
  await withStanding(app, ...all);
  const [ada] = all;
  if (!ada) throw new Error("nobody joined");
  interface Page {
    people: { totalCount: number; pageInfo: { endCursor: string }; edges: { node: { name: string } }[] };
  }
  const page = async (after: string | null) =>
    (
      await ada.query<Page>(
        `query ($after: String) { people(suggested: true, first: 7, after: $after) {
          totalCount pageInfo { endCursor } edges { node { name } } } }`,
        { after },
      )
    ).people;
  const first = await page(null);
  const second = await page(first.pageInfo.endCursor);
  const names = [...first.edges, ...second.edges].map(({ node }) => node.name);
  expect(first.totalCount).toBe(12);
  expect(new Set(names).size).toBe(12);
});

test("whatever accounts without standing write, it moves no suggestion", async () => {
  const all = await named("Ada", "Writer", "Other", "Third");
  const { Ada: ada, Writer: writer } = all;
  await withStanding(app, ...Object.values(all));
  await ada.posts("On looms", { tags: ["looms"] });
  await writer.posts("On looms, too", { tags: ["looms"] });
  const before = await suggestionsOf(ada);
  expect(before[0]).toMatchObject({ user: { name: "Writer" }, sharedTags: ["looms"] });
  const accounts = await members(
    app,
    Array.from({ length: 10 }, (_, i) => `Fresh ${i}`),
  );
  await app.sql`insert into posts (author_id, content, tags)
    select id, 'Buy now', '{looms}' from users, generate_series(1, 40) where id = any(${accounts.map(({ id }) => id)})`;
  expect(await suggestionsOf(ada)).toEqual(before);
});
