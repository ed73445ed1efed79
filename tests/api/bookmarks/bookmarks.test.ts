import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { LIST, type Bookmarks, list, bookmarksOf, rest, update, keep, bookmarked } from "#tests/kit/bookmarks";
import { join, people } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const app = await startApp();
const guest = new RestClient(app);

describe("the bookmarks of a member", () => {
  test("are sorted by time, in either order, in pages that neither repeat nor skip", async () => {
    const { ada, bo } = await people(app);
    const ids = await bookmarked(
      ada,
      bo,
      Array.from({ length: 13 }, (_, i) => [`Idea ${i}`]),
    );
    // Some of them have the same millisecond.
    await app.sql`update bookmarks set created_at = '2026-01-01' where user_id = ${bo.id} and post_id = any(${ids.slice(0, 6)})`;
    for (const [order, expected] of [
      ["NEWEST", ids.toReversed()],
      ["OLDEST", ids],
    ] as const) {
      const seen: number[] = [];
      let after: string | null = null;
      for (let more = true; more;) {
        const page: Bookmarks = await list(bo, { first: 4, after, order });
        expect(page.totalCount).toBe(13);
        seen.push(...page.edges.map(({ postId }) => Number(postId)));
        // A bookmark that is added meanwhile does not move what follows.
        if (order === "NEWEST" && after === null) await keep(bo, (await ada.posts("Later")).id);
        if (order === "NEWEST" && after === null)
          await app.sql`delete from bookmarks where user_id = ${bo.id} and post_id > ${ids.at(-1) ?? 0}`;
        after = page.pageInfo.endCursor;
        more = page.pageInfo.hasNextPage;
      }
      expect(seen).toEqual(expected);
    }
    const [one, two] = [await rest(bo), await rest(bo, "?page=2")];
    expect([...one.posts, ...two.posts].map(({ id }) => id)).toEqual(ids.toReversed());
    expect([one.hasMore, two.hasMore, one.total, two.total]).toEqual([true, false, 13, 13]);
    expect((await rest(bo, "?sort=oldest")).posts.map(({ id }) => id)).toEqual(ids.slice(0, 10));
    expect(await rest(bo, "?page=9")).toMatchObject({ posts: [], hasMore: false, total: 13 });
    expect((await list(ada)).totalCount).toBe(0);
  });

  test("are a page of one statement, whatever their number", async () => {
    const { ada, bo } = await people(app);
    await bookmarked(ada, bo, [["One"], ["Two"], ["Three"]]);
    const count = async () => {
      const before = app.statements.length;
      await bo.query(`query { viewer { bookmarks { edges { postId node { id content } folders { id } } } } }`);
      return app.statements.slice(before).filter((one) => /"bookmark/.test(one)).length;
    };
    await count();
    const few = await count();
    await bookmarked(ada, bo, [["Four"], ["Five"], ["Six"]]);
    expect(await count()).toBe(few);
    expect(few).toBe(2);
  });

  test("are searched in title, text, tags and note, in any case, with literal wildcards", async () => {
    const { ada, bo } = await people(app);
    const [river = 0, city = 0, percent = 0, noted = 0] = await bookmarked(ada, bo, [
      ["The river runs by", { title: "Water" }],
      ["Streets for people", { tags: "CityPlan,water" }],
      ["100% sure of a_b \\ c", {}],
      ["Nothing to find here", {}],
    ]);
    await update(bo, { id: String(noted), note: "Read again in SPRING" });
    const cases: [string, number[]][] = [
      ["RIVER", [river]],
      ["water", [city, river]],
      ["#water", [city, river]],
      ["cityplan", [city]],
      ["people streets", [city]],
      ["streets river", []],
      ["spring", [noted]],
      ["100%", [percent]],
      ["a_b", [percent]],
      ["\\", [percent]],
      ["%", [percent]],
      ["_", [percent]],
      ["a%b", []],
      ["  ", [noted, percent, city, river]],
    ];
    for (const [query, ids] of cases) {
      expect(await bookmarksOf(bo, { query }), query).toEqual(ids);
      const { posts, total } = await rest(bo, `?query=${encodeURIComponent(query)}`);
      expect([posts.map(({ id }) => id), total], query).toEqual([ids, ids.length]);
    }
    await keep(ada, noted);
    expect(await bookmarksOf(ada, { query: "spring" }), "a note is found by its writer only").toEqual([]);
  });

  test("are searched by folded words, in any of their forms, on both faces", async () => {
    const { ada, bo } = await people(app);
    const [street = 0, bikes = 0, city = 0, noted = 0, sign = 0] = await bookmarked(ada, bo, [
      ["Lesen auf der Straße, mitten in Zürich und doch ganz in Ruhe.", { title: "Bücher" }],
      ["Wir teilen alte Fahrräder in der ganzen Stadt.", {}],
      ["自転車が好きな人のための町をつくる", {}],
      ["Nothing to find here", {}],
      ["Words about C++ and others", { tags: ["C++"] }],
    ]);
    await update(bo, { id: String(noted), note: "Für später: Ｃａｆé" });
    const cases: [string, number[]][] = [
      ["strasse", [street]],
      ["STRASSE zurich", [street]],
      ["zuri", [street]],
      ["bucher", [street]],
      ["fahrrad", [bikes]],
      ["自転車", [city]],
      ["cafe", [noted]],
      ["spater", [noted]],
      ["c++", [sign]],
      ["zurich fahrrad", []],
    ];
    for (const [query, ids] of cases) {
      expect(await bookmarksOf(bo, { query }), query).toEqual(ids);
      const { posts, total } = await rest(bo, `?query=${encodeURIComponent(query)}`);
      expect([posts.map(({ id }) => id), total], query).toEqual([ids, ids.length]);
    }
  });

  test("have tags that are counted over all results of the search and the filters", async () => {
    const { ada, bo } = await people(app);
    const ids = await bookmarked(
      ada,
      bo,
      Array.from({ length: 12 }, (_, i) => [
        `Idea ${i}`,
        { tags: ["all", ...(i % 2 ? ["odd"] : []), ...(i % 3 ? [] : ["third"])] },
      ]),
    );
    const first = await list(bo, { first: 2 });
    expect(first.tags).toEqual([
      { name: "all", count: 12 },
      { name: "odd", count: 6 },
      { name: "third", count: 4 },
    ]);
    const both = await list(bo, { first: 1, tags: ["#Odd", "third"] });
    expect(both.totalCount).toBe(2);
    expect(both.tags).toEqual([
      { name: "all", count: 2 },
      { name: "odd", count: 2 },
      { name: "third", count: 2 },
    ]);
    expect(await bookmarksOf(bo, { tags: ["odd", "third"] })).toEqual([ids[9], ids[3]]);
    expect(await bookmarksOf(bo, { tags: ["odd", "nothing"] })).toEqual([]);
    const answer = await rest(bo, "?tag=odd,third");
    expect([answer.posts.map(({ id }) => id), answer.total, answer.tags]).toEqual([[ids[9], ids[3]], 2, both.tags]);
    expect((await rest(bo, "?tag=odd&tag=third")).total).toBe(2);
    expect((await list(bo, { query: "idea 1", first: 1 })).tags).toContainEqual({ name: "all", count: 3 });
  });

  test("are refused to guests, and for invalid parameters", async () => {
    const bo = await join(app, "Bo");
    expect((await guest.get("/api/bookmarks")).status).toBe(401);
    expect((await guest.get("/api/bookmarks/folders")).status).toBe(401);
    expect((await bo.get("/api/bookmarks?page=0")).status).toBe(422);
    expect((await bo.get("/api/bookmarks?sort=best")).status).toBe(422);
    expect((await bo.get(`/api/bookmarks?query=${"x".repeat(201)}`)).status).toBe(422);
    expect((await bo.get("/api/bookmarks?folder=abc")).status).toBe(422);
    expect((await bo.ask(LIST, { folderId: "abc" })).code).toBe("BAD_USER_INPUT");
    expect((await bo.ask(LIST, { after: "foreign" })).code).toBe("BAD_USER_INPUT");
    expect((await bo.ask(LIST, { first: 51 })).code).toBe("BAD_USER_INPUT");
  });
});
