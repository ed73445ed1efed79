import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { block, join, mute, people, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form, RestClient, type RestFeed } from "#tests/kit/rest";

const app = await startApp();

const FEED = `query Feed($first: Int!, $after: String, $filter: FeedFilter) {
  feed(first: $first, after: $after, filter: $filter) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { cursor node {
      id content liked likesCount bookmarked bookmarksCount commentsCount tags
      author { id name username avatar { url } isOnline } media { url width height }
    } }
  }
}`;

interface Feed {
  feed: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: { cursor: string; node: { id: string; content: string; liked: boolean } }[];
  };
}

const ask = async (reader: Person, variables: object = {}) =>
  (await reader.query<Feed>(FEED, { first: 10, ...variables })).feed;
const page = async (reader: Person, number: number, more = "") =>
  (await reader.get<RestFeed>(`/api/feed?page=${number}${more}`)).body;

/** Writes posts of a new member, whose feed nobody else uses. */
async function writes(author: Person, count: number, prefix = "Idea"): Promise<number[]> {
  const ids: number[] = [];
  for (let i = 1; i <= count; i++) ids.push((await author.posts(`${prefix} ${i}`)).id);
  return ids;
}

describe("the feed of one author", () => {
  test("has ten posts a page, newest first, with an exact total, alike on both faces", async () => {
    const { ada, cy } = await people(app);
    const ids = (await writes(ada, 23)).toReversed();
    const scope = `&username=${ada.username.toUpperCase()}`;
    const pages = [await page(cy, 1, scope), await page(cy, 2, scope), await page(cy, 3, scope)];
    expect(pages.map(({ posts }) => posts.length)).toEqual([10, 10, 3]);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
    expect(pages.map(({ total }) => total)).toEqual([23, 23, 23]);
    expect(pages.flatMap(({ posts }) => posts.map(({ id }) => id))).toEqual(ids);

    const foundIds: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const feed: Feed["feed"] = await ask(cy, { after, filter: { username: ada.username } });
      expect(feed.totalCount).toBe(23);
      foundIds.push(...feed.edges.map(({ node }) => node.id));
      after = feed.pageInfo.endCursor;
      more = feed.pageInfo.hasNextPage;
    }
    expect(foundIds).toEqual(ids.map(String));
  });

  test("keeps its pages while new posts arrive, by cursor and by page", async () => {
    const { ada, cy } = await people(app);
    const ids = (await writes(ada, 15)).toReversed();
    const scope = `&username=${ada.username}`;
    const firstPage = await page(cy, 1, scope);
    const first = await ask(cy, { filter: { username: ada.username } });
    await writes(ada, 3, "Later");
    const secondPage = await page(cy, 2, scope);
    const second = await ask(cy, { filter: { username: ada.username }, after: first.pageInfo.endCursor });
    expect([...firstPage.posts, ...secondPage.posts].map(({ id }) => id)).toEqual(ids);
    expect([...first.edges, ...second.edges].map(({ node }) => Number(node.id))).toEqual(ids);
    expect((await page(cy, 1, scope)).posts[0]?.content).toBe("Later 3");
    expect((await page(cy, 1, scope)).total).toBe(18);
  });

  test("ends with an empty page, and is empty for an unknown author", async () => {
    const { ada, cy } = await people(app);
    await writes(ada, 2);
    expect(await page(cy, 2, `&username=${ada.username}`)).toMatchObject({ posts: [], hasMore: false, total: 2 });
    expect(await page(cy, 1_000, `&username=${ada.username}`)).toMatchObject({ posts: [], hasMore: false });
    expect(await page(cy, 1, "&username=nobody-at-all")).toMatchObject({
      success: true,
      posts: [],
      hasMore: false,
      total: 0,
    });
    const none = await ask(cy, { filter: { username: "nobody-at-all" } });
    expect(none).toEqual({ totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null }, edges: [] });
  });

  test("shows bonds' posts to bonds only, in the list and in the total", async () => {
    const { ada, bo, cy } = await people(app);
    await ada.posts("For everyone");
    await ada.posts("For bonds", { visibility: "bonds" });
    const scope = `&username=${ada.username}`;
    for (const reader of [ada, bo]) expect(await page(reader, 1, scope)).toMatchObject({ total: 2, posts: [{}, {}] });
    const strangers = await page(cy, 1, scope);
    expect(strangers.posts.map(({ content }) => content)).toEqual(["For everyone"]);
    expect(strangers.total).toBe(1);
    expect((await ask(cy, { filter: { username: ada.username } })).totalCount).toBe(1);
  });

  test("is empty between people who blocked each other", async () => {
    const { ada, bo, cy } = await people(app);
    await ada.posts("Hello");
    await block(app, ada, cy);
    await block(app, bo, ada);
    for (const reader of [bo, cy]) {
      expect(await page(reader, 1, `&username=${ada.username}`)).toMatchObject({ posts: [], total: 0 });
    }
  });
});

