import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { block, join, people, type Person } from "#tests/kit/people";
import { RestClient, type RestPost } from "#tests/kit/rest";

const app = await startApp();
const guest = new RestClient(app);

const EDGE = `cursor postId note savedAt node { id content bookmarked bookmarksCount } folders { id name bookmarksCount }`;
const LIST = `query Bookmarks($first: Int! = 10, $after: String, $query: String, $tags: [String!], $folderId: ID, $order: SortOrder! = NEWEST) {
  viewer { bookmarks(first: $first, after: $after, query: $query, tags: $tags, folderId: $folderId, order: $order) {
    totalCount tags { name count } pageInfo { hasNextPage endCursor } edges { ${EDGE} }
  } }
}`;
const UPDATE = `mutation Update($input: UpdateBookmarkInput!) { updateBookmark(input: $input) { ${EDGE} } }`;
const REMOVE = `mutation Remove($id: ID!) { removeBookmark(postId: $id) }`;
const KEEP = `mutation Keep($id: ID!, $on: Boolean!) { setBookmarked(postId: $id, bookmarked: $on) { bookmarksCount } }`;
const FOLDERS = `query { viewer { bookmarkFolders { id name bookmarksCount } } }`;
const CREATE = `mutation Create($name: String!) { createBookmarkFolder(name: $name) { id name bookmarksCount } }`;
const RENAME = `mutation Rename($id: ID!, $name: String!) { renameBookmarkFolder(id: $id, name: $name) { id name } }`;
const DELETE = `mutation Delete($id: ID!) { deleteBookmarkFolder(id: $id) }`;

interface Folder {
  id: string;
  name: string;
  bookmarksCount: number;
}
interface Edge {
  cursor: string;
  postId: string;
  note: string | null;
  savedAt: string;
  node: { id: string; content: string; bookmarked: boolean; bookmarksCount: number } | null;
  folders: Folder[];
}
interface Bookmarks {
  totalCount: number;
  tags: { name: string; count: number }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: Edge[];
}
interface RestBookmark extends RestPost {
  post_id: number;
  available: boolean;
  note: string | null;
  folders: { id: number; name: string }[];
  saved_at: string;
}
interface RestBookmarks {
  posts: RestBookmark[];
  hasMore: boolean;
  total: number;
  tags: { name: string; count: number }[];
}

const list = async (who: Person, variables: object = {}) =>
  (await who.query<{ viewer: { bookmarks: Bookmarks } }>(LIST, { ...variables })).viewer.bookmarks;
const found = async (who: Person, variables: object = {}) =>
  (await list(who, variables)).edges.map(({ postId }) => Number(postId));
const rest = async (who: Person, query = "") => (await who.get<RestBookmarks>(`/api/bookmarks${query}`)).body;
const update = async (who: Person, input: object) =>
  (await who.query<{ updateBookmark: Edge }>(UPDATE, { input })).updateBookmark;
const folder = async (who: Person, name: string) =>
  (await who.query<{ createBookmarkFolder: Folder }>(CREATE, { name })).createBookmarkFolder;
const folders = async (who: Person) =>
  (await who.query<{ viewer: { bookmarkFolders: Folder[] } }>(FOLDERS)).viewer.bookmarkFolders;
const keep = (who: Person, id: number) => who.query(KEEP, { id: String(id), on: true });

/** Posts of Ada's that Bo keeps, one after the other. */
async function kept(ada: Person, bo: Person, posts: [content: string, more?: object][]): Promise<number[]> {
  const ids: number[] = [];
  for (const [content, more] of posts) {
    const { id } = await ada.posts(content, { ...more });
    await keep(bo, id);
    ids.push(id);
  }
  return ids;
}

