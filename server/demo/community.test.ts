import { describe, expect, test } from "vitest";
import { CATEGORIES } from "#server/core/categories.rules";
import { CONTENT_MAX, TITLE_MAX } from "#server/features/posts/posts.limits.rules";
import { newPost } from "#server/features/posts/posts.rules";
import { newComment } from "#server/features/comments/comments.rules";
import { username } from "#server/features/auth/auth.rules";
import { categories, planCommunity } from "./community.ts";
import { groups } from "#server/demo/content/groups";
import { members } from "#server/demo/content/members";
import { pictures } from "#server/demo/content/stills";
import { categoriesByTitle } from "#server/demo/content/subjects";
import { glyphs } from "#server/demo/pictures/glyphs";
import { portrait } from "#server/demo/pictures/portraits";

const WEEK = 7 * 86_400_000;
const NOW = Date.parse("2026-06-01T12:00:00Z");
const posts = categories.flatMap(({ posts: drafts }) => drafts);
const names = new Set(members.map((member) => member.username));

describe("the posts of the demo community", () => {
  test("are at least 300 by at least 40 people, in all ten categories", () => {
    expect(posts.length).toBeGreaterThanOrEqual(300);
    expect(members.length).toBeGreaterThanOrEqual(40);
    expect(categories.map(({ category }) => category).toSorted()).toEqual([...CATEGORIES].toSorted());
    for (const { posts: drafts } of categories) expect(drafts.length).toBeGreaterThanOrEqual(25);
  });

  test("could have been written by anyone", () => {
    for (const { title, text, tags } of posts) {
      expect(newPost.safeParse({ title, content: text, tags: tags.slice(0, 5) }).success, text.slice(0, 60)).toBe(true);
      expect([...text].length).toBeLessThan(CONTENT_MAX);
      expect([...(title ?? "")].length).toBeLessThanOrEqual(TITLE_MAX);
    }
    for (const name of names) expect(username.safeParse(name).success, name).toBe(true);
  });

  test("contain nothing twice and no lorem ipsum", () => {
    const texts = posts.map(({ text }) => text);
    const titles = posts.flatMap(({ title }) => title ?? []);
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(titles).size).toBe(titles.length);
    expect(texts.filter((text) => /lorem|ipsum/i.test(text))).toEqual([]);
  });

  test("have pictures, each described, among the newest ten too", () => {
    const described = [...posts.flatMap(({ picture }) => picture ?? []), ...Object.values(pictures)];
    expect(described.length).toBeGreaterThanOrEqual(120);
    expect(described.filter(({ alt }) => alt.trim().length < 10)).toEqual([]);
    const newest = planCommunity(NOW).posts.slice(-10);
    expect(newest.filter(({ draft }) => draft.picture).length).toBeGreaterThanOrEqual(3);
  });

  test("have at most a third of charts among their pictures, and all letters of these are drawn", () => {
    const drawn = planCommunity(NOW).posts.flatMap(({ draft }) => draft.picture ?? []);
    const charts = drawn.filter(({ kind }) => ["bars", "columns", "lines", "share"].includes(kind));
    expect(drawn.length).toBeGreaterThanOrEqual(120);
    expect(charts.length / drawn.length).toBeLessThanOrEqual(1 / 3);
    const texts = drawn.flatMap((picture) => textsIn({ ...picture, alt: "", kind: "", tone: "" }));
    const missing = [...new Set(texts.join(""))].filter(
      (character) => !(character in glyphs.text && character in glyphs.title),
    );
    expect(missing).toEqual([]);
  });

  test("have a picture or another category only if a post has that title", () => {
    const titles = new Set(posts.map(({ title }) => title));
    const named = [...Object.keys(pictures), ...Object.keys(categoriesByTitle)];
    expect(named.filter((title) => !titles.has(title))).toEqual([]);
    expect(posts.filter(({ title, picture }) => picture && title !== undefined && title in pictures)).toEqual([]);
  });
});

/** Returns the texts that are drawn in a picture: titles, labels and places. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe("the variety of the demo community", () => {
  const community = planCommunity(NOW);

  test("shows in the sizes of its categories and groups", () => {
    const counts = CATEGORIES.map((category) => community.posts.filter((post) => post.category === category).length);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(1.8 * Math.min(...counts));
    const sizes = groups.map(({ members: named, joined }) => named.length + joined);
    expect(new Set(sizes).size).toBeGreaterThanOrEqual(sizes.length - 2);
  });

  test("shows in its faces, no two of which are alike", () => {
    const faces = members.map(({ username: name, tone }) => portrait(name, tone).replace(/<rect[^>]*>/, ""));
    expect(new Set(faces).size).toBe(members.length);
    const heads = members.map(({ username: name, tone }) => portrait(name, tone).replaceAll(/#[0-9a-f]{6,8}/g, ""));
    expect(new Set(heads).size).toBe(members.length);
  });

  test("shows in its tags: some grow, some rest, and most have a usual week", () => {
    const weeks = (tag: string) => {
      const ages = community.posts.filter(({ draft }) => draft.tags.includes(tag)).map(({ at }) => (NOW - at) / WEEK);
      return {
        last: ages.filter((age) => age < 1).length,
        usual: ages.filter((age) => age >= 1 && age < 9).length / 8,
      };
    };
    const tags = [...new Set(community.posts.flatMap(({ draft }) => draft.tags))].map(weeks);
    const lively = tags.filter(({ last }) => last >= 3);
    expect(lively.length).toBeGreaterThanOrEqual(5);
    expect(lively.filter(({ last, usual }) => usual > 0 && last > usual).length).toBeGreaterThanOrEqual(3);
    expect(tags.filter(({ last, usual }) => usual >= 1 && last < usual).length).toBeGreaterThanOrEqual(1);
  });
});

describe("the plan of the demo community", () => {
  const community = planCommunity(NOW);

  test("is the same at every run", () => {
    expect(planCommunity(NOW)).toEqual(community);
  });

  test("tells a story in order: people join, post and get answers, all before now", () => {
    const joined = new Map(community.members.map(({ draft, joinedAt }) => [draft.username, joinedAt]));
    for (const { by, at } of community.posts) expect(joined.get(by), by).toBeLessThan(at);
    const times = community.posts.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(NOW);
    for (const { at, post, replyTo } of community.comments) {
      expect(at).toBeGreaterThan(post.at);
      expect(at).toBeLessThan(NOW);
      if (replyTo) expect(at).toBeGreaterThanOrEqual(replyTo.at);
    }
  });

  test("has an existing author for each comment, under the rules of comments", () => {
    expect(community.comments.length).toBeGreaterThanOrEqual(700);
    expect(community.comments.filter(({ replyTo }) => replyTo).length).toBeGreaterThanOrEqual(100);
    for (const { by, text } of community.comments) {
      expect(names.has(by), by).toBe(true);
      expect(newComment.safeParse({ content: text }).success, text).toBe(true);
    }
  });

  test("gives both guides bonds, and the first of them requests to answer", () => {
    const { bonds, requests } = community.relations;
    for (const { username: guide } of members.slice(0, 2)) {
      const count = bonds.filter((pair) => pair.includes(guide)).length;
      expect(count).toBeGreaterThanOrEqual(8);
      expect(count).toBeLessThanOrEqual(16);
    }
    expect(requests.filter(([, to]) => to === members[0]?.username)).toHaveLength(3);
    const pairs = [...bonds, ...requests].map((pair) => [...pair].toSorted().join(" "));
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});
