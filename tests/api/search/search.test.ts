import { describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { block, bond, join, people, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";

const app = await startApp();

const FIND = `query Find($query: String!, $kind: SearchKind, $first: Int, $after: String, $category: String) {
  search(query: $query, kind: $kind, first: $first, after: $after, category: $category) {
    totalCount isNear pageInfo { hasNextPage endCursor }
    edges { cursor node {
      kind post { id title content } user { id username } tag { name postsCount }
      title { text ranges { start end } } excerpt { text ranges { start end } }
    } }
  }
}`;

interface Text {
  text: string;
  ranges: { start: number; end: number }[];
}
interface SearchConnection {
  totalCount: number;
  isNear: boolean;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: {
    cursor: string;
    node: {
      kind: string;
      post: { id: string; title: string | null } | null;
      user: { id: string; username: string } | null;
      tag: { name: string; postsCount: number } | null;
      title: Text;
      excerpt: Text | null;
    };
  }[];
}
interface RestSearchPage {
  results: { kind: string; post: { id: number } | null; user: { id: number } | null; tag: { name: string } | null }[];
  hasMore: boolean;
  total: number;
  isNear: boolean;
}

const find = async (reader: Person, query: string, more: object = {}) =>
  (await reader.query<{ search: SearchConnection }>(FIND, { query, kind: "IDEAS", first: 10, ...more })).search;
const idsOf = ({ edges }: SearchConnection) => edges.map(({ node }) => Number(node.post?.id));
const overRest = async (reader: Person, query: string, more = "") =>
  (await reader.get<RestSearchPage>(`/api/search?query=${encodeURIComponent(query)}${more}`)).body;
const marked = ({ text, ranges }: Text) => ranges.map(({ start, end }) => text.slice(start, end));
const ideas = async (reader: Person, query: string) => idsOf(await find(reader, query)).toSorted((a, b) => a - b);

describe("a search for ideas", () => {
  test("finds words in titles before tags before texts, in all their forms, alike on both faces", async () => {
    const { ada, cy } = await people(app);
    const text = await ada.posts("We tried composters behind the shed.", { title: "Quiet sheds" });
    const tag = await ada.posts("A bin with worms.", { title: "Worms", tags: ["composter"] });
    const title = await ada.posts("It smells less than you think.", { title: "A composter in the kitchen" });
    await ada.posts("Nothing about it here.", { title: "Elsewhere" });
    const results = await find(cy, "Composters");
    expect(idsOf(results)).toEqual([title.id, tag.id, text.id]);
    expect(results).toMatchObject({ totalCount: 3, isNear: false, pageInfo: { hasNextPage: false } });
    const rest = await overRest(cy, "Composters");
    expect(rest.results.map(({ post }) => post?.id)).toEqual([title.id, tag.id, text.id]);
    expect(rest).toMatchObject({ hasMore: false, total: 3, isNear: false });
  });

  test("ranks the exact title first, however old", async () => {
    const { ada, cy } = await people(app);
    const old = await ada.posts("Zephyr words are rare.", { title: "Zephyr" });
    await app.sql`update posts set created_at = now() - interval '3 years' where id = ${old.id}`;
    for (let i = 0; i < 4; i++)
      await ada.posts("zephyr zephyr zephyr", { title: `The zephyr of zephyr ${i}`, tags: ["zephyr"] });
    expect(idsOf(await find(cy, "zephyr"))[0]).toBe(old.id);
  });

  test("highlights the words, as ranges of a plain text", async () => {
    const { ada, cy } = await people(app);
    await ada.posts(`<b>Quicklime</b> & ${"padding ".repeat(60)} then the quicklime slaked.`, {
      title: "Slaking quicklime",
    });
    const [first] = (await find(cy, "quicklime slaking")).edges;
    if (!first?.node.excerpt) throw new Error("nothing was found");
    expect(marked(first.node.title)).toEqual(["Slaking", "quicklime"]);
    expect(marked(first.node.excerpt).map((word) => word.toLowerCase())).toEqual(expect.arrayContaining(["quicklime"]));
    expect(first.node.title.text).toBe("Slaking quicklime");
  });

  test("supports quotes, negation and operators", async () => {
    const { ada, bo, cy } = await people(app);
    const near = await ada.posts("A walnut desk by the window.", { title: "Walnut desk", tags: ["joinery"] });
    const far = await bo.posts("The desk is of oak, the box of walnut.", { title: "Oak and more" });
    const picture = await ada.uploads(await pictures.png());
    const drawn = await ada.posts("Walnut, drawn.", { title: "A drawing", media_ids: [picture.id] });
    await app.sql`update posts set created_at = '2024-02-10T12:00:00Z' where id = ${far.id}`;
    expect(await ideas(cy, "walnut")).toEqual([near.id, far.id, drawn.id]);
    expect(await ideas(cy, '"walnut desk"')).toEqual([near.id]);
    expect(await ideas(cy, "walnut -oak -drawing")).toEqual([near.id]);
    expect(await ideas(cy, `walnut from:${bo.username.toUpperCase()}`)).toEqual([far.id]);
    expect(await ideas(cy, `walnut from:@${ada.username} tag:joinery`)).toEqual([near.id]);
    expect(await ideas(cy, "walnut #joinery")).toEqual([near.id]);
    expect(await ideas(cy, "walnut has:image")).toEqual([drawn.id]);
    expect(await ideas(cy, "walnut before:2024-02-11")).toEqual([far.id]);
    expect(await ideas(cy, "walnut before:2024-02-10")).toEqual([]);
    expect(await ideas(cy, "walnut after:2024-02-10 before:2025")).toEqual([far.id]);
    expect(await ideas(cy, `from:${ada.username}`)).toEqual([near.id, drawn.id]);
    expect(await ideas(cy, "from:nobody-of-this-name walnut")).toEqual([]);
  });

  test("treats wildcards and signs of query languages as text", async () => {
    const { ada, cy } = await people(app);
    const post = await ada.posts("Sandarac varnish is brittle.", { title: "Sandarac" });
    expect(await ideas(cy, "sandarac%")).toEqual([post.id]);
    for (const query of [
      "sanda%",
      "s_ndarac",
      "sandar:*",
      "%%%",
      "__",
      "!!",
      "<->",
      "((",
      "'; --",
      '""',
      '-"',
      "& | !",
    ]) {
      const results = await cy.ask<{ search: SearchConnection }>(FIND, { query, kind: "IDEAS", first: 10 });
      expect(results.errors, query).toEqual([]);
      expect(results.data?.search.isNear === false ? idsOf(results.data.search) : [], query).toEqual([]);
    }
  });

  test("corrects a typing error, and reports that", async () => {
    const { ada, cy } = await people(app);
    const post = await ada.posts("Brass and brushes.", { title: "The chronometer on the shelf" });
    const results = await find(cy, "chronometre");
    expect(idsOf(results)).toEqual([post.id]);
    expect(results.isNear).toBe(true);
    expect((await overRest(cy, "chronomteer")).results.map((one) => one.post?.id)).toEqual([post.id]);
  });

  test("answers a question by any of its words where no idea contains all of them", async () => {
    const { ada, cy } = await people(app);
    const post = await ada.posts("Rinse it in cold water.", { title: "Washing felt hats" });
    const results = await find(cy, "how do you people go about felt hats that shrank");
    expect(idsOf(results)[0]).toBe(post.id);
    expect(results.isNear).toBe(true);
    expect(await ideas(cy, "felt bagpipes -hats")).toEqual([]);
  });

  test("finds only what the viewer may see", async () => {
    const { ada, bo, cy } = await people(app);
    const secret = await ada.posts("The ombudsrabbit is ours.", {
      title: "Ombudsrabbit",
      visibility: "bonds",
      tags: ["ombudsrabbit"],
    });
    expect(await ideas(bo, "ombudsrabbit")).toEqual([secret.id]);
    expect(await ideas(ada, "ombudsrabbit")).toEqual([secret.id]);
    expect(await ideas(cy, "ombudsrabbit")).toEqual([]);
    expect(await ideas(cy, `from:${ada.username}`)).toEqual([]);
    expect(await ideas(cy, "tag:ombudsrabbit")).toEqual([]);
    expect((await find(cy, "ombudsrabbits", { kind: "TAGS" })).edges).toEqual([]);
    const open = await ada.posts("Everybody may know the ombudsrabbit by now.");
    expect(await ideas(cy, "ombudsrabbit")).toEqual([open.id]);
    await block(app, ada, cy);
    expect(await ideas(cy, "ombudsrabbit")).toEqual([]);
    expect((await find(cy, ada.username, { kind: "PEOPLE" })).edges).toEqual([]);
    await app.sql`delete from posts where id = ${secret.id}`;
    expect(await ideas(bo, "ombudsrabbit")).toEqual([open.id]);
  });

  test("continues page by page without losing or repeating anything, while new ideas arrive", async () => {
    const { ada, cy } = await people(app);
    const ids: number[] = [];
    for (let i = 0; i < 7; i++)
      ids.push((await ada.posts(`Perennial ${"kale ".repeat(i + 1)}`, { title: `Kale ${i}` })).id);
    const seen: number[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const page: SearchConnection = await find(cy, "kale", { first: 3, after });
      expect(page.totalCount).toBe(7);
      seen.push(...idsOf(page));
      await ada.posts("kale kale kale", { title: "kale" });
      after = page.pageInfo.endCursor;
      more = page.pageInfo.hasNextPage;
    }
    expect(seen.toSorted((a, b) => a - b)).toEqual(ids);
    const foreign = await cy.ask(FIND, { query: "kale", kind: "IDEAS", first: 3, after: "bm9uc2Vuc2U" });
    expect(foreign).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  test("can be limited to a category", async () => {
    const { ada, cy } = await people(app);
    await ada.posts("Sourdough in winter.", { category: "Health" });
    const post = await ada.posts("Sourdough in business.", { category: "Business" });
    expect(idsOf(await find(cy, "sourdough", { category: "Business" }))).toEqual([post.id]);
    expect((await overRest(cy, "sourdough", "&category=Business")).results.map((one) => one.post?.id)).toEqual([
      post.id,
    ]);
    expect((await cy.ask(FIND, { query: "sourdough", kind: "IDEAS", first: 3, category: "Cakes" })).code).toBe(
      "BAD_USER_INPUT",
    );
  });
});

describe("a search", () => {
  test("requires a session, and takes 2 to 100 characters", async () => {
    const { cy } = await people(app);
    expect((await cy.get("/api/search?query=a")).body).toMatchObject({ message: "Type at least 2 characters" });
    expect((await cy.get(`/api/search?query=${"x".repeat(101)}`)).status).toBe(422);
    expect((await cy.get("/api/search")).status).toBe(422);
    expect((await cy.get("/api/search?query=tea&kind=cakes")).status).toBe(422);
    expect((await cy.get("/api/search?query=tea&page=0")).status).toBe(422);
    expect((await cy.rest.get("/api/search?query=tea")).status).toBe(401);
    expect((await cy.gql.ask(FIND, { query: "tea" })).code).toBe("UNAUTHENTICATED");
    expect(await cy.ask(FIND, { query: " a ", kind: "TAGS", first: 3 })).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  test("is limited to sixty times a minute", async () => {
    const limited = await app.another({ rateLimits: true });
    const dee = (await join(app, "Dee")).at(limited);
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => dee.get("/api/search?query=anything&kind=tags")),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    const refused = await dee.ask(FIND, { query: "anything", kind: "TAGS", first: 3 });
    expect(refused.code).toBe("RATE_LIMITED");
    expect(refused.errors[0]?.extensions?.retryAfter).toBeGreaterThan(0);
  });

  test("finds people by a part of their name, bonds first, and those with a similar name", async () => {
    const [gwendolyn, gwen, cy] = await Promise.all([
      join(app, "Gwendolyn Ashford"),
      join(app, "Gwen Ashby"),
      join(app, "Cy"),
    ]);
    await bond(app, cy, gwendolyn);
    const results = await find(cy, "gwen", { kind: "PEOPLE" });
    expect(results.edges.map(({ node }) => Number(node.user?.id))).toEqual([gwendolyn.id, gwen.id]);
    expect(results.edges.map(({ node }) => marked(node.title))).toEqual([["Gwen"], ["Gwen"]]);
    expect((await overRest(cy, "gwen", "&kind=people")).results.map(({ user }) => user?.id)).toEqual([
      gwendolyn.id,
      gwen.id,
    ]);
    const near = await find(cy, "Gwendolin Ashfort", { kind: "PEOPLE" });
    expect(near.edges.map(({ node }) => Number(node.user?.id))[0]).toBe(gwendolyn.id);
    expect(near.isNear).toBe(true);
  });

  test("finds tags by a part of them, the most used first", async () => {
    const { ada, cy } = await people(app);
    await ada.posts("One", { tags: ["beekeeping"] });
    await ada.posts("Two", { tags: ["beekeeping", "urban-beekeeping"] });
    const results = await find(cy, "#Beekeep", { kind: "TAGS" });
    expect(results.edges.map(({ node }) => node.tag)).toEqual([
      { name: "beekeeping", postsCount: 2 },
      { name: "urban-beekeeping", postsCount: 1 },
    ]);
    expect(results.totalCount).toBe(2);
    const [first] = results.edges;
    const next = await find(cy, "beekeep", { kind: "TAGS", after: first?.cursor });
    expect(next.edges.map(({ node }) => node.tag?.name)).toEqual(["urban-beekeeping"]);
    expect((await overRest(cy, "urban bee", "&kind=tags")).results.map(({ tag }) => tag?.name)).toEqual([
      "urban-beekeeping",
    ]);
  });
});

describe("the search box", () => {
  const TYPED = `query Typed($query: String!) { searchSuggestions(query: $query) {
    ideas { post { id } title { text ranges { start end } } } people { user { id } } tags { tag { name } } } }`;
  interface Typed {
    searchSuggestions: {
      ideas: { post: { id: string }; title: Text }[];
      people: { user: { id: string } }[];
      tags: { tag: { name: string } }[];
    };
  }
  const typed = async (reader: Person, query: string) =>
    (await reader.query<Typed>(TYPED, { query })).searchSuggestions;

  test("suggests ideas, people and tags from the second character on, in two statements for each kind at most", async () => {
    const [quentin, cy] = await Promise.all([join(app, "Quentin Quill"), join(app, "Cy")]);
    const post = await quentin.posts("Feathers cut well.", { title: "Quills and measurements", tags: ["quillwork"] });
    expect(await typed(cy, "q")).toEqual({ ideas: [], people: [], tags: [] });
    const before = app.statements.length;
    const offered = await typed(cy, "quil");
    const statements = app.statements.slice(before);
    expect(statements.length).toBeLessThanOrEqual(6);
    expect(offered.ideas.map((idea) => Number(idea.post.id))).toEqual([post.id]);
    expect(offered.ideas.map(({ title }) => marked(title))).toEqual([["Quil"]]);
    expect(offered.people.map(({ user }) => Number(user.id))).toEqual([quentin.id]);
    expect(offered.tags.map(({ tag }) => tag.name)).toEqual(["quillwork"]);
    expect((await typed(cy, "quills and measureme")).ideas.map((idea) => Number(idea.post.id))).toEqual([post.id]);
    expect((await typed(cy, "#quillw")).ideas).toEqual([]);
    expect((await typed(cy, "@quentin")).people).toHaveLength(1);
    const rest = await cy.get<{ ideas: { post: { id: number } }[] }>("/api/search/suggestions?query=feathers%20cu");
    expect(rest.body.ideas.map((idea) => idea.post.id)).toEqual([post.id]);
  });

  test("suggests nothing that the viewer may not see, and treats signs as text", async () => {
    const { ada, bo, cy } = await people(app);
    const post = await ada.posts("For bonds.", { title: "Yellowhammer nest", visibility: "bonds" });
    expect((await typed(bo, "yellowham")).ideas.map((idea) => Number(idea.post.id))).toEqual([post.id]);
    expect((await typed(cy, "yellowham")).ideas).toEqual([]);
    for (const query of ["%%", "__", "ye_lowham", "%ellowham", "a:*", "\\", "'", "& |", "x".repeat(200)])
      expect((await typed(bo, query)).ideas, query).toEqual([]);
  });
});
