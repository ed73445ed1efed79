import { ApolloClient } from "@apollo/client";
import { parse } from "graphql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCache } from "#client/apollo/cache.ts";
import { session } from "#client/apollo/session.ts";
import { setToggle } from "#client/apollo/marks/optimisticToggle.ts";
import type { Toggle } from "#client/apollo/marks/optimisticToggle.ts";
import { ScriptedServer } from "#client/apollo/scriptedServer.testkit.ts";
import { keepSavingMarks } from "#client/apollo/marks/waitingMarks.ts";
import { graphql } from "#client/gql/gql.ts";
import { fakeMemberStore } from "#client/lib/state/memberStore.testkit.ts";
import { PostLike_post } from "./useSetLiked.ts";

const SetLiked = graphql(`
  mutation SetLiked($postId: ID!, $liked: Boolean!) {
    setLiked(id: $postId, liked: $liked) {
      ...PostLike_post
    }
  }
`);

const LikedPost = parse('query LikedPost { post(id: "7") { id liked likesCount } }');

let disk: Map<string, unknown>;

beforeEach(() => {
  disk = fakeMemberStore();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const at = { id: "Post:7", fragment: PostLike_post, fragmentName: "PostLike_post" };

/** Returns a page of a member that shows a post, and its like. */
function openPage() {
  const server = new ScriptedServer();
  const client = new ApolloClient({ cache: createCache(), link: server.link });
  client.cache.writeFragment({ ...at, data: { __typename: "Post", id: "7", liked: false, likesCount: 3 } });
  const request = (liked: boolean) => ({ mutation: SetLiked, variables: { postId: "7", liked } });
  const like: Toggle = {
    key: "Post:7 PostLike_post",
    confirmed: (cache) => {
      const known = cache.readFragment({ ...at, optimistic: false });
      return known && { on: known.liked, count: known.likesCount };
    },
    show: (cache, { on, count }) =>
      void cache.updateFragment(at, (known) => known && { ...known, liked: on, likesCount: count }),
    save: (on) => client.mutate(request(on)),
    saving: request,
  };
  const liked = () => client.cache.readFragment({ ...at, optimistic: true })?.liked;
  const sent = () => server.calls.map(({ variables }) => variables["liked"]);
  const onRefused = vi.fn();
  return { server, client, like, liked, sent, onRefused, stop: keepSavingMarks(client, "1", { onRefused }) };
}

const saved = (liked: boolean) => ({
  setLiked: { __typename: "Post", id: "7", liked, likesCount: liked ? 4 : 3 },
});

test("a like without an answer stays, waits in the browser, and the last intent is sent when the network is back", async () => {
  const { server, client, like, liked, sent, stop } = openPage();
  const done = setToggle(client, like, true);
  server.fail("SetLiked");
  await expect.poll(() => disk.get("1marks")).toMatchObject([{ on: true }]);
  expect(liked()).toBe(true);
  await expect.poll(() => sent()).toEqual([true, true]);
  server.fail("SetLiked");
  void setToggle(client, like, false);
  await expect.poll(() => disk.get("1marks")).toMatchObject([{ on: false }]);
  expect(liked()).toBe(false);
  dispatchEvent(new Event("online"));
  await expect.poll(() => sent()).toEqual([true, true, false]);
  server.answer("SetLiked", saved(false));
  expect(await done).toBe(true);
  await expect.poll(() => disk.get("1marks")).toEqual([]);
  expect(liked()).toBe(false);
  stop();
});

test("a like that waited is sent by the next page, once", async () => {
  const before = openPage();
  void setToggle(before.client, before.like, true);
  before.server.fail("SetLiked");
  await expect.poll(() => disk.get("1marks")).toMatchObject([{ on: true }]);
  before.stop();
  const after = openPage();
  await expect.poll(() => after.sent()).toEqual([true]);
  after.server.answer("SetLiked", saved(true));
  await expect.poll(() => disk.get("1marks")).toEqual([]);
  expect(after.liked()).toBe(true);
  after.stop();
});

/** Leaves a like in the browser that no server has answered. */
async function leaveWaiting() {
  const page = openPage();
  void setToggle(page.client, page.like, true);
  page.server.fail("SetLiked");
  await expect.poll(() => disk.get("1marks")).toMatchObject([{ on: true }]);
  page.stop();
}

test("a new intent never overtakes one that waits from an earlier page, and replaces it", async () => {
  await leaveWaiting();
  const { server, client, like, liked, sent, stop } = openPage();
  await expect.poll(() => sent()).toEqual([true]);
  const done = setToggle(client, like, false);
  server.answer("SetLiked", saved(true));
  await expect.poll(() => sent()).toEqual([true, false]);
  server.answer("SetLiked", saved(false));
  expect(await done).toBe(true);
  expect(sent()).toEqual([true, false]);
  expect(liked()).toBe(false);
  stop();
});

test("a refusal takes the mark back, and one from an earlier page is reported", async () => {
  const page = openPage();
  const done = setToggle(page.client, page.like, true);
  page.server.fail("SetLiked");
  await expect.poll(() => page.sent()).toEqual([true, true]);
  page.server.refuse("SetLiked");
  expect(await done).toBe(false);
  expect(page.liked()).toBe(false);
  expect(page.onRefused).not.toHaveBeenCalled();
  await expect.poll(() => disk.get("1marks")).toEqual([]);
  page.stop();

  await leaveWaiting();
  const after = openPage();
  await expect.poll(() => after.sent()).toEqual([true]);
  after.server.refuse("SetLiked");
  await expect.poll(() => after.onRefused).toHaveBeenCalledWith("No");
  await expect.poll(() => disk.get("1marks")).toEqual([]);
  after.stop();
});

test("a like that waits is sent after the reads that are under way: their answers are older", async () => {
  await leaveWaiting();
  const page = openPage();
  const query = page.client.watchQuery({ query: LikedPost, fetchPolicy: "network-only" });
  const reading = query.subscribe(() => {});
  // Nothing but promises stands between the opened page and its first call.
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
  expect(page.server.calls.map(({ name }) => name)).toEqual(["LikedPost"]);
  page.server.answer("LikedPost", { post: saved(false).setLiked });
  await expect.poll(() => page.server.calls.map(({ name }) => name)).toEqual(["LikedPost", "SetLiked"]);
  page.server.answer("SetLiked", saved(true));
  await expect.poll(() => disk.get("1marks")).toEqual([]);
  expect(page.liked()).toBe(true);
  reading.unsubscribe();
  page.stop();
});

test("nothing is sent for another account, and a sign-out keeps what waits for its member", async () => {
  session.start("jun");
  const page = openPage();
  void setToggle(page.client, page.like, true);
  // Somebody else signs in, in another tab.
  localStorage.setItem("auth_token", "eva");
  page.server.fail("SetLiked");
  await expect.poll(() => disk.get("1marks")).toMatchObject([{ on: true }]);
  dispatchEvent(new Event("online"));
  session.clear();
  page.stop();
  expect(page.sent()).toEqual([true]);
  session.start("jun again");
  const again = openPage();
  await expect.poll(() => again.sent()).toEqual([true]);
  again.server.answer("SetLiked", saved(true));
  await expect.poll(() => disk.get("1marks")).toEqual([]);
  again.stop();
});

test.each(["UNAUTHENTICATED", "RATE_LIMITED", "SERVICE_UNAVAILABLE", "INTERNAL_SERVER_ERROR"])(
  "a like that waits is not lost to %s",
  async (code) => {
    await leaveWaiting();
    const page = openPage();
    await expect.poll(() => page.sent()).toEqual([true]);
    page.server.refuse("SetLiked", code);
    await expect.poll(() => page.sent()).toEqual([true, true]);
    page.server.answer("SetLiked", saved(true));
    await expect.poll(() => disk.get("1marks")).toEqual([]);
    expect(page.onRefused).not.toHaveBeenCalled();
    page.stop();
  },
);
