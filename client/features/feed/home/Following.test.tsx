import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aPost, renderWithPosts } from "#client/features/posts/card/posts.testkit.tsx";
import type { ReasonedPost } from "#client/features/feed/list/reasonedPost.ts";
import { toastStore } from "#client/ui/toasts/toast.ts";
import { Feed } from "./Feed.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

type Reason = ReasonedPost["reason"];

const BY_TAG: Reason = {
  __typename: "PostReason",
  kind: "TAG",
  text: "#energy, which you follow",
  tag: "energy",
  user: null,
  group: null,
};
const BY_FOLLOW: Reason = { ...BY_TAG, kind: "FOLLOW", text: "by Lena Ortiz, whom you follow", tag: null };
const BY_BOND: Reason = { ...BY_TAG, kind: "BOND", text: "by your friend Lena Ortiz", tag: null };

function page(posts: readonly [id: string, reason: Reason | null][]) {
  return {
    __typename: "Query",
    feed: {
      __typename: "PostConnection",
      edges: posts.map(([id, reason]) => ({
        __typename: "PostEdge",
        cursor: `c${id}`,
        node: { ...aPost({ id, title: `Post ${id}` }), reason },
      })),
      pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
      totalCount: posts.length,
    },
  };
}

interface Place {
  postId?: string;
  newestId: string;
  updatedAt: string;
}

/** Renders the feed of a member who follows somebody, with these posts in Following. */
async function following(
  posts: readonly [id: string, reason: Reason | null][],
  { place, hasFollowing = true }: { place?: Place; hasFollowing?: boolean } = {},
) {
  const view = renderWithPosts(<Feed EmptyFollowing={() => <p>Whom to follow</p>} FollowChoice={() => null} />, []);
  const feed = {
    __typename: "ViewerFeed",
    hasFollowing,
    order: "LATEST",
    following: place ? { __typename: "FeedPlace", postId: place.newestId, ...place } : null,
    everything: null,
  };
  await act(async () =>
    view.server.answer("FeedMemory", { __typename: "Query", viewer: { __typename: "Viewer", feed } }),
  );
  await act(async () => view.server.answer("FeedPage", page(posts)));
  const titles = () => screen.queryAllByRole("article").map((one) => one.querySelector("h2")?.textContent);
  const open = async (item: string) => {
    fireEvent.click(await screen.findByRole("button", { name: /which you follow/ }));
    fireEvent.click(await screen.findByRole("menuitem", { name: item }));
    await act(async () => {});
  };
  return { ...view, titles, open };
}

const selected = () => screen.getByRole("tab", { selected: true }).textContent;

test("a member who follows somebody begins with Following, anybody else with Everything", async () => {
  const { server } = await following([["7", BY_TAG]]);
  expect(selected()).toBe("Following");
  expect(server.calls.find(({ name }) => name === "FeedPage")?.variables).toMatchObject({ scope: "FOLLOWING" });
  cleanup();
  localStorage.clear();
  await following([["7", null]], { hasFollowing: false });
  expect(selected()).toBe("Everything");
});

test("arrow keys move between the tabs, and the address and this browser remember the choice", async () => {
  const { router, server } = await following([["7", BY_TAG]]);
  fireEvent.keyDown(screen.getByRole("tab", { name: "Following" }), { key: "ArrowRight" });
  await waitFor(() => expect(selected()).toBe("Everything"));
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Everything" }));
  expect(router.state.location.search).toBe("?tab=everything");
  await act(async () => server.answer("FeedPage", page([["8", null]])));
  expect(await screen.findByText("Post 8")).toBeDefined();
  cleanup();
  await following([["7", null]]);
  expect(selected()).toBe("Everything");
});

test("a card says why it is there, unless a bond has written it", async () => {
  await following([
    ["9", BY_TAG],
    ["8", BY_BOND],
    ["7", null],
  ]);
  const [first, second, third] = screen.getAllByRole("article");
  expect(await within(first as HTMLElement).findByText("#energy, which you follow")).toBeDefined();
  expect(within(second as HTMLElement).queryByText(/friend/)).toBeNull();
  expect(within(third as HTMLElement).queryByText(/follow/)).toBeNull();
});

