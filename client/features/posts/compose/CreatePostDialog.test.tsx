import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { session } from "#client/apollo/session.ts";
import { toastStore } from "#client/ui/toasts/toast.ts";
import { CreatePostDialog } from "./CreatePostDialog.tsx";
import type { ScriptedServer } from "#client/apollo/scriptedServer.testkit.ts";
import { pendingPosts } from "#client/features/posts/publish/pendingPosts.ts";
import type { WrittenPost } from "#client/features/posts/publish/pendingPosts.ts";
import type { Pending } from "#client/lib/state/Outbox.ts";
import { EMPTY } from "#client/features/posts/fields/composition.ts";
import { aPost, renderWithPosts } from "#client/features/posts/card/posts.testkit.tsx";

beforeEach(() => session.start("a token"));
afterEach(() => {
  cleanup();
  session.clear();
  pendingPosts.set(null);
  localStorage.clear();
});

function open() {
  const onCreated = vi.fn<(postId: string) => void>();
  const onClose = vi.fn<() => void>();
  const { server } = renderWithPosts(<CreatePostDialog onClose={onClose} onCreated={onCreated} />, []);
  return { server, onCreated, onClose };
}

/** Returns the calls that publish a post. */
const published = (server: ScriptedServer) =>
  server.calls.filter(({ name }) => name === "CreatePost").map(({ variables }) => variables["input"]);
const words = () => screen.getByLabelText<HTMLTextAreaElement>("Your post");
const button = () => screen.getByRole("button", { name: /^Post/ });
const write = (text: string) => fireEvent.change(words(), { target: { value: text } });

test("an empty text cannot be posted", () => {
  const { server } = open();
  expect(button().getAttribute("aria-disabled")).toBe("true");
  write(" \u200B\n ");
  expect(button().getAttribute("aria-disabled")).toBe("true");
  fireEvent.keyDown(words(), { key: "Enter", ctrlKey: true });
  expect(published(server)).toEqual([]);
  write("An idea");
  expect(button().getAttribute("aria-disabled")).toBeNull();
});

test("a post that fails loses nothing, and a retry cannot create it twice", async () => {
  const { server, onCreated, onClose } = open();
  write("  An idea  ");
  await act(async () => fireEvent.keyDown(words(), { key: "Enter", ctrlKey: true }));
  expect(button().textContent).toContain("Posting...");
  await act(async () => server.fail("CreatePost"));
  expect(toastStore.items()[0]).toMatchObject({ title: "Post failed", description: "Unable to create post" });
  expect(screen.getByRole("alert").textContent).toBe("Unable to create post");
  expect(words().value).toBe("  An idea  ");

  await act(async () => fireEvent.keyDown(words(), { key: "Enter", metaKey: true }));
  await act(async () => server.answer("CreatePost", { createPost: aPost({ id: "8", content: "An idea" }) }));
  const [first, second] = published(server);
  expect(first).toMatchObject({ content: "An idea" });
  expect(second).toEqual(first);
  expect(toastStore.items()[0]).toMatchObject({
    title: "Post created",
    description: "Your post has been published successfully",
  });
  expect(onCreated).toHaveBeenCalledWith("8");
  expect(onClose).toHaveBeenCalledOnce();
});

/** Loads an outbox in which these posts wait. */
function loadOutbox(list: Pending<WrittenPost>[], isStored = true) {
  const add = vi.fn(async (_post: WrittenPost) => isStored);
  pendingPosts.set({ list, add, retry: () => {}, take: async () => null });
  return add;
}

test("a post without an answer waits as the same post, and the composer is empty", async () => {
  const { server, onCreated, onClose } = open();
  const add = loadOutbox([]);
  write("  An idea  ");
  await act(async () => fireEvent.keyDown(words(), { key: "Enter", ctrlKey: true }));
  await act(async () => server.fail("CreatePost"));
  expect(add).toHaveBeenCalledOnce();
  expect(add.mock.calls[0]?.[0]).toMatchObject({
    input: published(server)[0],
    composition: { content: "  An idea  " },
  });
  expect(toastStore.items()[0]).toMatchObject({ title: "Waiting to send" });
  expect(onClose).toHaveBeenCalledOnce();
  expect(onCreated).not.toHaveBeenCalled();
  expect(words().value).toBe("");
});

test("a post that no browser storage takes stays in the composer", async () => {
  const { server, onClose } = open();
  loadOutbox([], false);
  write("An idea");
  await act(async () => fireEvent.keyDown(words(), { key: "Enter", ctrlKey: true }));
  await act(async () => server.fail("CreatePost"));
  expect(screen.getByRole("alert").textContent).toBe("Unable to create post");
  expect(onClose).not.toHaveBeenCalled();
  expect(words().value).toBe("An idea");
});

test("a post never overtakes one that waits", async () => {
  const { server, onClose } = open();
  const earlier = { clientId: "c-1", input: { content: "First" }, composition: EMPTY };
  const add = loadOutbox([{ ...earlier, state: "stalled", reason: null }]);
  write("Second");
  await act(async () => fireEvent.keyDown(words(), { key: "Enter", ctrlKey: true }));
  expect(published(server)).toEqual([]);
  expect(add.mock.calls[0]?.[0]).toMatchObject({ input: { content: "Second" } });
  expect(onClose).toHaveBeenCalledOnce();
});

test("an unposted text is sent to the server as a draft when the dialog closes", async () => {
  const { server } = open();
  write("Half a thought");
  cleanup();
  const sent = server.calls.find(({ name }) => name === "SaveDraft");
  expect(sent?.variables["input"]).toMatchObject({ kind: "POST", content: "Half a thought" });
  await act(async () => server.answer("SaveDraft", { saveDraft: { __typename: "Draft", id: "5", version: 1 } }));
});

test("a member whose session has ended is asked to log in", async () => {
  const { server } = open();
  write("An idea");
  session.markEnded();
  await act(async () => fireEvent.keyDown(words(), { key: "Enter", ctrlKey: true }));
  expect(published(server)).toEqual([]);
  expect(toastStore.items()[0]).toMatchObject({
    title: "Authentication required",
    description: "Please log in to create posts",
  });
  expect(words().value).toBe("An idea");
});
