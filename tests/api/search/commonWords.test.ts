import { drizzle } from "drizzle-orm/postgres-js";
import { beforeAll, describe, expect, test } from "vitest";
import type { Access } from "#server/features/search/ideas/ideas.candidates.queries";
import { findIdeas, type IdeaRow } from "#server/features/search/ideas/ideas.queries";
import { FOUND_MAX } from "#server/features/search/search.model";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { join, type Person } from "#tests/kit/people";

const app = await startApp();

/** Posts with forty ids between each two of them, so that they lie in many blocks. */
const POSTS = 1_200;
const STEP = 40;
/** All posts of the community, as PostgreSQL estimates them: enough for a word to be common. */
const ESTIMATED = 200_000;

let ada: Person;

beforeAll(async () => {
  ada = await join(app, "Ada");
  // The word "tidal" is in every tenth post, "harbor" only in old ones.
  await app.sql`insert into posts (id, author_id, content, tags, visibility, created_at)
    select n * ${STEP}, ${ada.id}, 'solar' || case when n % 10 = 0 then ' tidal' else '' end || case when n < 100 then ' harbor' else '' end,
      case when n % 4 = 0 then array['coast'] else '{}' end, case when n % 20 = 0 then 'private' else 'public' end,
      now() - (${POSTS} - n) * interval '1 minute'
    from generate_series(1, ${POSTS}) as n`;
});

/** Searches as if words were as frequent as `shares` says, and sees nothing of a count that a job makes meanwhile. */
async function find(
  access: Access,
  text: string,
  shares: Record<string, number>,
  { since = null, before = "select" }: { since?: string | null; before?: string } = {},
) {
  const undone = new Error("undone");
  let rows: IdeaRow[] = [];
  await drizzle(app.sql)
    .transaction(async (tx) => {
      await tx.execute(before);
      await tx.execute(`update pg_class set reltuples = ${ESTIMATED} where oid = 'posts'::regclass`);
      for (const [word, share] of Object.entries(shares)) {
        await tx.execute(`insert into common_words values ('${word}', ${share})`);
        await tx.execute(`insert into tags (name, posts_count) values ('${word}', ${share * ESTIMATED})
          on conflict (name) do update set posts_count = excluded.posts_count`);
      }
      const none = {
        author: null,
        tags: [],
        namedTags: [],
        before: null,
        hasImage: false,
        hasVideo: false,
        isBookmarked: false,
        group: null,
        category: null,
        offset: 0,
      };
      const values = {
        ...none,
        title: "",
        terms: JSON.stringify(text === "" ? [] : text.split(" ").map((w) => [{ w }])),
        words: text,
        ...(access === "tags" ? { tags: Object.keys(shares) } : {}),
      };
      rows = await findIdeas(
        tx,
        { access, mode: "exact", column: "terms" },
        {
          ...values,
          viewer: ada.id + 1,
          since,
          asOf: new Date().toISOString(),
          rank: Number.MAX_SAFE_INTEGER,
          id: Number.MAX_SAFE_INTEGER,
          limit: FOUND_MAX,
        },
      );
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return rows.map(({ id }) => id / STEP);
}

describe("a search for a word that many posts hold", () => {
  test("finds the newest of them, from one small block after the other", async () => {
    const ids = await find("words", "solar", { solar: 0.9 });
    expect(ids.slice(0, 3)).toEqual([1199, 1198, 1197]);
    // The newest forty blocks of 512 ids hold 512 posts, of which every twentieth is private.
    expect(ids.length).toBeGreaterThan(450);
    expect(ids.length).toBeLessThan(FOUND_MAX);
  });

  test("finds all of those of a large block, and goes on to the next", async () => {
    const ids = await find("words", "tidal", { tidal: 0.02 });
    expect(ids.slice(0, 3)).toEqual([1190, 1170, 1150]);
    expect(ids.length).toBe(60);
  });

  test("finds two words that rarely occur together, however old the posts are", async () => {
    const ids = await find("words", "solar harbor", { solar: 0.9, harbor: 0.2 });
    expect(ids.length).toBe(95);
  });

  test("finds posts by a tag that many posts have", async () => {
    const ids = await find("tags", "", { coast: 0.25 });
    expect(ids.slice(0, 2)).toEqual([1196, 1192]);
    expect(ids.length).toBe(102);
  });

  test("finds them where the newest ids belong to no posts, as after many were deleted", async () => {
    const ids = await find(
      "words",
      "solar",
      { solar: 0.9 },
      { before: "insert into posts (id, author_id, content) select 9e6, author_id, 'rain' from posts limit 1" },
    );
    expect(ids.slice(0, 3)).toEqual([1199, 1198, 1197]);
    expect(ids.length).toBe(FOUND_MAX);
  });

  test("finds only those of the wanted time", async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(await find("words", "solar", { solar: 0.9 }, { since: tomorrow })).toEqual([]);
  });
});

test("words are common by the column in which they are looked up", async () => {
  await app.sql`insert into posts (id, author_id, language, content) select 100000 + n, ${ada.id}, 'de', 'Fahrräder' from generate_series(1, 300) as n`;
  await app.sql`analyze posts`;
  await app.sql`select graphile_worker.add_job('explore.count')`;
  const common = async () => {
    const rows = await app.sql<{ word: string }[]>`select word from common_words`;
    return rows.map(({ word }) => word);
  };
  await eventually(async () => (await common()).includes("fahrrader"));
  expect(await common()).toEqual(expect.arrayContaining(["fahrrader", "de:fahrrad", "tidal"]));
});
