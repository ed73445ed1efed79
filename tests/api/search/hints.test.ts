import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { join } from "#tests/kit/people";

const app = await startApp();

test("what a search does not understand is answered on both faces", async () => {
  const ada = await join(app, "Ada");
  await ada.posts("A film about solar roofs");
  const cases = [
    [
      "solar has:film in:bookmark",
      [
        { token: "has:film", suggestion: "has:image" },
        { token: "in:bookmark", suggestion: null },
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
