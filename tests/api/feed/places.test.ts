import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { cast, tabOf } from "./tabs.ts";
import { bond, type Person } from "#tests/kit/people";

const app = await startApp();
const device = await app.another();

const MEMORY = `hasFollowing order since
  following: place(scope: FOLLOWING) { postId newestId newestCreatedAt updatedAt }
  everything: place(scope: EVERYTHING) { postId newestId newestCreatedAt updatedAt }`;

interface Place {
  postId: string;
  newestId: string;
  newestCreatedAt: string;
  updatedAt: string;
}
interface Memory {
  hasFollowing: boolean;
  order: string;
  since: string;
  following: Place | null;
  everything: Place | null;
}

const memoryOf = async (member: Person) =>
  (await member.query<{ viewer: { feed: Memory } }>(`{ viewer { feed { ${MEMORY} } } }`)).viewer.feed;
const setPlace = (member: Person, scope: string, { id }: { id: number }) =>
  member.query<{ setFeedPlace: Memory }>(`mutation { setFeedPlace(scope: ${scope}, postId: ${id}) { ${MEMORY} } }`);
const daysFrom = (moment: string) => (Date.now() - Date.parse(moment)) / 86_400_000;

describe("the place in each tab", () => {
  test("is kept on all devices; the newest post that one has seen stays the newest", async () => {
    const { ada, bo } = await cast(app, "ada", "bo");
    await bond(app, ada, bo);
    const [old, middle, newest] = [await bo.posts("Old"), await bo.posts("Middle"), await bo.posts("Newest")];
    expect(await memoryOf(ada)).toMatchObject({ following: null, everything: null });
    await setPlace(ada, "FOLLOWING", newest);
    await setPlace(ada, "FOLLOWING", old);
    const put = await ada.rest.put(
      "/api/feed/place",
      { scope: "everything", post_id: middle.id },
      { token: ada.token },
    );
    expect(put.status).toBe(200);
    const elsewhere = ada.at(device);
    expect(await memoryOf(elsewhere)).toMatchObject({
      following: { postId: String(old.id), newestId: String(newest.id), newestCreatedAt: newest.created_at },
      everything: { postId: String(middle.id), newestId: String(middle.id) },
    });
    expect((await elsewhere.get("/api/feed/state")).body).toMatchObject({
      feed: {
        has_following: true,
        order: "latest",
        places: { following: { post_id: old.id, newest_id: newest.id }, everything: { post_id: middle.id } },
      },
    });
    const page = await tabOf(elsewhere, { fromPost: old.id });
    expect(page.edges.map(({ node }) => node.content)).toEqual(["Old"]);
    const all = await tabOf(elsewhere, { scope: "EVERYTHING", fromPost: middle.id, first: 2 });
    expect(all.edges.map(({ node }) => node.content)).toEqual(["Middle", "Old"]);
  });

  test("a tab begins with any of its posts, goes on from there, and begins after one that is gone", async () => {
    const { ada, bo, cy } = await cast(app, "ada", "bo", "cy");
    await bond(app, ada, bo);
    const posts = [];
    for (let i = 0; i < 6; i++) posts.push(await (i % 2 ? cy : bo).posts(`Idea ${i}`));
    const fromPost = posts[4]?.id;
    const read = async (variables: object) => {
      const { edges, pageInfo } = await tabOf(ada, { fromPost, first: 2, ...variables });
      return { contents: edges.map(({ node }) => node.content), pageInfo };
    };
    for (const [scope, pages] of [
      ["FOLLOWING", [["Idea 4", "Idea 2"], ["Idea 0"]]],
      [
        "EVERYTHING",
        [
          ["Idea 4", "Idea 3"],
          ["Idea 2", "Idea 1"],
        ],
      ],
    ] as const) {
      const first = await read({ scope });
      expect(first.contents, scope).toEqual(pages[0]);
      expect((await read({ scope, after: first.pageInfo.endCursor })).contents, scope).toEqual(pages[1]);
    }
    const removed = await bo.rest.send("DELETE", `/api/posts/${fromPost}`, undefined, { token: bo.token });
    expect(removed.status).toBe(200);
    expect((await read({ scope: "FOLLOWING" })).contents).toEqual(["Idea 2", "Idea 0"]);
    expect((await read({ scope: "EVERYTHING" })).contents).toEqual(["Idea 3", "Idea 2"]);
    const refused = await ada.ask(`{ feed(scope: FOLLOWING, fromPost: "seven") { totalCount } }`);
    expect(refused.code).toBe("BAD_USER_INPUT");
  });

  test("two devices that write at once leave one of their places, and the newest of both", async () => {
    const { ada, bo } = await cast(app, "ada", "bo");
    const posts = [];
    for (let i = 0; i < 6; i++) posts.push(await bo.posts(`Idea ${i}`));
    const newest = posts.at(-1);
    await Promise.all(posts.map((post, at) => setPlace(at % 2 ? ada : ada.at(device), "EVERYTHING", post)));
    expect(await memoryOf(ada)).toMatchObject({ everything: { newestId: String(newest?.id) } });
  });

  test("is only at a post that one may see, and in one of the tabs", async () => {
    const { ada, bo } = await cast(app, "ada", "bo");
    const shared = await bo.posts("For bonds", { visibility: "bonds" });
    const put = async (body: object) => (await ada.rest.put("/api/feed/place", body, { token: ada.token })).status;
    expect(await put({ scope: "following", post_id: shared.id })).toBe(404);
    expect(await put({ scope: "elsewhere", post_id: shared.id })).toBe(422);
    expect(await put({ scope: "following", post_id: "seven" })).toBe(422);
    const refused = await ada.ask(`mutation { setFeedPlace(scope: FOLLOWING, postId: ${shared.id}) { order } }`);
    expect(refused.code).toBe("NOT_FOUND");
    expect(await memoryOf(ada)).toMatchObject({ following: null });
  });
});