describe("the bookmarks of a member", () => {
  test("stand by the moment they were made, either way round, in pages that neither repeat nor skip", async () => {
    const { ada, bo } = await people(app);
    const ids = await kept(
      ada,
      bo,
      Array.from({ length: 13 }, (_, i) => [`Idea ${i}`]),
    );
    // Some of them in the same millisecond.
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
        // What is kept meanwhile does not move what follows.
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

  test("are a page of one statement, however many there are", async () => {
    const { ada, bo } = await people(app);
    await kept(ada, bo, [["One"], ["Two"], ["Three"]]);
    const count = async () => {
      const before = app.statements.length;
      await bo.query(`query { viewer { bookmarks { edges { postId node { id content } folders { id } } } } }`);
      return app.statements.slice(before).filter((one) => /"bookmark/.test(one)).length;
    };
    await count();
    const few = await count();
    await kept(ada, bo, [["Four"], ["Five"], ["Six"]]);
    expect(await count()).toBe(few);
    expect(few).toBe(2);
  });

  test("are searched in title, text, tags and note, in any case, with wildcards that mean themselves", async () => {
    const { ada, bo } = await people(app);
    const [river = 0, city = 0, percent = 0, noted = 0] = await kept(ada, bo, [
      ["The river runs by", { title: "Water" }],
      ["Streets for people", { tags: "CityPlan,water" }],
      ["100% sure of a_b \\ c", {}],
      ["Nothing to find here", {}],
    ]);
    await update(bo, { postId: String(noted), note: "Read again in SPRING" });
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
      expect(await found(bo, { query }), query).toEqual(ids);
      const { posts, total } = await rest(bo, `?query=${encodeURIComponent(query)}`);
      expect([posts.map(({ id }) => id), total], query).toEqual([ids, ids.length]);
    }
    await keep(ada, noted);
    expect(await found(ada, { query: "spring" }), "a note is found by its writer only").toEqual([]);
  });

  test("have tags that are counted over all that was found and chosen together", async () => {
    const { ada, bo } = await people(app);
    const ids = await kept(
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
    expect(await found(bo, { tags: ["odd", "third"] })).toEqual([ids[9], ids[3]]);
    expect(await found(bo, { tags: ["odd", "nothing"] })).toEqual([]);
    const answer = await rest(bo, "?tag=odd,third");
    expect([answer.posts.map(({ id }) => id), answer.total, answer.tags]).toEqual([[ids[9], ids[3]], 2, both.tags]);
    expect((await rest(bo, "?tag=odd&tag=third")).total).toBe(2);
    expect((await list(bo, { query: "idea 1", first: 1 })).tags).toContainEqual({ name: "all", count: 3 });
  });

  test("are refused to guests, and in words that mean nothing", async () => {
    const bo = await join(app, "Bo");
    expect((await guest.get("/api/bookmarks")).status).toBe(401);
    expect((await guest.get("/api/bookmarks/folders")).status).toBe(401);
    expect((await bo.get("/api/bookmarks?page=0")).status).toBe(422);
    expect((await bo.get("/api/bookmarks?sort=best")).status).toBe(422);
    expect((await bo.get(`/api/bookmarks?query=${"x".repeat(201)}`)).status).toBe(422);
    expect((await rest(bo, "?folder=abc")).posts).toEqual([]);
    expect((await bo.ask(LIST, { after: "foreign" })).code).toBe("BAD_USER_INPUT");
    expect((await bo.ask(LIST, { first: 51 })).code).toBe("BAD_USER_INPUT");
  });
});

describe("a bookmark whose post is gone", () => {
  test("stays as a stub with its note, tells nothing of the post, and can be removed by both faces", async () => {
    const { ada, bo } = await people(app);
    const [gone = 0, hidden = 0, there = 0] = await kept(ada, bo, [
      ["Deleted soon", { tags: ["lost"] }],
      ["For bonds secretly", { visibility: "bonds", tags: ["lost"] }],
      ["Stays", { tags: ["found"] }],
    ]);
    await update(bo, { postId: String(gone), note: "It was good" });
    await app.sql`delete from posts where id = ${gone}`;
    await app.sql`delete from bonds where user_id in (${ada.id}, ${bo.id})`;
    const { edges, totalCount, tags } = await list(bo);
    expect(edges.map(({ postId, node, note }) => [Number(postId), node === null, note])).toEqual([
      [there, false, null],
      [hidden, true, null],
      [gone, true, "It was good"],
    ]);
    expect([totalCount, tags]).toEqual([3, [{ name: "found", count: 1 }]]);
    expect(await found(bo, { query: "secretly" }), "hidden text is not searched").toEqual([]);
    expect(await found(bo, { tags: ["lost"] })).toEqual([]);
    expect(await found(bo, { query: "was good" })).toEqual([gone]);
    const { posts } = await rest(bo);
    expect(posts[2]).toMatchObject({
      id: gone,
      post_id: gone,
      available: false,
      note: "It was good",
      bookmarked: true,
    });
    expect(posts[1]).not.toHaveProperty("content");

    expect(await update(bo, { postId: String(gone), note: "Gone" })).toMatchObject({ node: null, note: "Gone" });
    expect(await bo.query(REMOVE, { id: String(gone) })).toEqual({ removeBookmark: String(gone) });
    expect(await bo.query(REMOVE, { id: String(gone) }), "safe to repeat").toEqual({ removeBookmark: String(gone) });
    expect((await guest.delete(`/api/bookmarks/${hidden}`, { token: bo.token })).status).toBe(200);
    expect(await found(bo)).toEqual([there]);
    const { body } = await ada.get<{ post: RestPost }>(`/api/posts/${hidden}`);
    expect(body.post.bookmarks_count, "counted off though it was hidden").toBe(0);
  });

  test("is left behind when its author blocks, and when the account goes with its own posts kept", async () => {
    const { ada, bo, cy } = await people(app);
    const [id = 0] = await kept(ada, cy, [["Kept before the quarrel"]]);
    const own = await cy.posts("My own");
    await keep(cy, own.id);
    await block(app, ada, cy);
    expect((await list(cy)).edges.map(({ node }) => node?.id ?? null)).toEqual([String(own.id), null]);
    const leaving = await guest.send(
      "DELETE",
      "/api/account",
      { password: "correct horse battery" },
      { token: cy.token },
    );
    expect(leaving.status).toBe(200);
    const { body } = await bo.get<{ post: RestPost }>(`/api/posts/${id}`);
    expect(body.post.bookmarks_count).toBe(0);
  });

  test("is counted exactly, whoever removes it by which call at once", async () => {
    const { ada, bo, cy } = await people(app);
    const { id } = await ada.posts("Popular");
    await Promise.all([keep(bo, id), keep(cy, id)]);
    await Promise.all([
      ...Array.from({ length: 4 }, () => bo.query(REMOVE, { id: String(id) })),
      ...Array.from({ length: 4 }, () => guest.delete(`/api/bookmarks/${id}`, { token: bo.token })),
      bo.query(KEEP, { id: String(id), on: false }),
    ]);
    const count = async () => (await ada.get<{ post: RestPost }>(`/api/posts/${id}`)).body.post.bookmarks_count;
    expect(await count()).toBe(1);
    expect((await list(cy)).edges[0]?.node?.bookmarksCount).toBe(1);
  });
});

describe("a note", () => {
  test("is the member's own, 500 characters at most, and goes with the bookmark", async () => {
    const { ada, bo, cy } = await people(app);
    const [id = 0] = await kept(ada, bo, [["Worth a note"]]);
    const postId = String(id);
    expect(await update(bo, { postId, note: `  ${"x".repeat(500)} ` })).toMatchObject({ note: "x".repeat(500) });
    const long = await bo.ask(UPDATE, { input: { postId, note: "x".repeat(501) } });
    expect(long.errors[0]?.extensions?.fields).toEqual({ note: ["A note can have at most 500 characters"] });
    const put = await guest.put<{ bookmark: RestBookmark }>(
      `/api/bookmarks/${id}`,
      { note: "Short" },
      { token: bo.token },
    );
    expect(put.body.bookmark).toMatchObject({
      id,
      content: "Worth a note",
      note: "Short",
      folders: [],
      available: true,
    });
    expect((await cy.ask(UPDATE, { input: { postId, note: "Not mine" } })).code).toBe("NOT_FOUND");
    expect((await guest.put(`/api/bookmarks/${id}`, { note: "x" }, { token: cy.token })).status).toBe(404);
    expect((await update(bo, { postId, note: "" })).note).toBeNull();
    await update(bo, { postId, note: "Again" });
    await bo.send(`/api/posts/${id}/bookmark`);
    await keep(bo, id);
    expect((await list(bo)).edges[0]?.note).toBeNull();
  });
});

describe("folders", () => {
  test("hold bookmarks, one in many, and are counted", async () => {
    const { ada, bo } = await people(app);
    const [one = 0, two = 0] = await kept(ada, bo, [["One"], ["Two"]]);
    const [work, home] = [await folder(bo, "Work"), await folder(bo, " home ")];
    expect(home).toMatchObject({ name: "home", bookmarksCount: 0 });
    await update(bo, { postId: String(one), folderIds: [work.id, home.id, work.id] });
    await update(bo, { postId: String(two), folderIds: [work.id] });
    expect((await folders(bo)).map(({ name, bookmarksCount }) => [name, bookmarksCount])).toEqual([
      ["home", 1],
      ["Work", 2],
    ]);
    expect(await found(bo, { folderId: home.id })).toEqual([one]);
    expect((await list(bo, { folderId: work.id, first: 1 })).totalCount).toBe(2);
    expect((await rest(bo, `?folder=${work.id}`)).posts.map((post) => post.folders.map(({ name }) => name))).toEqual([
      ["Work"],
      ["home", "Work"],
    ]);
    expect(await found(ada, { folderId: work.id }), "somebody else's folder holds nothing").toEqual([]);
    expect((await update(bo, { postId: String(one), note: "kept where it is" })).folders).toHaveLength(2);
    expect((await update(bo, { postId: String(one), folderIds: [] })).folders).toEqual([]);
    const put = await guest.put<{ bookmark: RestBookmark }>(
      `/api/bookmarks/${one}`,
      { folders: [Number(home.id)] },
      { token: bo.token },
    );
    expect(put.body.bookmark.folders).toEqual([{ id: Number(home.id), name: "home" }]);
    await bo.query(REMOVE, { id: String(one) });
    expect((await folders(bo)).map(({ bookmarksCount }) => bookmarksCount)).toEqual([0, 1]);
    await bo.query(DELETE, { id: work.id });
    expect(await found(bo), "what stood in it stays kept").toEqual([two]);
  });

  test("are the member's own", async () => {
    const { ada, bo } = await people(app);
    const [id = 0] = await kept(ada, bo, [["Mine"]]);
    const hers = await folder(ada, "Hers");
    const refused = await bo.ask(UPDATE, { input: { postId: String(id), note: "lost", folderIds: [hers.id] } });
    expect(refused.errors[0]?.extensions?.fields).toEqual({ folderIds: ["This folder is not there any more."] });
    expect((await list(bo)).edges[0]?.note, "nothing of a refused change is kept").toBeNull();
    expect((await bo.ask(RENAME, { id: hers.id, name: "His" })).code).toBe("NOT_FOUND");
    expect((await bo.ask(DELETE, { id: hers.id })).code).toBe("NOT_FOUND");
    expect((await guest.delete(`/api/bookmarks/folders/${hers.id}`, { token: bo.token })).status).toBe(404);
    expect((await guest.put(`/api/bookmarks/folders/${hers.id}`, { name: "His" }, { token: bo.token })).status).toBe(
      404,
    );
    expect(await folders(ada)).toMatchObject([{ name: "Hers" }]);
  });

  test("have names of 1 to 50 characters, each once in any case, also when made at once", async () => {
    const bo = await join(app, "Bo");
    const answers = await Promise.all(["Read", "READ", "read", "rEAD"].map((name) => bo.ask(CREATE, { name })));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "CONFLICT")).toHaveLength(3);
    const other = await bo.send<{ folder: { id: number } }>("/api/bookmarks/folders", { name: "Other" });
    expect(other.status).toBe(201);
    const put = (name: string) =>
      guest.put(`/api/bookmarks/folders/${other.body.folder.id}`, { name }, { token: bo.token });
    expect(await put("rEaD")).toMatchObject({
      status: 409,
      body: { message: "You already have a folder with this name" },
    });
    expect((await put("OTHER")).status, "its own name in other letters").toBe(200);
    expect((await put("  ")).body.errors).toEqual({ name: ["Please give the folder a name"] });
    expect((await put("x".repeat(51))).body.errors).toEqual({ name: ["The name can have at most 50 characters"] });
    expect((await put("x".repeat(50))).status).toBe(200);
    const { body } = await bo.get<{ folders: Folder[] }>("/api/bookmarks/folders");
    expect(body.folders.map(({ name }) => name.slice(0, 4).toLowerCase())).toEqual(["read", "xxxx"]);
  });

  test("are fifty at most, also when the last are made at once", async () => {
    const bo = await join(app, "Bo");
    await app.sql`insert into bookmark_folders (user_id, name) select ${bo.id}, 'Folder ' || n from generate_series(1, 48) as n`;
    const answers = await Promise.all(Array.from({ length: 5 }, (_, i) => bo.ask(CREATE, { name: `New ${i}` })));
    expect(answers.filter(({ data }) => data)).toHaveLength(2);
    expect(answers.find(({ code }) => code)?.errors[0]?.message).toBe(
      "You can have up to 50 folders. Please delete one first.",
    );
    expect(await folders(bo)).toHaveLength(50);
  });
});
