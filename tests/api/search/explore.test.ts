import { beforeAll, describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { block, bond, join, people, type Person, withStanding } from "#tests/kit/people";
import { eventually } from "#tests/kit/eventually";

const app = await startApp();

const EXPLORE = `query Explore { explore {
  countedAt totals { ideas activeMembers discussionsThisWeek }
  trendingTags(first: 50) { name postsCount isFollowed
    trend { weekAuthors previousAuthors usualAuthors growthPercent isNew dailyAuthors score sampleAuthors(first: 5) { id } } }
  categories { name postsCount weekPosts }
} }`;

interface Trend {
  weekAuthors: number;
  previousAuthors: number;
  usualAuthors: number | null;
  growthPercent: number | null;
  isNew: boolean;
  dailyAuthors: number[];
  score: number;
  sampleAuthors: { id: string }[];
}
interface Explore {
  explore: {
    countedAt: string;
    totals: { ideas: number; activeMembers: number; discussionsThisWeek: number };
    trendingTags: { name: string; postsCount: number; isFollowed: boolean; trend: Trend | null }[];
    categories: { name: string; postsCount: number; weekPosts: number }[];
  };
}

const look = async (reader: Person) => (await reader.query<Explore>(EXPLORE)).explore;

/** Runs the job of every five minutes now: it is done when the time of the count has changed. */
async function count(): Promise<void> {
  const countedAt = async () => {
    const [row] = await app.sql`select counted_at::text as at from explore_totals limit 1`;
    return row?.["at"];
  };
  const before = await countedAt();
  await app.sql`select graphile_worker.add_job('explore.count')`;
  await eventually(async () => (await countedAt()) !== before);
}

const daysAgo = (post: { id: number }, days: number) =>
  app.sql`update posts set created_at = now() - ${days} * interval '1 day' where id = ${post.id}`;

describe("trending tags", () => {
  let five: Person[];
  let cy: Person;

  beforeAll(async () => {
    five = await Promise.all(["Ada", "Bo", "Dee", "Eve", "Flo"].map((name) => join(app, name)));
    await withStanding(app, ...five);
    cy = await join(app, "Cy");
    const writes = (who: number[], tag: string, days: number) =>
      Promise.all(
        who.map(async (i) => {
          const post = await five[i]?.posts(`About ${tag}`, { tags: [tag] });
          if (post) await daysAgo(post, days);
        }),
      );
    await writes([0, 1, 2, 3], "rising", 0.2);
    await writes([0], "rising", 9);
    await writes([0, 1, 2], "steady", 3);
    await writes([0, 1, 2, 3], "steady", 10);
    // Its first use is in the fourth week before this one, in which nobody else used it, nor in the second and the third.
    await writes([0], "steady", 33);
    await writes([0, 1, 2], "fresh", 5);
    await writes([0, 1, 2], "returning", 4);
    await writes([3], "returning", 200);
    await writes([0, 0, 0, 0, 0, 0, 0, 0], "alone", 0.1);
    await writes([0, 1, 2, 3, 4], "past", 20);
    const [ada] = five;
    if (!ada) throw new Error("nobody joined");
    for (const who of five) await who.posts("Only for bonds", { tags: ["secret"], visibility: "bonds" });
    await count();
  });

  test("are ranked by how many different members use them today beside a usual day", async () => {
    const { trendingTags } = await look(cy);
    expect(trendingTags.map(({ name }) => name)).toEqual(["rising", "fresh", "returning", "steady"]);
    const [rising, , , steady] = trendingTags;
    expect(rising?.trend).toMatchObject({ weekAuthors: 4, previousAuthors: 1 });
    expect(rising?.trend?.score).toBeCloseTo(4 / (4 / 7 + 2));
    expect(steady?.trend).toMatchObject({ weekAuthors: 3, previousAuthors: 4 });
    // A job folds the number of posts of a tag after the posts themselves.
    const folded = async () => (await count(), (await look(cy)).trendingTags[3]?.postsCount);
    await expect.poll(folded).toBe(8);
    expect(rising?.trend?.sampleAuthors.length).toBe(4);
  });

  test("grow beside their own usual week, and say nothing of growth while they have none", async () => {
    const { trendingTags } = await look(cy);
    const trend = (tag: string) => trendingTags.find(({ name }) => name === tag)?.trend;
    // Five members in four weeks.
    expect(trend("steady")).toMatchObject({ usualAuthors: 1.25, growthPercent: 58, isNew: false });
    // A single earlier week is none to compare with.
    expect(trend("rising")).toMatchObject({ usualAuthors: null, growthPercent: null, isNew: false });
    expect(trend("fresh")).toMatchObject({ usualAuthors: null, growthPercent: null, isNew: true });
    // A tag that somebody used long ago is not new, and its usual week is an empty one.
    expect(trend("returning")).toMatchObject({ usualAuthors: 0, growthPercent: 100, isNew: false });
  });

  test("call few of them new, and none in a community that is new itself", async () => {
    const fresh = ["one", "two", "three", "four"];
    for (const who of five.slice(0, 3))
      for (const tag of fresh) await who.posts(`About ${tag}`, { tags: [`fresh-${tag}`] });
    await count();
    const news = async () =>
      (await look(cy)).trendingTags.flatMap(({ name, trend }) => (trend?.isNew ? [name] : [])).toSorted();
    expect(await news()).toHaveLength(3);
    const old = await app.sql`select id, created_at from posts where created_at < now() - interval '14 days'`;
    await app.sql`update posts set created_at = now() - interval '13 days' where id = any(${old.map(({ id }) => Number(id))})`;
    await count();
    expect(await news()).toEqual([]);
    for (const { id, created_at: at } of old) await app.sql`update posts set created_at = ${at} where id = ${id}`;
    await app.sql`delete from posts where tags && ${fresh.map((tag) => `fresh-${tag}`)}`;
    await count();
  });

  test("tell how many members used them on each of the last fourteen days, the oldest first", async () => {
    const { trendingTags } = await look(cy);
    const days = (tag: string) => trendingTags.find(({ name }) => name === tag)?.trend?.dailyAuthors;
    expect(days("rising")).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 4]);
    expect(days("steady")).toEqual([0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0]);
  });

  test("are not caused by one member, nor by posts that are not public", async () => {
    const { tag } = await cy.query<{ tag: { postsCount: number; trend: Trend | null } }>(
      `{ tag(name: "#Alone") { postsCount trend { weekAuthors } } }`,
    );
    expect(tag).toEqual({ postsCount: 8, trend: null });
    expect((await look(cy)).trendingTags.map(({ name }) => name)).not.toContain("secret");
  });

  test("name only members whom the viewer may see", async () => {
    const [ada] = five;
    const reader = await join(app, "Reader");
    if (!ada) throw new Error("nobody joined");
    await block(app, ada, reader);
    const [first] = (await look(reader)).trendingTags;
    expect(first?.trend?.sampleAuthors.map(({ id }) => Number(id))).not.toContain(ada.id);
    expect(first?.trend?.sampleAuthors).toHaveLength(3);
  });

  test("are read without reading posts, in few statements, alike over REST", async () => {
    await look(cy);
    const before = app.statements.length;
    await look(cy);
    const statements = app.statements.slice(before).filter((statement) => !/sessions|pg_notify/.test(statement));
    // Only posts of people whom the viewer cannot see are read.
    const unseen =
      /from "posts"\s+where "posts"\."author_id" = any\(|from "posts" as own where own\.author_id = author\.id/g;
    expect(statements.filter((statement) => /from "posts"/.test(statement.replaceAll(unseen, "")))).toEqual([]);
    expect(statements.length).toBeLessThanOrEqual(8);
    const { status, body } = await cy.get<{
      trending_tags: { name: string; growth_percent: number | null; is_new: boolean; authors: number }[];
      categories: { name: string }[];
      totals: { ideas: number; active_members: number };
    }>("/api/explore");
    expect(status).toBe(200);
    expect(body.trending_tags).toMatchObject([
      { name: "rising", growth_percent: null, is_new: false, authors: 4 },
      { name: "fresh", growth_percent: null, is_new: true, authors: 3 },
      { name: "returning", growth_percent: 100, usual_authors: 0, authors: 3 },
      {
        name: "steady",
        growth_percent: 58,
        usual_authors: 1.25,
        daily_authors: [0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0],
      },
    ]);
    expect(body.categories).toHaveLength(6);
    expect(body.totals.active_members).toBeGreaterThan(0);
    expect((await cy.rest.get("/api/explore")).status).toBe(401);
    expect((await cy.gql.ask(EXPLORE)).code).toBe("UNAUTHENTICATED");
  });
});

