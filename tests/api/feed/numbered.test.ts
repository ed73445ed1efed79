import { beforeAll, describe, expect, test } from "vitest";
import { ApiDocument, type Document } from "#tests/kit/answers/apiDocument";
import { startApp } from "#tests/kit/app";
import { befriend, members, type Person } from "#tests/kit/people";
import type { RestFeed } from "#tests/kit/rest";

const app = await startApp();
const PAGE = 10;
/** The posts are spread over five years, with many in one second and some at the same moment. */
const POSTS = 3_000;

let everybody: Person[];
let ada: Person;
let bo: Person;
let cy: Person;
let dee: Person;
let eve: Person;
let fay: Person;

beforeAll(async () => {
  everybody = await members(app, ["Ada", "Bo", "Cy", "Dee", "Eve", "Fay"]);
  [ada, bo, cy, dee, eve, fay] = everybody as [Person, Person, Person, Person, Person, Person];
  await writePosts(POSTS);
});

/** Writes posts of all members, a fifth of them for bonds; the counters of their authors follow. */
async function writePosts(count: number): Promise<void> {
  const ids = everybody.map(({ id }) => id);
  await app.sql`
    insert into posts (author_id, content, visibility, created_at, updated_at)
    select (${ids}::bigint[])[1 + (n * n) % ${ids.length}], 'Idea ' || n, case when n % 5 = 0 then 'bonds' else 'public' end, at, at
    from generate_series(1, ${count}::int) as n, lateral (select case
      when n % 3 = 0 then now() - interval '1 day' - interval '5 years' * (n::float / ${count})
      when n % 3 = 1 then date_trunc('second', now() - interval '40 days')
      else now() - interval '100 days' - make_interval(mins => n) end as at) as moment`;
  await app.sql`
    update users set (public_posts_count, bonds_posts_count) = (
      select count(*) filter (where visibility = 'public'), count(*) filter (where visibility = 'bonds')
      from posts where author_id = users.id)`;
  await app.sql`
    insert into totals (name, value) select 'public_posts', count(*) from posts where visibility = 'public'
    on conflict (name) do update set value = excluded.value`;
}

/** Returns the home feed of a viewer as the rule says, in one walk. */
async function wholeFeedOf(viewer: Person): Promise<number[]> {
  const rows = await app.sql<{ id: number }[]>`
    with hidden as (
      select blocked_id as id from blocks where blocker_id = ${viewer.id}
      union select blocker_id from blocks where blocked_id = ${viewer.id}
      union select muted_id from mutes where muter_id = ${viewer.id}
    ), bonded as (select bond_id as id from bonds where user_id = ${viewer.id} union select ${viewer.id}::bigint)
    select id::int from posts
    where author_id not in (select id from hidden)
      and (visibility = 'public' or (visibility = 'bonds' and author_id in (select id from bonded)))
    order by created_at desc, id desc`;
  return rows.map(({ id }) => id);
}

async function pageOf(viewer: Person, page: number): Promise<RestFeed> {
  const { status, body, text } = await viewer.get<RestFeed>(`/api/feed?page=${page}`);
  if (status !== 200) throw new Error(`page ${page} answered ${status}: ${text}`);
  return body;
}
const idsOf = (feed: RestFeed) => feed.posts.map(({ id }) => id);

/** Returns pages at several depths, as they are answered and as the walk finds them. */
async function pagesOf(viewer: Person) {
  await pageOf(viewer, 1);
  const ids = await wholeFeedOf(viewer);
  const last = Math.ceil(ids.length / PAGE);
  const numbers = [1, 2, 3, 7, 20, 50, 99, 100, 101, 150, 200, last - 1, last, last + 1, 1_000];
  const walked = numbers.map((page) => {
    const start = (page - 1) * PAGE;
    return { page, ids: ids.slice(start, start + PAGE), hasMore: ids.length > start + PAGE, total: ids.length };
  });
  const answered: typeof walked = [];
  for (const page of numbers) {
    const { posts, hasMore, total } = await pageOf(viewer, page);
    answered.push({ page, ids: posts.map(({ id }) => id), hasMore, total });
  }
  return { answered, walked };
}

/** Checks that pages by their numbers are those of the walk. */
async function expectPages(viewer: Person): Promise<void> {
  const { answered, walked } = await pagesOf(viewer);
  expect(answered).toEqual(walked);
}