test("a muted tag leaves at once, and Undo brings its cards back where they were", async () => {
  const { server, titles, open } = await following([
    ["9", BY_BOND],
    ["8", BY_TAG],
    ["7", BY_BOND],
  ]);
  await open("Mute #energy for a week");
  await waitFor(() => expect(titles()).toEqual(["Post 9", "Post 7"]));
  await act(async () => server.answer("MuteInFeed", { muteInFeed: { __typename: "FeedPreference", id: "3" } }));
  const { title, action } = toastStore.items()[0] ?? {};
  expect(title).toBe("You muted #energy for a week");
  await act(async () => (action && "onSelect" in action ? action.onSelect() : undefined));
  expect(titles()).toEqual(["Post 9", "Post 8", "Post 7"]);
  expect(server.calls.at(-1)).toMatchObject({ name: "RemoveFeedPreference", variables: { id: "3" } });
});

test("less of somebody whom one follows takes their cards away, and later ones come", async () => {
  const { server, titles } = await following([
    ["9", BY_FOLLOW],
    ["8", BY_FOLLOW],
    ["7", null],
  ]);
  fireEvent.click((await screen.findAllByRole("button", { name: /whom you follow/ }))[1] as HTMLElement);
  fireEvent.click(await screen.findByRole("menuitem", { name: "Less like this" }));
  await waitFor(() => expect(titles()).toEqual(["Post 7"]));
  await act(async () => server.answer("AskForLess", { askForLess: { __typename: "FeedPreference", id: "3" } }));
  expect(toastStore.items()[0]).toMatchObject({
    title: "You will see less like this",
    description: "At most one post a week by Lena Ortiz will come.",
  });
  await act(async () => server.push("FollowingAdded", { followingAdded: aPost({ id: "10" }) }));
  fireEvent.click(await screen.findByRole("button", { name: "1 new post" }));
  await act(async () =>
    server.answer(
      "FeedPage",
      page([
        ["10", BY_FOLLOW],
        ["7", null],
      ]),
    ),
  );
  await waitFor(() => expect(titles()).toEqual(["Post 10", "Post 7"]));
});

test("a card comes back when the server could not do what was asked", async () => {
  const { server, titles, open } = await following([
    ["8", BY_TAG],
    ["7", BY_BOND],
  ]);
  await open("Less like this");
  await waitFor(() => expect(titles()).toEqual(["Post 7"]));
  await act(async () => server.fail("AskForLess"));
  expect(titles()).toEqual(["Post 8", "Post 7"]);
  expect(toastStore.items()[0]).toMatchObject({ title: "Couldn't change your feed", variant: "failure" });
});

test("an unfollowed tag leaves, and Undo follows it again", async () => {
  const { server, titles, open } = await following([
    ["8", BY_TAG],
    ["7", BY_BOND],
  ]);
  await open("Unfollow #energy");
  await waitFor(() => expect(titles()).toEqual(["Post 7"]));
  const answer = { __typename: "Tag", name: "energy", isFollowed: false };
  await act(async () => server.answer("SetFeedTagFollowed", { setTagFollowed: answer }));
  const { action } = toastStore.items()[0] ?? {};
  await act(async () => (action && "onSelect" in action ? action.onSelect() : undefined));
  expect(titles()).toEqual(["Post 8", "Post 7"]);
  expect(server.calls.at(-1)).toMatchObject({ name: "SetFeedTagFollowed", variables: { followed: true } });
});

