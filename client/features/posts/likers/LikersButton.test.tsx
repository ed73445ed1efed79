import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PostCard } from "#client/features/posts/card/PostCard.tsx";
import { aPost, refTo, renderWithPosts } from "#client/features/posts/card/posts.testkit.tsx";

afterEach(cleanup);

const face = (id: string, name: string) => ({
  __typename: "UserEdge" as const,
  cursor: `c${id}`,
  node: { __typename: "User" as const, id, name, avatar: null },
});

const person = (id: string, name: string) => {
  const { node, ...edge } = face(id, name);
  return { ...edge, node: { ...node, username: name.toLowerCase(), isOnline: false } };
};

const LIKERS = { __typename: "UserConnection" as const, edges: [face("3", "Jun"), face("2", "Lena")] };
const opener = () => screen.getByRole("button", { name: /Show who likes this: 128/ });

test("two faces and the number open the list of who likes a post, page by page", async () => {
  const post = aPost({ likers: LIKERS });
  const { server, router } = renderWithPosts(<PostCard post={refTo(post)} />, [post]);
  expect(within(opener()).getByTitle("Jun")).toBeDefined();
  expect(within(opener()).getByTitle("Lena")).toBeDefined();
  fireEvent.click(opener());
  const dialog = await screen.findByRole("dialog", { name: "Who likes this" });
  await waitFor(() => expect(server.calls.at(-1)).toMatchObject({ name: "PostLikers", variables: { id: "7" } }));
  const answer = (edges: ReturnType<typeof person>[], hasNextPage: boolean) =>
    act(async () =>
      server.answer("PostLikers", {
        __typename: "Query",
        post: {
          __typename: "Post",
          id: "7",
          likers: {
            __typename: "UserConnection",
            edges,
            pageInfo: { __typename: "PageInfo", hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
          },
        },
      }),
    );
  await answer([person("3", "Jun"), person("2", "Lena")], true);
  expect(await within(dialog).findByRole("link", { name: "Lena" })).toBeDefined();
  fireEvent.click(within(dialog).getByRole("button", { name: "Show more people" }));
  await waitFor(() => expect(server.calls.at(-1)?.variables).toMatchObject({ after: "c2" }));
  await answer([person("4", "Rosa")], false);
  expect(await within(dialog).findByRole("link", { name: "Rosa" })).toBeDefined();
  expect(within(dialog).getAllByRole("listitem")).toHaveLength(3);
  expect(within(dialog).queryByRole("button", { name: "Show more people" })).toBeNull();
  expect(router.state.location.pathname).toBe("/");
});

test("a post that nobody likes has no list to open", () => {
  const post = aPost({ likesCount: 0 });
  renderWithPosts(<PostCard post={refTo(post)} />, [post]);
  expect(screen.queryByRole("button", { name: /Show who likes this/ })).toBeNull();
});
