import { beforeAll, describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { join, type Person } from "#tests/kit/people";
import { SEARCH_QUERIES } from "#tests/kit/searchQueries";

const app = await startApp({ demoData: "on" });

const FIND = `query Find($query: String!) {
  search(query: $query, first: 10) { edges { node { post { title content } } } }
}`;
interface Found {
  search: { edges: { node: { post: { title: string | null; content: string } } }[] };
}

/** The least average score. A query scores one for the first position, a half for the second, a tenth for the tenth. */
const WANTED = 0.8;

describe("the search over the demo community", () => {
  let reader: Person;
  const ranks = new Map<string, number>();

  beforeAll(async () => {
    reader = await join(app, "Reader");
    for (const { query, means } of SEARCH_QUERIES) {
      const { search } = await reader.query<Found>(FIND, { query });
      const at = search.edges.findIndex(({ node: { post } }) => (post.title ?? post.content).startsWith(means));
      ranks.set(query, at < 0 ? 0 : 1 / (at + 1));
    }
  });

  test("has at least sixty queries, for existing ideas", async () => {
    expect(ranks.size).toBe(SEARCH_QUERIES.length);
    expect(ranks.size).toBeGreaterThanOrEqual(60);
    for (const { means } of SEARCH_QUERIES) {
      const there =
        await app.sql`select from posts where starts_with(coalesce(title, content), ${means}) and visibility = 'public'`;
      expect(there.length, means).toBeGreaterThan(0);
    }
  });

  test("ranks the intended idea first, or close to it", () => {
    const rank = [...ranks.values()].reduce((sum, one) => sum + one, 0) / ranks.size;
    const late = [...ranks].filter(([, one]) => one < 1).map(([query, one]) => `${query}: ${one.toFixed(2)}`);
    expect(rank, `mean reciprocal rank ${rank.toFixed(3)}; not first: ${late.join(", ")}`).toBeGreaterThanOrEqual(
      WANTED,
    );
    if (process.env["SHOW_RANK"]) process.stdout.write(`mean reciprocal rank ${rank.toFixed(3)}\n${late.join("\n")}\n`);
  });
});
