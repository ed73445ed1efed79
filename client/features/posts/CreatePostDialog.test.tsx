import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { session } from "#client/apollo/session.ts";
import { toastStore } from "#client/ui/toast.ts";
import { CreatePostDialog } from "./CreatePostDialog.tsx";
import { forgetDraft } from "./drafts.ts";
import { aPost, renderWithPosts } from "./posts.testkit.tsx";

beforeEach(() => session.start("a token"));
afterEach(() => {
  cleanup();
  session.clear();
  forgetDraft("1");
});

function open() {
  const onCreated = vi.fn<(postId: string) => void>();
  const onClose = vi.fn<() => void>();
  const { server } = renderWithPosts(<CreatePostDialog onClose={onClose} onCreated={onCreated} />, []);
  return { server, onCreated, onClose };
}

const words = () => screen.getByLabelText<HTMLTextAreaElement>("Your post");
const button = () => screen.getByRole("button", { name: /^Post/ });
const write = (text: string) => fireEvent.change(words(), { target: { value: text } });

test("there is nothing to post while the text is blank", () => {
  const { server } = open();
  expect(button().getAttribute("aria-disabled")).toBe("true");
  write(" \u200B\n ");
  expect(button().getAttribute("aria-disabled")).toBe("true");
  fireEvent.keyDown(words(), { key: "Enter", ctrlKey: true });
  expect(server.calls).toEqual([]);
  write("An idea");
  expect(button().getAttribute("aria-disabled")).toBeNull();
});

test("a post that fails loses nothing, and trying again cannot make it twice", async () => {
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
  const [first, second] = server.calls.map((call) => call.variables["input"]);
  expect(first).toMatchObject({ content: "An idea" });
  expect(second).toEqual(first);
  expect(toastStore.items()[0]).toMatchObject({
    title: "Post created",
    description: "Your post has been published successfully",
  });
  expect(onCreated).toHaveBeenCalledWith("8");
  expect(onClose).toHaveBeenCalledOnce();
});

test("what was not posted is there again when the dialog opens", () => {
  open();
  write("Half a thought");
  cleanup();
  open();
  expect(words().value).toBe("Half a thought");
  expect(screen.getByText("Draft restored")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(words().value).toBe("");
});

test("a member whose session has ended is asked to log in", async () => {
  const { server } = open();
  write("An idea");
  session.markEnded();
  await act(async () => fireEvent.keyDown(words(), { key: "Enter", ctrlKey: true }));
  expect(server.calls).toEqual([]);
  expect(toastStore.items()[0]).toMatchObject({
    title: "Authentication required",
    description: "Please log in to create posts",
  });
  expect(words().value).toBe("An idea");
});