describe("the home feed", () => {
  test("shows everybody's posts but those of blocked and muted people", async () => {
    const { ada, bo, cy } = await people(app);
    const kind = await bo.posts("Kind");
    const loud = await cy.posts("Loud");
    const before = (await page(ada, 1)).posts.map(({ id }) => id);
    expect(before.slice(0, 2)).toEqual([loud.id, kind.id]);
    await mute(app, ada, cy);
    expect((await page(ada, 1)).posts.map(({ id }) => id)).not.toContain(loud.id);
    expect((await ada.get(`/api/posts/${loud.id}`)).status).toBe(200);
    await block(app, bo, ada);
    expect((await page(ada, 1)).posts.map(({ id }) => id)).not.toContain(kind.id);
  });

  test("contains the viewer's likes and bookmarks of each post", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("See me");
    await bo.send(`/api/posts/${post.id}/like`);
    await bo.send(`/api/posts/${post.id}/bookmark`);
    await cy.comments(post, "Nice");
    const seenBy = async (reader: Person) => (await page(reader, 1)).posts.find(({ id }) => id === post.id);
    expect(await seenBy(bo)).toMatchObject({ liked: true, bookmarked: true, likesCount: 1, commentsCount: 1 });
    expect(await seenBy(cy)).toMatchObject({ liked: false, bookmarked: false, likesCount: 1, bookmarks_count: 1 });
  });

  test.each(["0", "-1", "abc", "1.5", "1000001", "99999999999999999999", "", "1e3"])(
    "page %j is refused",
    async (number) => {
      const ada = await join(app, "Ada");
      const { status, body } = await ada.get(`/api/feed?page=${number}`);
      if (number === "") expect([200, 422]).toContain(status);
      else {
        expect(status).toBe(422);
        expect(body.errors?.["page"]).toEqual([expect.any(String)]);
      }
    },
  );

  test("without a page is the first page; of two, one is refused or the first used", async () => {
    const ada = await join(app, "Ada");
    await ada.posts("Hello");
    const first = await ada.get<RestFeed>("/api/feed");
    expect(first.status).toBe(200);
    expect(first.body.posts.length).toBeGreaterThan(0);
    expect([200, 422]).toContain((await ada.get("/api/feed?page=1&page=2")).status);
    expect([200, 422]).toContain((await ada.get("/api/feed?username[]=a&page[x]=1")).status);
  });

  test.each([0, -1, 51, 1_000_000])("a page of %i is refused", async (first) => {
    const ada = await join(app, "Ada");
    const answer = await ada.ask(FEED, { first });
    expect(answer.code).toBe("BAD_USER_INPUT");
    expect(answer.errors[0]?.extensions?.fields).toHaveProperty("first");
  });

  test.each(["", "x", "MjAyNA", Buffer.from("2024-01-01T00:00:00.000Z|0").toString("base64url"), "🎉"])(
    "the unknown cursor %j is refused",
    async (after) => {
      const ada = await join(app, "Ada");
      expect((await ada.ask(FEED, { first: 5, after })).code).toBe("BAD_USER_INPUT");
    },
  );

  test("requires a session", async () => {
    const guest = new RestClient(app);
    expect((await guest.get("/api/feed")).status).toBe(401);
  });
});

test("a page of posts with authors, pictures and the viewer's state is one statement, on either face", async () => {
  const { ada, bo, cy } = await people(app);
  for (const author of [ada, bo, cy]) {
    const { body } = await author.send<{ post: { id: number } }>(
      "/api/posts",
      form({ content: "With a picture #one", media: await pictures.png() }),
    );
    await cy.send(`/api/posts/${body.post.id}/like`);
  }
  await writes(ada, 9);
  const { statements, ...forgetful } = await app.another({ feedWindow: 0 });
  const reader = cy.at(forgetful);
  const reads = async (act: () => Promise<unknown>) => {
    await act();
    statements.length = 0;
    await act();
    return statements.filter((statement) => /\b(?:from|join) "posts"/i.test(statement));
  };
  const withoutTotal = FEED.replace("totalCount ", "");
  const byGraphQL = await reads(() => reader.query(withoutTotal, { first: 10 }));
  expect(byGraphQL).toHaveLength(1);
  expect(statements.length, statements.join("\n\n")).toBeLessThanOrEqual(2);

  const byRest = await reads(() => page(reader, 2));
  expect(byRest, byRest.join("\n\n")).toHaveLength(1);
  expect(statements.length, statements.join("\n\n")).toBeLessThanOrEqual(2);
  // Only rows of people whom the viewer cannot see are counted, and posts that are newer than the viewer's first page.
  for (const statement of statements)
    expect(statement).not.toMatch(
      /count\(\*\)(?! from "\w+" as (?:unseen|reply)\b| from \(\s*select said\.author_id| from "posts"\s+where "posts"."created_at" >=)/i,
    );
});
