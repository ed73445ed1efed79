import { beforeAll, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { join, type Person } from "#tests/kit/people";

const app = await startApp();

let ada: Person;
let bo: Person;

beforeAll(async () => {
  [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
});

interface TagPage {
  tag: { name: string; posts_count: number; is_followed: boolean };
  posts: { id: number; tags: string[] }[];
}
const pageOf = async (name: string) => (await bo.get<TagPage>(`/api/tags/${encodeURIComponent(name)}/posts`)).body;

test("a tag keeps its signs, in forms and in texts", async () => {
  const post = await ada.posts("I write #Node.js, #C#.", { tags: ["C++", ".NET", "Plain"] });
  expect(post.tags).toEqual(["C++", ".NET", "plain", "Node.js", "C#"]);
  for (const name of ["C++", "c++", ".net", "NODE.js", "c#"])
    expect((await pageOf(name)).posts.map(({ id }) => id)).toEqual([post.id]);
  expect((await pageOf("c")).posts).toEqual([]);
  const { body } = await bo.get<{ results: { tag: { name: string } }[] }>("/api/search?kind=tags&query=C%2B%2B");
  expect(body.results.map(({ tag }) => tag.name)).toEqual(["C++"]);
});

test("a tag with signs is shown as most posts write it", async () => {
  for (const text of ["Pages #Next.js", "Routes #Next.js", "Forms #Next.js", "Tables #next.js"]) await ada.posts(text);
  await eventually(async () => (await pageOf("next.js")).tag.name === "Next.js");
  expect((await pageOf("NEXT.JS")).tag).toMatchObject({ name: "Next.js", posts_count: 4 });
});

test("a search reads a hashtag with its signs, and a word with the signs of a tag finds the posts with the tag first", async () => {
  const tagged = await ada.posts("Objects and memory.", { tags: ["D++"] });
  for (const note of ["one", "two", "three"]) await ada.posts(`Vitamin D, note ${note} on d.`, { title: `D ${note}` });
  const ideas = async (query: string) =>
    (
      await bo.get<{ results: { post: { id: number } }[] }>(`/api/search?query=${encodeURIComponent(query)}`)
    ).body.results.map(({ post }) => post.id);
  for (const query of ["#D++", "#d++", "tag:D++"]) expect(await ideas(query), query).toEqual([tagged.id]);
  const all = await ideas("d++");
  expect(all).toHaveLength(4);
  expect(all[0]).toBe(tagged.id);
});

test("a tag is the same with and without accents and capitals, and shown as most posts write it", async () => {
  const posts = [
    await ada.posts("One", { tags: ["Zürich"] }),
    await ada.posts("Two", { tags: ["zurich"] }),
    await bo.posts("Three #ZÜRICH", { tags: ["zürich"] }),
  ];
  expect(posts[2]?.tags).toEqual(["zürich"]);
  await eventually(async () => (await pageOf("Zurich")).tag.name === "zürich");
  const page = await pageOf("ZURICH");
  expect(page.tag).toMatchObject({ name: "zürich", posts_count: 3 });
  expect(page.posts.map(({ id }) => id)).toEqual(posts.map(({ id }) => id).toReversed());
  expect((await bo.get<{ total: number }>("/api/search?query=tag:Zurich")).body.total).toBe(3);
  const follow = `mutation ($name: String!) { setTagFollowed(name: $name, followed: true) { name isFollowed } }`;
  const followed = await bo.ask(follow, { name: "Zurich" });
  if (followed.errors.length === 0) expect((await pageOf("zürich")).tag.is_followed).toBe(true);
});
