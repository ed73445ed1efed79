import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { Listener } from "#tests/kit/live";
import { people, type Person } from "#tests/kit/people";
import type { RestFeed, RestPost } from "#tests/kit/rest";
import { DriftLog, recountAll } from "#tests/api/counters/scene";

const log = new DriftLog();
const app = await startApp({}, log.options);

const seen = async (who: Person, { id }: { id: number }) => (await who.get(`/api/posts/${id}`)).status === 200;
const edit = (who: Person, { id }: { id: number }, body: object) =>
  who.rest.put<{ post: RestPost & { place_name?: string } }>(`/api/posts/${id}`, body, { token: who.token });
const own = async (who: Person) => (await who.get<RestFeed>(`/api/feed?username=${who.username}`)).body;

test("a post that a member keeps to themselves is counted for them alone, and its audience can be changed both ways", async () => {
  const { ada, bo, cy } = await people(app);
  const { createPost } = await ada.query<{ createPost: { id: string; visibility: string } }>(
    `mutation ($input: CreatePostInput!) { createPost(input: $input) { id visibility } }`,
    { input: { content: "To myself", visibility: "ONLY_ME" } },
  );
  expect(createPost.visibility).toBe("ONLY_ME");
  const post = { id: Number(createPost.id) };
  for (const who of [bo, cy]) expect(await seen(who, post)).toBe(false);
  expect(await own(ada)).toMatchObject({ total: 1, posts: [{ id: post.id, visibility: "only_me" }] });
  expect((await ada.get<RestFeed>("/api/feed")).body).toMatchObject({ total: 1, posts: [post] });
  expect((await bo.get<RestFeed>(`/api/feed?username=${ada.username}`)).body).toMatchObject({ total: 0, posts: [] });
  for (const [visibility, stranger, friend] of [
    ["public", true, true],
    ["bonds", false, true],
    ["only_me", false, false],
    ["bonds", false, true],
    ["public", true, true],
  ] as const) {
    expect((await edit(ada, post, { visibility })).body.post.visibility).toBe(visibility);
    expect([await seen(cy, post), await seen(bo, post)]).toEqual([stranger, friend]);
    expect(await own(ada)).toMatchObject({ total: 1 });
    await recountAll(app);
    expect(log.drifts).toEqual([]);
  }
  // Who may no longer see it loses it on an open page.
  const tab = new Listener<{ postGone: string }>(app, bo.token, "subscription ($ids: [ID!]!) { postGone(ids: $ids) }", {
    ids: [String(post.id), "999999999"],
  });
  await tab.next(({ postGone }) => postGone === "999999999");
  await edit(ada, post, { visibility: "only_me" });
  await tab.next(({ postGone }) => postGone === String(post.id));
  await tab.stop();
});

test("a place is rounded by the server, named by hand, changed and removed, and its name never stays without it", async () => {
  const { ada, bo } = await people(app);
  const { body } = await ada.send<{ post: RestPost & { place_name?: string } }>("/api/posts", {
    content: "By the sea",
    location: "5.603717,-0.186964",
    place_name: "  Accra, Ghana ",
  });
  expect(body.post).toMatchObject({ location: "5.6,-0.19", place_name: "Accra, Ghana" });
  const read = async () =>
    (
      await bo.query<{ post: object }>("query ($id: ID!) { post(id: $id) { location { lat lng } placeName } }", {
        id: String(body.post.id),
      })
    ).post;
  expect(await read()).toEqual({ location: { lat: 5.6, lng: -0.19 }, placeName: "Accra, Ghana" });
  expect((await edit(ada, body.post, { place_name: "Osu" })).body.post).toMatchObject({
    location: "5.6,-0.19",
    place_name: "Osu",
  });
  expect((await edit(ada, body.post, { place_name: "x".repeat(81) })).status).toBe(422);
  await edit(ada, body.post, { location: "" });
  expect(await read()).toEqual({ location: null, placeName: null });
  expect((await edit(ada, body.post, { place_name: "Nowhere" })).body.post).not.toHaveProperty("place_name");
});

test("a draft keeps its audience and its place, and is published with them", async () => {
  const { ada, bo } = await people(app);
  const { body } = await ada.send<{ group: { id: number } }>("/api/groups", {
    name: `Walkers ${ada.id}`,
    description: "We walk",
    category: "Design",
    visibility: "private",
  });
  const save = async (input: object) =>
    (
      await ada.query<{ saveDraft: { id: string } }>(
        `mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { id visibility groupId placeName } }`,
        { input: { kind: "POST", content: "A walk", ...input } },
      )
    ).saveDraft;
  const publish = async (id: string) =>
    (
      await ada.query<{ publishDraft: { id: string } }>(
        "mutation ($id: ID!) { publishDraft(id: $id) { id visibility placeName group { id } } }",
        { id },
      )
    ).publishDraft;
  const mine = await save({ visibility: "ONLY_ME", location: { lat: 1.234, lng: 2 }, placeName: "Home" });
  expect(mine).toMatchObject({ visibility: "ONLY_ME", groupId: null, placeName: "Home" });
  const published = await publish(mine.id);
  expect(published).toMatchObject({ visibility: "ONLY_ME", placeName: "Home", group: null });
  expect(await seen(bo, { id: Number(published.id) })).toBe(false);
  const ours = await save({ visibility: "PUBLIC", groupId: String(body.group.id) });
  expect(await publish(ours.id)).toMatchObject({ visibility: "GROUP", group: { id: String(body.group.id) } });
});
