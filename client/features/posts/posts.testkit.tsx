import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import type { FragmentType, Unmasked } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { ThemeProvider } from "@emotion/react";
import { render } from "@testing-library/react";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { createCache } from "#client/apollo/cache.ts";
import { ViewerContext } from "#client/features/auth/useViewer.ts";
import type { SignedIn } from "#client/features/auth/useViewer.ts";
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
  private readonly waiting: { name: string; observer: Answering }[] = [];

  readonly link = new ApolloLink(
    ({ operationName = "", variables }) =>
      new Observable((observer) => {
        this.calls.push({ name: operationName, variables });
        this.waiting.push({ name: operationName, observer });
      }),
  );

  /** Answers the oldest call of that name that waits. */
  answer(name: string, data: Record<string, unknown>): void {
    const observer = this.take(name);
    observer.next({ data: { __typename: "Mutation", ...data } });
    observer.complete();
  }

  fail(name: string): void {
    this.take(name).error(new TypeError("Failed to fetch"));
  }

  /** A live event for those who listen. */
  push(name: string, data: Record<string, unknown>): void {
    for (const call of this.waiting) if (call.name === name) call.observer.next({ data });
  }

  private take(name: string): Answering {
    const index = this.waiting.findIndex((call) => call.name === name);
    const [call] = index < 0 ? [] : this.waiting.splice(index, 1);
    if (!call) throw new Error(`No ${name} is waiting for an answer`);
    return call.observer;
  }
}

const AMARA: SignedIn = {
  __typename: "User",
  id: "1",
  name: "Amara Kone",
  username: "amara",
  location: null,
  avatar: null,
  banner: null,
  email: "amara@example.org",
  emailVerified: true,
};

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
          <ViewerContext value={AMARA}>
            <RouterProvider router={router} />
          </ViewerContext>
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
