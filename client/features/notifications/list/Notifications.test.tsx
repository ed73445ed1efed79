import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderWithPosts } from "#client/features/posts/card/posts.testkit.tsx";
import { Notifications } from "./Notifications.tsx";

/** The lists are by days, so the day does not end during a test. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(now) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Notified {
  id: string;
  what?: string;
  read?: boolean;
  type?: string;
  createdAt?: string;
}

const now = "2026-03-10T12:00:00.000Z";

const node = ({ id, what = "liked your idea", read = false, type = "LIKE", createdAt = now }: Notified) => ({
  __typename: "Notification",
  id,
  type,
  who: `Lena ${id}`,
  what,
  excerpt: `Idea ${id}`,
  url: `/post/${id}`,
  createdAt,
  read,
  seen: true,
  actors: [
    {
      __typename: "User",
      id: `1${id}`,
      name: `Lena ${id}`,
      isOnline: false,
      avatar: null,
      bondRequestId: type === "BOND_REQUEST" ? "77" : null,
    },
  ],
});

const answer = (notified: Notified[], hasNextPage = false) => ({
  viewer: {
    __typename: "Viewer",
    unreadNotificationsCount: notified.filter(({ read }) => !read).length,
    notifications: {
      __typename: "NotificationConnection",
      edges: notified.map((one) => ({ __typename: "NotificationEdge", cursor: `c${one.id}`, node: node(one) })),
      pageInfo: { __typename: "PageInfo", hasNextPage, endCursor: notified.at(-1) ? `c${notified.at(-1)?.id}` : null },
    },
  },
});

async function pageWith(notified: Notified[], hasNextPage = false) {
  const view = renderWithPosts(<Notifications />, []);
  await act(async () => view.server.answer("NotificationsPage", answer(notified, hasNextPage)));
  await screen.findAllByText(/Today|Earlier|caught up|Nothing yet/);
  return view.server;
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const sentences = () => screen.getAllByRole("link").map((link) => link.textContent);

test("today's notifications come before earlier ones, each a link to its subject", async () => {
  await pageWith([{ id: "2" }, { id: "1", read: true, createdAt: "2024-01-05T12:00:00.000Z" }]);
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Today",
    "Earlier",
  ]);
  expect(sentences()).toEqual(["Unread: Lena 2 liked your idea", "Lena 1 liked your idea"]);
  expect(screen.getByRole("link", { name: /Lena 2/ }).getAttribute("href")).toBe("/post/2");
  expect(screen.getByText("Jan 5, 2024").getAttribute("datetime")).toBe("2024-01-05T12:00:00.000Z");
});

test("a pressed notification is read at once", async () => {
  const server = await pageWith([{ id: "2" }]);
  await act(async () => fireEvent.click(screen.getByRole("link", { name: /Lena 2/ })));
  expect(sentences()).toEqual(["Lena 2 liked your idea"]);
  expect(server.calls.at(-1)).toEqual({ name: "SetNotificationRead", variables: { id: "2", read: true } });
});

test("a mark that could not be saved is reverted", async () => {
  const server = await pageWith([{ id: "2" }]);
  await press("Mark as read");
  expect(sentences()).toEqual(["Lena 2 liked your idea"]);
  await act(async () => server.fail("SetNotificationRead"));
  expect(sentences()).toEqual(["Unread: Lena 2 liked your idea"]);
});

test("marking all as read includes those up to the newest visible one", async () => {
  const server = await pageWith([{ id: "3" }, { id: "2" }, { id: "1", read: true }]);
  await press("Mark all as read");
  expect(sentences().filter((text) => text?.startsWith("Unread"))).toEqual([]);
  expect(server.calls.at(-1)).toEqual({ name: "MarkNotificationsRead", variables: { upTo: now } });
});

test("a read notification leaves the unread list, which then is empty", async () => {
  const server = await pageWith([{ id: "2" }, { id: "1", read: true }]);
  await act(async () => fireEvent.mouseDown(screen.getByRole("tab", { name: "Unread" }), { button: 0 }));
  await act(async () => server.answer("NotificationsPage", answer([{ id: "2" }])));
  await waitFor(() => expect(sentences()).toEqual(["Unread: Lena 2 liked your idea"]));
  await press("Mark as read");
  await screen.findByText("You're all caught up");
});

test("more are loaded on request, and one that has moved up since appears once", async () => {
  const server = await pageWith([{ id: "3" }, { id: "2" }], true);
  await press("Show more");
  await act(async () => server.answer("NotificationsPage", answer([{ id: "2" }, { id: "1" }])));
  await waitFor(() => expect(sentences()).toHaveLength(3));
  expect(sentences().map((text) => text?.match(/Lena \d/)?.[0])).toEqual(["Lena 3", "Lena 2", "Lena 1"]);
});

test("a friend request is removed when it is answered", async () => {
  const server = await pageWith([{ id: "3", type: "BOND_REQUEST", what: "sent you a friend request" }, { id: "2" }]);
  await press("Reject Lena 3");
  expect(server.calls.at(-1)).toEqual({ name: "RejectBondRequest", variables: { id: "77" } });
  await act(async () => server.answer("RejectBondRequest", { rejectBondRequest: "77" }));
  await waitFor(() => expect(sentences()).toEqual(["Unread: Lena 2 liked your idea"]));
});

test("a list that could not be loaded can be tried again", async () => {
  const view = renderWithPosts(<Notifications />, []);
  await act(async () => view.server.fail("NotificationsPage"));
  expect((await screen.findByRole("alert")).textContent).toContain("Couldn't load notifications");
  await press("Try Again");
  await act(async () => view.server.answer("NotificationsPage", answer([])));
  await screen.findByText("Nothing yet");
});
