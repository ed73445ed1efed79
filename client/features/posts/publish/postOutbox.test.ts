import { ApolloClient } from "@apollo/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCache } from "#client/apollo/cache.ts";
import { ScriptedServer } from "#client/apollo/scriptedServer.testkit.ts";
import { session } from "#client/apollo/session.ts";
import { aPost } from "#client/features/posts/card/posts.testkit.tsx";
import { EMPTY } from "#client/features/posts/fields/composition.ts";
import { memberStore } from "#client/lib/state/memberStore.ts";
import { fakeMemberStore } from "#client/lib/state/memberStore.testkit.ts";
import { pendingPosts } from "./pendingPosts.ts";
import { keepSendingPosts } from "./postOutbox.ts";
import type { SentPost } from "./sendPost.ts";

/** An upload of the page, which waits until the test answers it. */
class Upload {
  static all: Upload[] = [];
  readonly upload = {};
  status = 0;
  responseText = "";
  onload = () => {};
  onerror = () => {};
  open() {}
  setRequestHeader() {}
  send() {
    Upload.all.push(this);
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
  }
}

let disk: Map<string, unknown>;
let stops: (() => void)[];

beforeEach(() => {
  session.start("a token");
  disk = fakeMemberStore();
  stops = [];
  Upload.all = [];
  vi.stubGlobal("XMLHttpRequest", Upload);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  for (const stop of stops) stop();
  session.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Opens a page of the member with this id. */
function openPage(memberId = "1") {
  const server = new ScriptedServer();
  const client = new ApolloClient({ cache: createCache(), link: server.link, dataMasking: true });
  const onPublished = vi.fn<(post: SentPost) => void>();
  stops.push(keepSendingPosts(client, memberId, onPublished));
  const called = async (count: number) => void (await expect.poll(() => server.calls).toHaveLength(count));
  const inputs = () => server.calls.map(({ variables }) => variables["input"]);
  const publish = (id: string) => server.answer("CreatePost", { createPost: aPost({ id }) });
  return { server, called, inputs, publish, onPublished };
}

const outbox = () => pendingPosts.getSnapshot() ?? expect.fail("The outbox is not loaded");
const written = (content: string) => ({
  clientId: `c-${content}`,
  input: { content, clientId: `c-${content}` },
  composition: { ...EMPTY, content },
});
const illustrated = (content: string) => {
  const file = new File(["a picture"], "dot.png", { type: "image/png" });
  const attachment = { type: "image" as const, file, alt: "", uploaded: null };
  return { ...written(content), composition: { ...EMPTY, content, attachment } };
};
const uploads = async (count: number) => void (await expect.poll(() => Upload.all).toHaveLength(count));
const store = (id: string) => ({ success: true, media: { id, type: "image", url: `/media/${id}.webp` } });
const state = (content: string) => outbox().list.find((post) => post.input.content === content)?.state;
const left = async () => void (await expect.poll(() => disk.get("1posts")).toEqual([]));

test("posts are published in the order of writing, each after its file, of which nothing is left", async () => {
  const { server, called, inputs, publish, onPublished } = openPage();
  await outbox().add(illustrated("One"));
  await outbox().add(written("Two"));
  await uploads(1);
  expect(disk.has("1file of post c-One")).toBe(true);
  expect(disk.get("1posts")).toMatchObject([{ composition: { attachment: { file: null } } }, { clientId: "c-Two" }]);
  expect(server.calls).toEqual([]);
  Upload.all[0]?.answer(201, store("5"));
  await called(1);
  publish("8");
  await called(2);
  publish("9");
  await left();
  expect(inputs()).toEqual([
    { content: "One", clientId: "c-One", mediaIds: ["5"] },
    { content: "Two", clientId: "c-Two" },
  ]);
  expect(onPublished.mock.calls.map(([{ id }]) => id)).toEqual(["8", "9"]);
  expect(disk.has("1file of post c-One")).toBe(false);
});

test("a post whose answer was lost is sent again as the same one, and its file is not uploaded again", async () => {
  const { server, called, inputs, publish } = openPage();
  await outbox().add(illustrated("One"));
  await uploads(1);
  Upload.all[0]?.answer(201, store("5"));
  await called(1);
  server.fail("CreatePost");
  await called(2);
  publish("8");
  await left();
  expect(inputs()[1]).toEqual(inputs()[0]);
  expect(Upload.all).toHaveLength(1);
});

test("a refused post says why, lets others pass, and comes back with its file", async () => {
  const { server, called, publish } = openPage();
  const post = illustrated("One");
  await outbox().add(post);
  await outbox().add(written("Two"));
  await uploads(1);
  Upload.all[0]?.answer(201, store("5"));
  await called(1);
  server.refuse("CreatePost");
  await called(2);
  publish("9");
  await expect.poll(() => outbox().list).toMatchObject([{ state: "refused", reason: "No" }]);
  const taken = await outbox().take("c-One");
  expect(taken).toMatchObject({ content: "One", attachment: { uploaded: null } });
  expect(taken?.attachment?.file).toBe(post.composition.attachment.file);
  expect(outbox().list).toEqual([]);
  expect(await outbox().take("c-One")).toBeNull();
  await left();
});

test("a file that the server refuses says why; one that is lost too", async () => {
  const { server } = openPage();
  await outbox().add(illustrated("One"));
  await outbox().add(illustrated("Two"));
  await uploads(1);
  Upload.all[0]?.answer(413, { message: "The picture is too large" });
  await expect.poll(() => outbox().list[0]?.reason).toBe("The picture is too large");
  await uploads(2);
  disk.delete("1file of post c-Two");
  Upload.all[1]?.onerror();
  await expect.poll(() => state("Two")).toBe("refused");
  expect(outbox().list[1]?.reason).toBe("Its file is no longer in this browser.");
  expect(server.calls).toEqual([]);
});

test("a busy server is asked again, and its answer is no refusal", async () => {
  const { called, publish } = openPage();
  await outbox().add(illustrated("One"));
  await uploads(1);
  Upload.all[0]?.answer(503, { message: "Busy" });
  await uploads(2);
  expect(state("One")).toBe("waiting");
  Upload.all[1]?.answer(201, store("5"));
  await called(1);
  publish("8");
  await left();
});

test("where the browser has no room for the file, nothing is taken over", async () => {
  openPage();
  vi.mocked(memberStore.write).mockResolvedValue(false);
  expect(await outbox().add(illustrated("One"))).toBe(false);
  expect(outbox().list).toEqual([]);
});

test("nobody else who signs in here publishes it, and its author does afterwards", async () => {
  const first = openPage();
  await outbox().add(illustrated("One"));
  await uploads(1);
  session.start("the token of somebody else");
  Upload.all[0]?.answer(201, store("5"));
  for (const stop of stops.splice(0)) stop();
  const other = openPage("2");
  expect(outbox().list).toEqual([]);
  for (const stop of stops.splice(0)) stop();
  session.start("another token of the author");
  const again = openPage();
  await uploads(2);
  Upload.all[1]?.answer(201, store("6"));
  await again.called(1);
  expect(again.inputs()).toEqual([{ content: "One", clientId: "c-One", mediaIds: ["6"] }]);
  expect([...first.server.calls, ...other.server.calls]).toEqual([]);
});