test("a line shows where the reader was in an earlier visit", async () => {
  const posts: [string, Reason][] = [
    ["9", BY_BOND],
    ["8", BY_BOND],
    ["7", BY_BOND],
  ];
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await following(posts, { place: { newestId: "8", updatedAt: yesterday } });
  const line = await screen.findByText(/^You were here yesterday at /);
  const [first, second] = screen.getAllByRole("article");
  expect(first?.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(second?.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  cleanup();
  await following(posts, { place: { newestId: "8", updatedAt: new Date().toISOString() } });
  expect(screen.queryByText(/^You were here/)).toBeNull();
});

test("a member who was further down on another device continues there, and comes back to the newest posts", async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const { server, titles } = await following(
    [
      ["9", BY_BOND],
      ["8", BY_BOND],
    ],
    { place: { postId: "4", newestId: "6", updatedAt: yesterday } },
  );
  expect(await screen.findByText(/^More than 2 new/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Continue where you were" }));
  await waitFor(() =>
    expect(server.calls.findLast(({ name }) => name === "FeedPage")?.variables).toMatchObject({ fromPost: "4" }),
  );
  await act(async () =>
    server.answer(
      "FeedPage",
      page([
        ["4", BY_BOND],
        ["3", BY_BOND],
      ]),
    ),
  );
  expect(titles()).toEqual(["Post 4", "Post 3"]);
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Post 4"));
  fireEvent.click(screen.getByRole("button", { name: "Newest posts" }));
  await waitFor(() => expect(titles()).toEqual(["Post 9", "Post 8"]));
  expect(await screen.findByRole("button", { name: "Continue where you were" })).toBeDefined();
});

test("a member whose place is in the list goes there without another request", async () => {
  const { server } = await following(
    [
      ["9", BY_BOND],
      ["8", BY_BOND],
      ["7", BY_BOND],
    ],
    { place: { postId: "7", newestId: "8", updatedAt: new Date().toISOString() } },
  );
  expect(await screen.findByText(/^1 new/)).toBeDefined();
  const count = server.calls.length;
  fireEvent.click(screen.getByRole("button", { name: "Continue where you were" }));
  expect(document.activeElement?.textContent).toContain("Post 7");
  expect(server.calls.slice(count).filter(({ name }) => name === "FeedPage")).toEqual([]);
  cleanup();
  await following([["7", BY_BOND]], { place: { newestId: "7", updatedAt: new Date().toISOString() } });
  expect(screen.queryByRole("button", { name: "Continue where you were" })).toBeNull();
});

test("new posts of Following wait for a press, and come with their reasons", async () => {
  const { server, titles } = await following([["7", BY_BOND]]);
  await waitFor(() => expect(server.calls.some(({ name }) => name === "FollowingAdded")).toBe(true));
  expect(server.calls.some(({ name }) => name === "EverythingAdded")).toBe(false);
  await act(async () => server.push("FollowingAdded", { followingAdded: aPost({ id: "8" }) }));
  fireEvent.click(await screen.findByRole("button", { name: "1 new post" }));
  await act(async () =>
    server.answer(
      "FeedPage",
      page([
        ["8", BY_TAG],
        ["7", BY_BOND],
      ]),
    ),
  );
  await waitFor(() => expect(titles()).toEqual(["Post 8", "Post 7"]));
  expect(await screen.findByText("#energy, which you follow")).toBeDefined();
});

test("an empty Following offers whom to follow", async () => {
  await following([]);
  expect(await screen.findByText("Whom to follow")).toBeDefined();
});

test("the order is a choice that the server remembers, and Latest comes first", async () => {
  const { server } = await following([["7", BY_BOND]]);
  fireEvent.click(screen.getByRole("button", { name: "Latest first, change the order" }));
  fireEvent.click(await screen.findByRole("menuitemradio", { name: "Top since I was last here" }));
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(screen.getByRole("button", { name: "Top first, change the order" })).toBeDefined();
  expect(server.calls.filter(({ name }) => name === "SetFeedOrder").map(({ variables }) => variables)).toEqual([
    { order: "TOP" },
  ]);
  expect(server.calls.findLast(({ name }) => name === "FeedPage")?.variables).toMatchObject({ order: "TOP" });
  await act(async () => server.answer("FeedPage", page([])));
  expect(await screen.findByText("You have seen it all")).toBeDefined();
});
