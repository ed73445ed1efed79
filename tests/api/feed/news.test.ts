import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { block, join, mute, people, type Person, withStanding } from "#tests/kit/people";
import { RestClient, type RestPost } from "#tests/kit/rest";
import { eventually } from "#tests/kit/eventually";

const app = await startApp();

const NEWS = `query { news {
  links { url host postsCount membersCount lastSharedAt post { id content author { id } } }
  ideas { id content likesCount }
} }`;

interface Link {
  url: string;
  host: string;
  postsCount: number;
  membersCount: number;
  lastSharedAt: string;
  post: { id: string; content: string; author: { id: string } };
}
interface News {
  links: Link[];
  ideas: { id: string; content: string; likesCount: number }[];
}
interface RestNews {
  links: {
    url: string;
    host: string;
    posts_count: number;
    members_count: number;
    last_shared_at: string;
    post: RestPost;
  }[];
  ideas: RestPost[];
}

const news = async (who: Person) => (await who.query<{ news: News }>(NEWS)).news;
/** Ada, Bo and Cy, whose posts and marks count in the news. */
async function writers() {
  const all = await people(app);
  await withStanding(app, all.ada, all.bo, all.cy);
  return all;
}
/** Empties the community, so that posts of other tests are no news here. */
async function nobodyWroteAnything() {
  await app.sql`delete from posts`;
}
const address = () => `https://example.org/${randomBytes(4).toString("hex")}`;
const urls = async (who: Person) => (await news(who)).links.map(({ url }) => url);
const ideas = async (who: Person) => (await news(who)).ideas.map(({ id }) => Number(id));

/** Repeats a query until the news are as expected, because the server caches them for a second. */
const settles = <T>(ask: () => Promise<T>, expected: T) =>
  eventually(async () => expect(await ask()).toEqual(expected), { interval: 100 });

test("the links that most members share come first, each once, with the number of members", async () => {
  await nobodyWroteAnything();
  const { ada, bo, cy } = await writers();
  const [many, one] = [address(), address()];
  for (const who of [ada, bo, cy]) await who.posts(`See ${many} for ${who.name}`);
  for (let i = 0; i < 4; i++) await ada.posts(`Only I share ${one} for the ${i}th time`);
  await settles(async () => urls(bo), [many, one]);
  const { links } = await news(bo);
  expect(links.map(({ host, postsCount, membersCount }) => [host, postsCount, membersCount])).toEqual([
    ["example.org", 3, 3],
    ["example.org", 4, 1],
  ]);
  expect(links[0]?.lastSharedAt).toMatch(/^\d{4}-.*Z$/);
  const { body, status } = await bo.get<RestNews>("/api/news");
  expect(status).toBe(200);
  expect(body.links).toMatchObject([
    { url: many, host: "example.org", posts_count: 3, members_count: 3, last_shared_at: links[0]?.lastSharedAt },
    { url: one, posts_count: 4, members_count: 1 },
  ]);
  expect(body.links[0]?.post.content).toContain(many);
});

test("the ideas that most members like come first, five of them", async () => {
  await nobodyWroteAnything();
  const { ada, bo, cy } = await writers();
  const ids: number[] = [];
  for (let i = 0; i < 7; i++) ids.push((await ada.posts(`Idea ${i}`)).id);
  const [, liked = 0, , talked = 0] = ids;
  for (const who of [bo, cy]) await who.send(`/api/posts/${liked}/like`);
  await cy.send(`/api/posts/${liked}/bookmark`);
  await bo.comments({ id: talked }, "Good");
  await settles(async () => ideas(bo), [liked, talked, ids[6], ids[5], ids[4]].map(Number));
  const { body } = await bo.get<RestNews>("/api/news");
  expect(body.ideas.map(({ id }) => id)).toEqual([liked, talked, ids[6], ids[5], ids[4]]);
});

test("posts older than a day come last, and posts older than a week not at all", async () => {
  await nobodyWroteAnything();
  const { ada, bo } = await writers();
  const [today, week, old] = [address(), address(), address()];
  const aged = async (content: string, age: string) => {
    const { id } = await ada.posts(content);
    await app.sql`update posts set created_at = now() - ${age}::interval where id = ${id}`;
    await app.sql`update post_links set created_at = now() - ${age}::interval where post_id = ${id}`;
    return id;
  };
  const oldIdea = await aged(`Old ${old}`, "8 days");
  const weekIdea = await aged(`This week ${week}`, "3 days");
  await aged(`This week too ${week}`, "4 days");
  const todayIdea = await aged(`Today ${today}`, "2 hours");
  for (const id of [oldIdea, weekIdea]) await bo.send(`/api/posts/${id}/like`);
  await settles(async () => urls(bo), [today, week]);
  const links = await news(bo);
  expect(links.links[1]).toMatchObject({ postsCount: 2, membersCount: 1 });
  expect(links.ideas[0]?.id).toBe(String(todayIdea));
  expect(links.ideas[1]?.id).toBe(String(weekIdea));
  expect(links.ideas.map(({ id }) => id)).not.toContain(String(oldIdea));
});

test("news contain no posts for bonds, nor of blocked, blocking or muted people", async () => {
  await nobodyWroteAnything();
  const { ada, bo, cy } = await writers();
  const [both, hers, secret] = [address(), address(), address()];
  await ada.posts(`${both} ${hers}`);
  await bo.posts(both);
  await ada.posts(secret, { visibility: "bonds" });
  await settles(async () => (await urls(cy)).toSorted(), [both, hers].toSorted());
  expect(await urls(bo)).not.toContain(secret);
  const [blocked, blocking, muting] = await Promise.all([join(app, "Di"), join(app, "Eve"), join(app, "Flo")]);
  await block(app, ada, blocked);
  await block(app, blocking, ada);
  await mute(app, muting, ada);
  for (const who of [blocked, blocking, muting]) {
    const links = await news(who);
    expect(links.links, who.name).toMatchObject([{ url: both, postsCount: 1, membersCount: 1 }]);
    expect(links.links[0]?.post.author.id).toBe(String(bo.id));
    expect(links.ideas, who.name).toHaveLength(1);
  }
});

test("a post that was deleted a moment ago is left out", async () => {
  await nobodyWroteAnything();
  const { ada, cy } = await writers();
  const url = address();
  const { id } = await ada.posts(`Gone soon ${url}`);
  await settles(async () => urls(cy), [url]);
  await app.sql`delete from posts where id = ${id}`;
  expect(await news(cy)).toEqual({ links: [], ideas: [] });
});

test("require a session, and are computed once for simultaneous requests", async () => {
  const rest = new RestClient(app);
  expect((await rest.get("/api/news")).status).toBe(401);
  const cy = await join(app, "Cy");
  expect((await cy.gql.ask(NEWS)).code).toBe("UNAUTHENTICATED");
  await news(cy);
  const before = app.statements.length;
  await Promise.all(Array.from({ length: 10 }, () => news(cy)));
  const statements = app.statements.slice(before).filter((statement) => statement.includes("post_links"));
  expect(statements.length).toBeLessThanOrEqual(1);
});
