import { ApolloClient } from "@apollo/client";
import type { FragmentType, Unmasked } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { ThemeProvider } from "@emotion/react";
import { render } from "@testing-library/react";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { createCache } from "#client/apollo/cache.ts";
import { ScriptedServer } from "#client/apollo/scriptedServer.testkit.ts";
import { ViewerContext } from "#client/features/auth/useViewer.ts";
import type { SignedIn } from "#client/features/auth/useViewer.ts";
import type { LikersButton_PostFragment, PostCard_PostFragment } from "#client/gql/graphql.ts";
import { theme } from "#client/theme/theme.ts";
import { LikersButton_post } from "#client/features/posts/likers/LikersButton.tsx";
import { PostCard_post } from "./PostCard.tsx";

export type FullPost = Unmasked<PostCard_PostFragment> & Pick<Unmasked<LikersButton_PostFragment>, "likers">;

/** Returns a post as a list loads it; a test names only the fields that matter to it. */
export function aPost(part: Partial<FullPost> = {}): FullPost {
  return {
    __typename: "Post",
    id: "7",
    title: "Small batteries, shared streets",
    content: "What if every street owned its storage?",
    facets: [],
    url: "http://localhost:4000/post/7",
    visibility: "PUBLIC",
    group: null,
    location: null,
    placeName: null,
    editedAt: null,
    canEdit: false,
    tags: ["energy"],
    media: [],
    createdAt: "2024-01-05T12:00:00.000Z",
    author: {
      __typename: "User",
      id: "2",
      name: "Lena Ortiz",
      username: "lena",
      isOnline: false,
      avatar: null,
    },
    liked: false,
    likesCount: 128,
    likers: { __typename: "UserConnection", edges: [] },
    bookmarked: false,
    bookmarksCount: 9,
    commentsCount: 14,
    ...part,
  };
}

const AMARA: SignedIn = {
  __typename: "User",
  id: "1",
  name: "Amara Kone",
  username: "amara",
  location: null,
  memberSince: "2020-01-05T12:00:00.000Z",
  avatar: null,
  banner: null,
  email: "amara@example.org",
  emailVerified: true,
};

/** Renders an element with a cache that contains these posts. */
export function renderWithPosts(ui: ReactNode, posts: FullPost[], server = new ScriptedServer()) {
  const client = new ApolloClient({ cache: createCache(), link: server.link, dataMasking: true });
  for (const data of posts) {
    client.cache.writeFragment({ fragment: PostCard_post, fragmentName: "PostCard_post", data });
    client.cache.writeFragment({ fragment: LikersButton_post, fragmentName: "LikersButton_post", data });
  }
  const router = createMemoryRouter([{ path: "*", element: ui }]);
  const view = render(
    <ThemeProvider theme={theme}>
      <ApolloProvider client={client}>
        <Suspense>
          <ViewerContext value={AMARA}>
            <RouterProvider router={router} />
          </ViewerContext>
        </Suspense>
      </ApolloProvider>
    </ThemeProvider>,
  );
  return { ...view, client, server, router };
}

/**
 * Returns the reference with which a list passes a post to its card. The one marked boundary: masking hides its type.
 */
export function refTo(post: FullPost): FragmentType<typeof PostCard_post> {
  return { __typename: "Post", id: post.id } as unknown as FragmentType<typeof PostCard_post>;
}