describe("what else is remembered", () => {
  test("Following comes first once there is a bond, a follow, a tag or a group", async () => {
    const { ada, bo, cy, dee, eve } = await cast(app, "ada", "bo", "cy", "dee", "eve");
    expect((await memoryOf(ada)).hasFollowing).toBe(false);
    await bond(app, ada, bo);
    await cy.query(`mutation { follow(id: ${ada.id}) { id } }`);
    await dee.query(`mutation { setTagFollowed(name: "first", followed: true) { name } }`);
    await eve.send("/api/groups", {
      name: `Group ${eve.username}`,
      description: "For members",
      category: "Technology",
      visibility: "public",
    });
    for (const member of [ada, bo, cy, dee, eve]) expect((await memoryOf(member)).hasFollowing, member.name).toBe(true);
  });

  test("the order that was chosen last, on all devices", async () => {
    const { ada } = await cast(app, "ada");
    expect((await memoryOf(ada)).order).toBe("LATEST");
    await ada.query(`mutation { setFeedOrder(order: TOP) { order } }`);
    expect((await memoryOf(ada.at(device))).order).toBe("TOP");
    const put = (order: string) => ada.rest.put("/api/feed/order", { order }, { token: ada.token });
    expect((await put("latest")).body).toMatchObject({ feed: { order: "latest" } });
    expect((await put("best")).status).toBe(422);
    expect((await memoryOf(ada)).order).toBe("LATEST");
  });

  test("since when Top counts: the last visit, at least a day and at most two weeks ago", async () => {
    const { ada } = await cast(app, "ada");
    expect(daysFrom((await memoryOf(ada)).since)).toBeCloseTo(14, 1);
    const wasHere = (ago: string) =>
      app.sql`insert into feed_visits (user_id, began_at, seen_at, previous_at)
        values (${ada.id}, now() - ${ago}::interval, now() - ${ago}::interval, null)
        on conflict (user_id) do update set began_at = excluded.began_at, seen_at = excluded.seen_at`;
    for (const [ago, days] of [
      ["3 days", 3],
      ["2 hours", 1],
      ["60 days", 14],
    ] as const) {
      await wasHere(ago);
      expect(daysFrom((await memoryOf(ada)).since), ago).toBeCloseTo(days, 1);
    }
    await wasHere("3 days");
    await tabOf(ada);
    const [visit] = await app.sql<{ isNow: boolean }[]>`select began_at > now() - interval '1 minute' as "isNow"
      from feed_visits where user_id = ${ada.id}`;
    expect(visit?.isNow, "a page begins another visit").toBe(true);
    expect(daysFrom((await memoryOf(ada)).since), "in the visit that began").toBeCloseTo(3, 1);
  });
});
