import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { join, people, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";
import { eventually } from "#tests/kit/eventually";

const app = await startApp();
const rest = new RestClient(app);

interface Tag {
  name: string;
  postsCount: number;
}

const TAGS = `query Tags($query: String!, $first: Int) { tags(query: $query, first: $first) { name postsCount } }`;
const tags = async (who: Person, query: string, first = 8) =>
  (await who.query<{ tags: Tag[] }>(TAGS, { query, first })).tags;
/** Returns a prefix with which no other test begins a tag. */
const randomPrefix = () => `q${randomBytes(4).toString("hex")}`;
const folded = () => eventually(async () => expect(await app.sql`select 1 from tag_deltas`).toHaveLength(0));

test("tags are found by their prefix, most used first, at once and after their counts are folded", async () => {
  const ada = await join(app, "Ada");
  const x = randomPrefix();
  for (const text of [`#${x}-one`, `#${x}-one #${x}-two`, `#${x}-one`]) await ada.posts(text);
  const foundTags = [
    { name: `${x}-one`, postsCount: 3 },
    { name: `${x}-two`, postsCount: 1 },
  ];
  expect(await tags(ada, `#${x.toUpperCase()}`)).toEqual(foundTags);
  await folded();
  expect(await tags(ada, x)).toEqual(foundTags);
  expect(await tags(ada, `${x}-t`)).toEqual(foundTags.slice(1));
  expect(await tags(ada, x, 1)).toEqual(foundTags.slice(0, 1));
});

const PAGE = `query ($name: String!) { tag(name: $name) { name posts { totalCount } } search(query: $name) { totalCount } }`;
interface TagPage {
  tag: { name: string; posts: { totalCount: number } } | null;
  search: { totalCount: number };
}

test("a tag of a text has a page in every alphabet, is found and can be edited", async () => {
  const ada = await join(app, "Ada");
  for (const [written, name] of [
    ["हिन्दी", "हिन्दी"],
    ["İstanbul", "istanbul"],
  ] as const) {
    const { id } = await ada.posts(`I like #${written}`);
    const { post } = (await ada.get<{ post: { tags: string[] } }>(`/api/posts/${id}`)).body;
    expect(post.tags).toEqual([name]);
    const { tag, search } = await ada.query<TagPage>(PAGE, { name: `#${name}` });
    expect([tag, search.totalCount]).toEqual([{ name, posts: { totalCount: 1 } }, 1]);
    expect(await tags(ada, name.slice(0, 3))).toEqual([{ name, postsCount: 1 }]);
    const edited = await rest.send("PUT", `/api/posts/${id}`, { tags: post.tags }, { token: ada.token });
    expect(edited.status, edited.text).toBe(200);
  }
});

test("one character is enough, none is not, and wildcards are literal", async () => {
  const ada = await join(app, "Ada");
  await ada.posts("#ζeta");
  expect(await tags(ada, "ζ")).toEqual([{ name: "ζeta", postsCount: 1 }]);
  for (const query of ["", "#", "%", "_%", "a b", "x".repeat(31)]) expect(await tags(ada, query), query).toEqual([]);
});

test("posts for bonds, edited and deleted ones do not count", async () => {
  const { ada, bo } = await people(app);
  const x = randomPrefix();
  await ada.posts(`#${x}-secret`, { visibility: "bonds" });
  const post = await ada.posts(`#${x}-open`);
  expect(await tags(bo, x)).toEqual([{ name: `${x}-open`, postsCount: 1 }]);
  await ada.rest.put(`/api/posts/${post.id}`, { content: `#${x}-other` }, { token: ada.token });
  expect(await tags(bo, x)).toEqual([{ name: `${x}-other`, postsCount: 1 }]);
  await folded();
  await ada.rest.delete(`/api/posts/${post.id}`, { token: ada.token });
  expect(await tags(bo, x)).toEqual([]);
});

test("both faces return the same, for members only", async () => {
  const ada = await join(app, "Ada");
  const x = randomPrefix();
  await ada.posts(`#${x}`);
  const { body } = await ada.get<{ tags: Tag[] }>(`/api/tags?query=%23${x}`);
  expect(body.tags).toEqual([{ name: x, posts_count: 1, postsCount: 1 }]);
  expect((await new RestClient(app).get(`/api/tags?query=${x}`)).status).toBe(401);
  expect((await ada.ask(TAGS, { query: x, first: 51 })).code).toBe("BAD_USER_INPUT");
});

test("among a hundred thousand tags they are found by an index, whatever the prefix", async () => {
  await app.sql`insert into tags (name, posts_count)
    select 'w' || md5(i::text), i % 1000 from generate_series(1, 100000) as i`;
  await app.sql`analyze tags`;
  for (const [where, index] of [
    ["left(name, 1) = 'w'", "tags_letter_idx"],
    ["name ~>=~ 'wab' and name ~<~ 'wab~'", "tags_prefix_idx"],
  ]) {
    const plan = await app.sql.unsafe(
      `explain select name from tags where ${where} order by posts_count desc limit 50`,
    );
    expect(JSON.stringify(plan)).toContain(index);
  }
  const ada = await join(app, "Ada");
  expect(await tags(ada, "w")).toHaveLength(8);
  expect((await tags(ada, "wab")).every(({ name }) => name.startsWith("wab"))).toBe(true);
});
