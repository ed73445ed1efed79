import { beforeAll, describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { join, type Person } from "#tests/kit/people";
import type { SearchQuery } from "./query.ts";
import { LANGUAGES, SEARCH_QUERIES } from "./queries.ts";

const app = await startApp({ demoData: "on" });

const FIND = `query Find($query: String!) {
  search(query: $query, first: 10) { edges { node { post { title content } } } }
}`;
interface Found {
  search: { edges: { node: { post: { title: string | null; content: string } } }[] };
}

/**
 * The least average score, of all queries and of those of each kind. A query scores one for the first position, a half
 * for the second, a tenth for the tenth.
 */
const WANTED = 0.9;
const WANTED_OF_EACH_KIND = 0.8;

const ALL: readonly SearchQuery[] = Object.values(SEARCH_QUERIES).flat();

describe("the search over the demo community, with ideas in seven more languages", () => {
  let reader: Person;
  const scores = new Map<string, number>();

  beforeAll(async () => {
    for (const { language, posts } of LANGUAGES) {
      const author = await join(app, `${language} author`);
      for (const { title, content } of posts) await author.posts(content, { title });
    }
    reader = await join(app, "Reader");
    for (const { query, means } of ALL) {
      const { search } = await reader.query<Found>(FIND, { query });
      const at = search.edges.findIndex(({ node: { post } }) => (post.title ?? post.content).startsWith(means));
      scores.set(query, at < 0 ? 0 : 1 / (at + 1));
    }
  }, 240_000);

  /** Returns the mean reciprocal rank of queries, and a message with those that did not find their idea first. */
  const rankOf = (queries: readonly SearchQuery[]) => {
    const rows = queries.map(({ query }) => ({ query, score: scores.get(query) ?? 0 }));
    const rank = rows.reduce((sum, { score }) => sum + score, 0) / rows.length;
    const late = rows.filter(({ score }) => score < 1).map(({ query, score }) => `${query}: ${score.toFixed(2)}`);
    return { rank, message: `mean reciprocal rank ${rank.toFixed(3)}; not first:\n${late.join("\n")}` };
  };

  test("has at least 150 different queries, for existing ideas", async () => {
    expect(scores.size).toBe(ALL.length);
    expect(scores.size).toBeGreaterThanOrEqual(150);
    for (const { means } of ALL) {
      const there =
        await app.sql`select from posts where starts_with(coalesce(title, content), ${means}) and visibility = 'public'`;
      expect(there.length, means).toBeGreaterThan(0);
    }
  });

  test("ranks the intended idea first, or close to it", () => {
    const { rank, message } = rankOf(ALL);
    expect(rank, message).toBeGreaterThanOrEqual(WANTED);
    if (process.env["SHOW_RANK"]) process.stdout.write(`${message}\n`);
  });

  test.each(Object.entries(SEARCH_QUERIES))("ranks it first, or close to it, for %s", (_kind, queries) => {
    const { rank, message } = rankOf(queries);
    expect(rank, message).toBeGreaterThanOrEqual(WANTED_OF_EACH_KIND);
  });
});
