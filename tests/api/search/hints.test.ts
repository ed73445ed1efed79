import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { join, type Person } from "#tests/kit/people";

const app = await startApp();

test("what a search does not understand is answered on both faces", async () => {
  const ada = await join(app, "Ada");
  await ada.posts("A film about solar roofs");
  const cases = [
    [
      "solar has:film in:bookmark",
      [
        { token: "has:film", suggestion: "has:video" },
        { token: "in:bookmark", suggestion: "in:bookmarks" },
      ],
    ],
    ["solar", []],
  ] as const;
  for (const [query, hints] of cases) {
    for (const kind of ["ideas", "people", "tags"]) {
      const { body } = await ada.get<{ hints: unknown }>(`/api/search?query=${encodeURIComponent(query)}&kind=${kind}`);
      expect(body.hints).toEqual(hints);
      const { search } = await ada.query<{ search: { hints: unknown } }>(
        `query ($query: String!) { search(query: $query, kind: ${kind.toUpperCase()}) { hints { token suggestion } } }`,
        { query },
      );
      expect(search.hints).toEqual(hints);
    }
  }
});

test("a place that is no group is said, with the group that has the nearest name", async () => {
  const ada = await join(app, "Ada");
  const { body: made } = await ada.send<{ group: { slug: string } }>("/api/groups", {
    name: "Tidal Énergie",
    description: "On tides.",
    category: "Society",
    visibility: "public",
  });
  const hints = async (query: string) =>
    (await ada.get<{ hints: object[] }>(`/api/search?query=${encodeURIComponent(query)}`)).body.hints;
  expect(await hints(`tides in:${made.group.slug}`)).toEqual([]);
  expect(await hints("tides in:tidal-energy")).toEqual([
    { token: "in:tidal-energy", suggestion: `in:${made.group.slug}` },
  ]);
  expect(await hints("tides in:qqqqq")).toEqual([{ token: "in:qqqqq", suggestion: null }]);
});

test("a name of a group in quotes, and its address without dashes, lead to its address", async () => {
  const ada = await join(app, "Ada");
  const { body: made } = await ada.send<{ group: { slug: string } }>("/api/groups", {
    name: "Off-grid engineers",
    description: "On mills.",
    category: "Society",
    visibility: "public",
  });
  const suggestion = `in:${made.group.slug}`;
  for (const token of ["in:offgrid", "in:off-grid", 'in:"Off-grid engineers"', `in:"${made.group.slug}"`])
    expect(await hintsFor(ada, `mills ${token}`)).toEqual([{ token, suggestion }]);
});

test("an author whom nobody is called is said, with the member of the nearest name that one may see", async () => {
  const [ada, zelda] = [await join(app, "Ada"), await join(app, "Zeldaquist")];
  expect(await hintsFor(ada, `from:${zelda.username}`)).toEqual([]);
  expect(await hintsFor(ada, `from:@${zelda.username.toUpperCase()}`)).toEqual([]);
  expect(await hintsFor(ada, "mills from:zeldaqist")).toEqual([
    { token: "from:zeldaqist", suggestion: `from:${zelda.username}` },
  ]);
  expect(await hintsFor(ada, "from:nobodyhere")).toEqual([{ token: "from:nobodyhere", suggestion: null }]);
  await zelda.send(`/api/users/${ada.id}/block`);
  expect(await hintsFor(ada, "mills from:zeldaqist")).toEqual([{ token: "from:zeldaqist", suggestion: null }]);
});

test("a search that only leaves words out says so", async () => {
  const ada = await join(app, "Ada");
  expect(await hintsFor(ada, "-solar")).toEqual([{ token: "-solar", suggestion: null }]);
});

const hintsFor = async (asker: Person, query: string) =>
  (await asker.get<{ hints: object[] }>(`/api/search?query=${encodeURIComponent(query)}`)).body.hints;