describe("the numbers of Explore", () => {
  test("count categories, ideas, members and discussions of everybody", async () => {
    const { ada, cy } = await people(app);
    await withStanding(app, ada);
    const before = await look(cy);
    const old = await ada.posts("An old one", { category: "Science" });
    await daysAgo(old, 12);
    const post = await ada.posts("A new one", { category: "Science" });
    const bonds = await ada.posts("Ours", { category: "Science", visibility: "bonds" });
    await cy.comments(post, "Why?");
    await ada.comments(bonds, "Nobody counts this");
    await count();
    const after = await look(cy);
    const science = ({ categories }: Explore["explore"]) => categories.find(({ name }) => name === "Science");
    expect(science(after)).toEqual({ name: "Science", postsCount: 2, weekPosts: 1 });
    expect(after.categories[0]?.name).toBe("Science");
    expect(after.totals.ideas).toBe(before.totals.ideas + 2);
    expect(after.totals.discussionsThisWeek).toBe(before.totals.discussionsThisWeek + 1);
    expect(after.totals.activeMembers).toBeGreaterThanOrEqual(2);
    expect(Date.parse(after.countedAt)).toBeGreaterThan(Date.parse(before.countedAt));
  });
});

describe("a tag's page", () => {
  const TAG = `query Tag($name: String!, $after: String) { tag(name: $name) { name postsCount isFollowed
    posts(first: 2, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { id } } } } }`;
  interface Page {
    tag: {
      name: string;
      postsCount: number;
      isFollowed: boolean;
      posts: {
        totalCount: number;
        pageInfo: { hasNextPage: boolean; endCursor: string };
        edges: { node: { id: string } }[];
      };
    } | null;
  }

  test("shows its posts, newest first, as far as the viewer may see", async () => {
    const { ada, bo, cy } = await people(app);
    const ids: number[] = [];
    for (const visibility of ["public", "bonds", "public"])
      ids.unshift((await ada.posts(`Kites ${visibility}`, { tags: ["kites"], visibility })).id);
    const first = (await bo.query<Page>(TAG, { name: "Kites" })).tag;
    expect(first?.posts.edges.map(({ node }) => Number(node.id))).toEqual(ids.slice(0, 2));
    expect(first).toMatchObject({
      name: "kites",
      postsCount: 2,
      posts: { totalCount: 3, pageInfo: { hasNextPage: true } },
    });
    const next = (await bo.query<Page>(TAG, { name: "kites", after: first?.posts.pageInfo.endCursor })).tag;
    expect(next?.posts.edges.map(({ node }) => Number(node.id))).toEqual(ids.slice(2));
    const seen = (await cy.query<Page>(TAG, { name: "#kites" })).tag;
    expect(seen?.posts.edges.map(({ node }) => Number(node.id))).toEqual([ids[0], ids[2]]);
    expect(seen?.posts.totalCount).toBe(2);
    const rest = await cy.get<{ posts: { id: number }[]; hasMore: boolean; total: number; tag: object }>(
      "/api/tags/kites/posts",
    );
    expect(rest.body.posts.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect(rest.body).toMatchObject({
      hasMore: false,
      total: 2,
      tag: { name: "kites", posts_count: 2, is_followed: false },
    });
    expect((await cy.get<{ posts: object[] }>("/api/tags/kites/posts?page=2")).body.posts).toEqual([]);
    await block(app, ada, cy);
    expect((await cy.query<Page>(TAG, { name: "kites" })).tag?.posts).toMatchObject({ totalCount: 0, edges: [] });
  });

  test("exists before anybody used it, and not for an invalid tag", async () => {
    const { cy } = await people(app);
    expect((await cy.query<Page>(TAG, { name: "never-used" })).tag).toMatchObject({
      postsCount: 0,
      posts: { edges: [] },
    });
    expect((await cy.query<Page>(TAG, { name: "no tag!" })).tag).toBeNull();
    expect((await cy.get("/api/tags/no%20tag!/posts")).status).toBe(404);
    expect((await cy.rest.get("/api/tags/kites/posts")).status).toBe(401);
  });

  test("can be followed and unfollowed through both faces, safe to repeat", async () => {
    const { ada, cy } = await people(app);
    const FOLLOW = `mutation Follow($name: String!, $followed: Boolean!) { setTagFollowed(name: $name, followed: $followed) { name isFollowed } }`;
    const MINE = `{ viewer { followedTags { name postsCount isFollowed } } }`;
    interface Mine {
      viewer: { followedTags: { name: string; isFollowed: boolean }[] };
    }
    const mine = async () => (await cy.query<Mine>(MINE)).viewer.followedTags.map(({ name }) => name);
    for (let i = 0; i < 2; i++)
      expect(await cy.query(FOLLOW, { name: "#Sailing", followed: true })).toEqual({
        setTagFollowed: { name: "sailing", isFollowed: true },
      });
    expect((await cy.send("/api/tags/rowing/follow")).body).toMatchObject({
      tag: { name: "rowing", is_followed: true },
    });
    expect(await mine()).toEqual(["rowing", "sailing"]);
    expect((await ada.query<Mine>(MINE)).viewer.followedTags).toEqual([]);
    const listed = async (who: typeof cy) =>
      (await who.get<{ tags: { name: string }[] }>("/api/tags/followed")).body.tags;
    expect((await listed(cy)).map(({ name }) => name)).toEqual(await mine());
    expect(await listed(ada)).toEqual([]);
    expect((await cy.rest.delete("/api/tags/rowing/follow", { token: cy.token })).status).toBe(200);
    await cy.query(FOLLOW, { name: "sailing", followed: false });
    await cy.query(FOLLOW, { name: "sailing", followed: false });
    expect(await mine()).toEqual([]);
    expect((await cy.ask(FOLLOW, { name: "not a tag", followed: true })).code).toBe("NOT_FOUND");
    await app.sql`insert into tag_follows (user_id, name) select ${cy.id}, 'tag-' || n from generate_series(1, 200) as n`;
    expect((await cy.send("/api/tags/one-more/follow")).body).toMatchObject({
      message: "You can follow up to 200 tags. Please unfollow one first.",
    });
  });
});

describe("a category", () => {
  test("shows its ideas, newest first, as far as the viewer may see", async () => {
    const { ada, bo, cy } = await people(app);
    const open = await ada.posts("Looms", { category: "Arts & Culture" });
    const ours = await ada.posts("Our looms", { category: "Arts & Culture", visibility: "bonds" });
    const CATEGORY = `{ category(name: "arts & culture") { name posts { totalCount edges { node { id } } } } }`;
    interface ExploreOverview {
      category: { name: string; posts: { edges: { node: { id: string } }[] } };
    }
    const ids = async (reader: Person) =>
      (await reader.query<ExploreOverview>(CATEGORY)).category.posts.edges.map(({ node }) => Number(node.id));
    expect(await ids(bo)).toEqual([ours.id, open.id]);
    expect(await ids(cy)).toEqual([open.id]);
    await bond(app, ada, cy);
    expect(await ids(cy)).toEqual([ours.id, open.id]);
    expect(await cy.query(`{ category(name: "Cakes") { name } }`)).toEqual({ category: null });
  });

  test("is one statement for all fields that a document selects of several", async () => {
    const { cy } = await people(app);
    const LISTS = `{ explore { categories(first: 10) { name posts(first: 3) { edges { node { id } } } } } }`;
    await cy.query(LISTS);
    const before = app.statements.length;
    await cy.query(LISTS);
    const statements = app.statements.slice(before);
    expect(statements.length).toBeLessThanOrEqual(6);
  });
});
