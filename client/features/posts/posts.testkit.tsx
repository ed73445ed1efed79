import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import type { FragmentType, Unmasked } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { ThemeProvider } from "@emotion/react";
import { render } from "@testing-library/react";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { createCache } from "#client/apollo/cache.ts";
import type { PostCard_PostFragment } from "#client/gql/graphql.ts";
import { theme } from "#client/theme/theme.ts";
import { PostCard_post } from "./PostCard.tsx";

export type FullPost = Unmasked<PostCard_PostFragment>;

/** A post with all that a card shows, told by what matters to a test. */
export function aPost(part: Partial<FullPost> = {}): FullPost {
  return {
    __typename: "Post",
    id: "7",
    title: "Small batteries, shared streets",
    content: "What if every street owned its storage?",
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
    bookmarked: false,
    bookmarksCount: 9,
    commentsCount: 14,
    ...part,
  };
}

type Variables = Record<string, unknown>;
type Answering = Parameters<ConstructorParameters<typeof Observable<ApolloLink.Result>>[0] & object>[0];

/** A server that a test answers for: each call waits until the test says what comes back. */
export class ScriptedServer {
  readonly calls: { name: string; variables: Variables }[] = [];
  private readonly waiting: Answering[] = [];

  readonly link = new ApolloLink(
    ({ operationName = "", variables }) =>
      new Observable((observer) => {
        this.calls.push({ name: operationName, variables });
        this.waiting.push(observer);
      }),
  );

  answer(data: Record<string, unknown>): void {
    const observer = this.next();
    observer.next({ data: { __typename: "Mutation", ...data } });
    observer.complete();
  }

  fail(): void {
    this.next().error(new TypeError("Failed to fetch"));
  }

  private next(): Answering {
    const observer = this.waiting.shift();
    if (!observer) throw new Error("No call is waiting for an answer");
    return observer;
  }
}

/** Draws something with a cache that knows these posts. */
export function renderWithPosts(ui: ReactNode, posts: FullPost[], server = new ScriptedServer()) {
  const client = new ApolloClient({ cache: createCache(), link: server.link, dataMasking: true });
  for (const data of posts) {
    client.cache.writeFragment({ fragment: PostCard_post, fragmentName: "PostCard_post", data });
  }
  const router = createMemoryRouter([{ path: "*", element: ui }]);
  const view = render(
    <ThemeProvider theme={theme}>
      <ApolloProvider client={client}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </ApolloProvider>
    </ThemeProvider>,
  );
  return { ...view, client, server, router };
}

/** The reference by which a list hands a post to its card. The one marked boundary: masking hides what it is. */
export function refTo(post: FullPost): FragmentType<typeof PostCard_post> {
  return { __typename: "Post", id: post.id } as unknown as FragmentType<typeof PostCard_post>;
}
