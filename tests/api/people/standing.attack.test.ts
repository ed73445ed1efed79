import { beforeAll, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { runJob } from "#tests/kit/jobs";
import { members, type Person, withStanding } from "#tests/kit/people";
import type { RestPost } from "#tests/kit/rest";

/*
 * Thirty fresh accounts whose addresses nobody verified share one link and one tag, like each other's posts and an old
 * post of a member, and fill a group of their own. Everything that ranks for the whole community stays as it was.
 */

const app = await startApp();

const ACCOUNTS = 30;
const LINK = "https://spam.example/buy";
const TAG = "buynow";
const HONEST = "https://example.org/honest";

let honest: Person[];
let old: RestPost;

const EVERYTHING = `query Everything {
  news { links { url membersCount post { id } } ideas { id } }
  explore { trendingTags(first: 50) { name trend { weekAuthors score dailyAuthors sampleAuthors(first: 5) { id } } }
    categories { name } }
  viewer { suggestions(first: 50) { user { id } reason } }
  featuredGroups(first: 6) { id }
}`;
interface Ranks {
  news: { links: { url: string; membersCount: number; post: { id: string } }[]; ideas: { id: string }[] };
  explore: { trendingTags: { name: string; trend: { weekAuthors: number } }[]; categories: { name: string }[] };
  viewer: { suggestions: { user: { id: string }; reason: string }[] };
  featuredGroups: { id: string }[];
}

const reader = () => {
  const one = honest.at(-1);
  if (!one) throw new Error("nobody joined");
  return one;
};

async function count(): Promise<void> {
  await runJob(app, "people.reviewStanding");
  await runJob(app, "explore.count");
  await runJob(app, "groups.count");
}

/** The news are cached for a second: they are fresh when a link shows that was shared a moment ago. */
async function look(marker: string): Promise<Ranks> {
  await honest[0]?.posts(`Fresh ${marker}`, { tags: [] });
  await count();
  return eventually(async () => {
    const ranks = await reader().query<Ranks>(EVERYTHING);
    if (!ranks.news.links.some(({ url }) => url === marker)) throw new Error("the news are old");
    return ranks;
  });
}

beforeAll(async () => {
  const names = ["Ada", "Bo", "Cy", "Dee", "Eve", "Reader"];
  honest = [...(await withStanding(app, ...(await members(app, names))))];
  const [ada, bo, cy] = honest;
  if (!ada || !bo || !cy) throw new Error("nobody joined");
  old = await ada.posts("An idea of this morning", { category: "Science" });
  const liked = await bo.posts("A liked idea", { category: "Design" });
  for (const who of [ada, cy]) await who.send(`/api/posts/${liked.id}/like`);
  for (const who of [ada, bo, cy]) await who.posts(`See ${HONEST}`, { tags: ["energy"], category: "Science" });
  const group = await founds(bo, "Honest weavers");
  await bo.posts("We weave", { group_id: group });
});

/** Founds a public group and returns its id. */
async function founds(who: Person, name: string): Promise<number> {
  const { status, body, text } = await who.send<{ group: { id: number } }>("/api/groups", {
    name,
    description: "A group of this test.",
    category: "Society",
    visibility: "public",
  });
  if (status !== 201) throw new Error(`founding answered ${status}: ${text}`);
  return body.group.id;
}

async function attack(): Promise<Person[]> {
  const accounts = await members(
    app,
    Array.from({ length: ACCOUNTS }, (_, i) => `Fresh ${i}`),
  );
  const [founder] = accounts;
  if (!founder) throw new Error("nobody joined");
  const group = await founds(founder, "Buy now");
  const posts: RestPost[] = [];
  for (const who of accounts) {
    if (who !== founder)
      await app.sql`insert into group_members (group_id, user_id, state) values (${group}, ${who.id}, 'member')`;
    posts.push(await who.posts(`Look at ${LINK}`, { tags: [TAG], category: "Society", group_id: group }));
  }
  for (const who of accounts) {
    const liked = [old, ...posts.slice(0, 3)];
    await Promise.all(liked.map(({ id }) => who.send(`/api/posts/${id}/like`)));
    await who.comments(old, `Look at ${LINK}`);
  }
  return accounts;
}

test("thirty fresh accounts move nothing in news, trends, Explore, suggestions and groups", async () => {
  const before = await look("https://example.org/first");
  expect(before.news.links.map(({ url }) => url)).toContain(HONEST);
  expect(before.explore.trendingTags.map(({ name }) => name)).toEqual(["energy"]);
  expect(before.featuredGroups).toHaveLength(1);
  const accounts = await attack();
  const after = await look("https://example.org/second");

  const links = ({ news }: Ranks) => news.links.filter(({ url }) => !/\/(first|second)$/.test(url));
  expect(links(after)).toEqual(links(before));
  const known = new Set(before.news.ideas.map(({ id }) => id));
  const [newest, ...ideas] = after.news.ideas.filter(({ id }) => known.has(id));
  expect([newest, ...ideas].map((one) => one?.id)).toEqual(
    before.news.ideas.map(({ id }) => id).slice(0, ideas.length + 1),
  );
  expect(after.explore).toEqual(before.explore);
  expect(after.viewer.suggestions).toEqual(before.viewer.suggestions);
  expect(after.featuredGroups[0]).toEqual(before.featuredGroups[0]);

  const everything = JSON.stringify(after);
  expect(everything).not.toContain(LINK);
  expect(everything).not.toContain(TAG);
  const ids = new Set(accounts.map(({ id }) => String(id)));
  expect(after.viewer.suggestions.filter(({ user }) => ids.has(user.id))).toEqual([]);
});

test("their posts stay where they are: in the feed, in searches, on their profiles, and on the tag's page", async () => {
  const [ada] = honest;
  if (!ada) throw new Error("nobody joined");
  const feed = await ada.get<{ posts: RestPost[] }>("/api/feed?page=1");
  expect(feed.body.posts.some(({ content }) => content.includes(LINK))).toBe(true);
  const tag = await ada.get<{ posts: RestPost[] }>(`/api/tags/${TAG}/posts`);
  expect(tag.body.posts.length).toBeGreaterThan(0);
  const found = await ada.get<{ posts?: object[] }>("/api/search?query=buynow&kind=ideas");
  expect(found.status).toBe(200);
  expect(found.text).toContain(LINK);
});