describe("a page by its number has the posts that a walk to it finds", () => {
  test("for a member without bonds", () => expectPages(ada));

  test("with bonds, people who are muted, and blocks in either direction", async () => {
    await befriend(ada, bo);
    await befriend(ada, cy);
    await expectPages(ada);
    await ada.send(`/api/users/${cy.id}/mute`);
    await expectPages(ada);
    await dee.send(`/api/users/${ada.id}/block`);
    await ada.send(`/api/users/${eve.id}/block`);
    await expectPages(ada);
    await expectPages(fay);
  });

  test("while posts are deleted and change their audience", async () => {
    for (const author of [ada, bo, fay]) {
      const own = await app.sql<{ id: number; visibility: string }[]>`
        select id::int, visibility from posts where author_id = ${author.id} order by created_at desc offset 100 limit 6`;
      for (const [at, { id, visibility }] of own.entries()) {
        if (at < 3) await author.rest.delete(`/api/posts/${id}`, { token: author.token });
        else {
          const changed = visibility === "public" ? "bonds" : "public";
          const { status } = await author.rest.put(
            `/api/posts/${id}`,
            { content: "Changed", visibility: changed },
            { token: author.token },
          );
          expect(status).toBe(200);
        }
      }
      await expectPages(ada);
    }
  });

  test("while PostgreSQL still believes that nobody has written anything", async () => {
    // It measures a table while its first rows are being written, and holds on to that until it measures again.
    await app.sql`select pg_restore_relation_stats(
      'schemaname', 'public', 'relname', 'posts', 'relpages', 100::int, 'reltuples', 0::real)`;
    await expectPages(ada);
    await app.sql`analyze posts`;
    await expectPages(ada);
  });

  test("after all posts of a member are gone at once", async () => {
    await app.sql`delete from posts where author_id = ${fay.id}`;
    await app.sql`update users set public_posts_count = 0, bonds_posts_count = 0 where id = ${fay.id}`;
    await app.sql`update totals set value = (select count(*) from posts where visibility = 'public')`;
    await expectPages(bo);
  });
});

test("pages continue from where the first one began, however many posts arrive", async () => {
  const ids = await wholeFeedOf(bo);
  const expectPage = async (page: number) =>
    expect(idsOf(await pageOf(bo, page)), `page ${page}`).toEqual(ids.slice((page - 1) * PAGE, page * PAGE));
  await pageOf(bo, 1);
  await ada.posts("News for bonds", { visibility: "bonds" });
  await expectPage(2);
  for (let n = 0; n < 13; n++) await cy.posts(`News ${n}`);
  for (const page of [2, 30, 120]) await expectPage(page);
  expect(idsOf(await pageOf(bo, 1))).toHaveLength(PAGE);
  await expectPages(bo);
});

test("a page costs one statement, and the first one stores its beginning only when it is another", async () => {
  const { statements: sent, ...forgetful } = await app.another({ feedWindow: 0 });
  const reader = bo.at(forgetful);
  const statementsOf = async (page: number) => {
    await pageOf(reader, 1);
    sent.length = 0;
    await pageOf(reader, page);
    return sent.filter((statement) => /"(?:posts|feed_\w+)"/.test(statement) && !/as "taken"/.test(statement));
  };
  const isTotal = (statement: string) => !statement.includes("lateral");
  for (const page of [1, 2, 90]) {
    const statements = await statementsOf(page);
    expect(
      statements.filter((statement) => !isTotal(statement)),
      `page ${page}`,
    ).toHaveLength(1);
    expect(
      statements.filter((statement) => statement.includes("insert into")),
      `page ${page}`,
    ).toEqual([]);
  }
  await cy.posts("Another beginning");
  sent.length = 0;
  await pageOf(reader, 1);
  expect(sent.filter((statement) => statement.includes('insert into "feed_anchors"'))).toHaveLength(1);
});

/** Lists of posts, by an id or name that need not exist: the page is checked first. */
const LISTS = [
  "/feed",
  "/feed?scope=everything",
  "/feed?username=ada",
  "/groups/1/posts",
  "/groups/1/waiting-posts",
  "/posts/hidden",
  "/bookmarks",
  "/profile/ada/posts",
  "/profile/ada/images",
  "/tags/tools/posts",
  "/search?query=idea",
];

describe("numbered pages of posts end at 1,000", () => {
  const END = "Pages end at 1000. Narrow the list, or use GraphQL's cursors.";
  const at = (list: string, page: number) => ada.get(`/api${list}${list.includes("?") ? "&" : "?"}page=${page}`);

  test.each(LISTS)("in %s", async (list) => {
    const { status, body } = await at(list, 1_001);
    expect({ status, ...body }).toMatchObject({ status: 422, message: END, errors: { page: [END] } });
    expect((await at(list, 1_000_000)).body.message).toBe(END);
    expect((await at(list, 1_000)).body.message).not.toBe(END);
  });

  test("in every list whose answer has posts, which its description says", async () => {
    const description = await fetch(new URL("/api/openapi.json", app.url));
    const api = new ApiDocument((await description.json()) as Document);
    const lists = api.operations().flatMap(({ path, operation }) => {
      const page = operation.parameters.find(({ name }) => name === "page");
      const answer = JSON.stringify(operation.responses["200"]);
      return page && /"(?:posts|results)":/.test(answer) ? [{ path, last: page.schema["maximum"] }] : [];
    });
    const tried = LISTS.map((list) => api.pathOf(`/api${list.replace(/\?.*/, "")}`));
    expect(new Set(lists.map(({ path }) => path))).toEqual(new Set(tried));
    expect(lists.filter(({ last }) => last !== 1_000)).toEqual([]);
  });
});
