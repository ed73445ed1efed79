import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { block, bond, join, mute, type Person, withStanding } from "#tests/kit/people";

const app = await startApp();

interface Found {
  users: { id: number; name: string; isFriend: boolean; isRequestSent: boolean }[];
  pagination: Record<string, number | null>;
}
const search = (who: Person, query: string) => who.get<Found>(`/api/friends/search?${query}`);
const names = ({ users }: Found) => users.map(({ name }) => name);

test("a search matches any part of name or username in any case, the beginning first, and shows the relation", async () => {
  const ada = await join(app, "Ada Quill");
  const [bo, cy, di] = await Promise.all(["Quentin Bo", "Cy Quentin", "Di Other"].map((name) => join(app, name)));
  if (!bo || !cy || !di) throw new Error("unreachable");
  await bond(app, ada, cy);
  await ada.send("/api/friends/request", { user_id: bo.id });
  const { body } = await search(ada, "query=QUENT&page=1&suggested=0&_nocache=1");
  expect(body.users).toMatchObject([
    { id: bo.id, name: "Quentin Bo", isFriend: false, isRequestSent: true },
    { id: cy.id, name: "Cy Quentin", isFriend: true, isRequestSent: false },
  ]);
  expect(body.pagination).toEqual({ total: 2, per_page: 10, current_page: 1, last_page: 1, from: 1, to: 2 });
  expect(names((await search(ada, `query=${di.username.slice(3, 12)}`)).body)).toEqual(["Di Other"]);
  expect((await search(ada, "query=Ada%20Quill")).body.users, "never oneself").toEqual([]);
  const empty = (await search(ada, "query=nobody-at-all")).body.pagination;
  expect(empty).toEqual({ total: 0, per_page: 10, current_page: 1, last_page: 1, from: null, to: null });
});

test("among names that begin with the text, and among the others, bonds come first", async () => {
  const ada = await join(app, "Ada");
  const [older, begins, inside, newest] = [
    await join(app, "Zevran One"),
    await join(app, "Zevran Two"),
    await join(app, "Di Zevran"),
    await join(app, "Ed Zevran"),
  ];
  await bond(app, ada, older);
  await bond(app, ada, inside);
  const ranked = [older, begins, inside, newest].map(({ name }) => name);
  expect(names((await search(ada, "query=zevran")).body)).toEqual(ranked);
  const { people } = await ada.query<{ people: { edges: { node: { name: string } }[] } }>(
    `{ people(query: "zevran", first: 4) { edges { node { name } } } }`,
  );
  expect(people.edges.map(({ node }) => node.name)).toEqual(ranked);
});

test("wildcards are literal, one character is too short, and an empty search lists everybody", async () => {
  const ada = await join(app, "Ada");
  await join(app, "Rae Per%cent_sign");
  expect(names((await search(ada, "query=r%25c")).body)).toEqual(["Rae Per%cent_sign"]);
  expect((await search(ada, "query=%25%25")).body.users).toEqual([]);
  expect((await search(ada, "query=__")).body.users).toEqual([]);
  const short = await search(ada, "query=a");
  expect([short.status, short.body.errors]).toEqual([422, { query: ["Please enter at least 2 characters"] }]);
  for (const bad of ["page=0", "page=x", "suggested=2", "query=%00x"])
    expect((await search(ada, bad)).status, bad).toBe(422);
  expect((await search(ada, "query=")).body.users.length).toBeGreaterThan(0);
});

test("pages contain ten and continue each other, by number and by cursor", async () => {
  const ada = await join(app, "Ada");
  await Promise.all(Array.from({ length: 12 }, (_, i) => join(app, `Pagemate ${i}`)));
  const pages = await Promise.all(["1", "2", "3"].map((page) => search(ada, `query=pagemate&page=${page}`)));
  expect(pages.map(({ body }) => body.users.length)).toEqual([10, 2, 0]);
  expect(new Set(pages.flatMap(({ body }) => names(body))).size).toBe(12);
  expect(pages[1]?.body.pagination).toEqual({
    total: 12,
    per_page: 10,
    current_page: 2,
    last_page: 2,
    from: 11,
    to: 12,
  });
  const text = `query Find($after: String) { people(query: "pagemate", first: 7, after: $after) { totalCount
    pageInfo { hasNextPage endCursor } edges { node { name } } } }`;
  interface Page {
    people: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
      edges: { node: { name: string } }[];
    };
  }
  const first = (await ada.query<Page>(text)).people;
  const second = (await ada.query<Page>(text, { after: first.pageInfo.endCursor })).people;
  expect([first.totalCount, first.edges.length, second.edges.length]).toEqual([12, 7, 5]);
  expect(second.pageInfo.hasNextPage).toBe(false);
  expect([...first.edges, ...second.edges].map(({ node }) => node.name)).toEqual(
    pages.flatMap(({ body }) => names(body)),
  );
});

test("suggestions have a reason: mutual friends, common tags, the same location, or activity", async () => {
  const [ada, bo, friend, writer, neighbour] = await Promise.all(
    ["Ada", "Bo", "Friend", "Writer", "Neighbour"].map((name) => join(app, name)),
  );
  if (!ada || !bo || !friend || !writer || !neighbour) throw new Error("unreachable");
  const other = await join(app, "Other");
  await withStanding(app, ada, bo, friend, writer, neighbour, other);
  await bond(app, ada, bo);
  await bond(app, bo, friend);
  await ada.posts("On looms", { tags: ["weaving", "looms"] });
  await writer.posts("On looms, too", { tags: ["looms"] });
  await ada.send("/api/profile", { location: "Lisbon" });
  await neighbour.send("/api/profile", { location: "LISBON" });
  interface Suggested {
    viewer: {
      suggestions: {
        user: { id: string; name: string };
        reason: string;
        mutualBondsCount: number;
        sharedTags: string[];
      }[];
    };
  }
  const read = async () =>
    (
      await ada.query<Suggested>(
        `{ viewer { suggestions(first: 50) { user { id name } reason mutualBondsCount sharedTags } } }`,
      )
    ).viewer.suggestions;
  const suggestions = await read();
  expect(suggestions.slice(0, 3)).toEqual([
    { user: { id: String(friend.id), name: "Friend" }, reason: "MUTUAL_BONDS", mutualBondsCount: 1, sharedTags: [] },
    {
      user: { id: String(writer.id), name: "Writer" },
      reason: "SHARED_TAGS",
      mutualBondsCount: 0,
      sharedTags: ["looms"],
    },
    {
      user: { id: String(neighbour.id), name: "Neighbour" },
      reason: "SAME_PLACE",
      mutualBondsCount: 0,
      sharedTags: [],
    },
  ]);
  expect(suggestions.at(-1)?.reason, "others fill the list").toBe("ACTIVE");
  const ids = suggestions.map(({ user }) => user.id);
  for (const one of [ada, bo]) expect(ids).not.toContain(String(one.id));

  await ada.query(`mutation No($id: ID!) { dismissSuggestion(id: $id) }`, { id: friend.id });
  await mute(app, ada, writer);
  await block(app, neighbour, ada);
  const after = (await read()).map(({ user }) => user.id);
  for (const one of [friend, writer, neighbour]) expect(after).not.toContain(String(one.id));
  const rest = (await search(ada, "suggested=1")).body;
  expect(rest.users.length).toBeGreaterThan(0);
  expect(rest.users.map(({ id }) => id)).not.toContain(bo.id);
});
