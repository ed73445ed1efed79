import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import type { FragmentType, Unmasked } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import styled from "@emotion/styled";
import { Suspense, useState } from "react";
import { facetsIn } from "#server/features/posts/facets/facets.rules";
import { tagsOf } from "#server/features/posts/tags/tags.rules";
import { createCache } from "#client/apollo/cache.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import type { SignedIn } from "#client/features/auth/useViewer.ts";
import type { PostCard_PostFragment, PostDetail_PostFragment } from "#client/gql/graphql.ts";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { Tabs } from "#client/ui/controls/Tabs.tsx";
import type { Composition } from "#client/features/posts/fields/composition.ts";
import type { IdeaPreviewProps } from "#client/features/posts/idea/ideaPreviewSlot.ts";
import { PostCard, PostCard_post } from "#client/features/posts/card/PostCard.tsx";
import { PostDetail, PostDetail_post } from "#client/features/posts/page/PostDetail.tsx";

const Conversation = lazyPart(async () => ({
  default: (await import("#client/features/comments/thread/Conversation.tsx")).Conversation,
}));

const VIEWS = [
  { value: "card", label: "In the feed" },
  { value: "whole", label: "Opened" },
] as const;
type View = (typeof VIEWS)[number]["value"];

/** An idea as others will see it, rendered by the components that will show it. Nothing in it can be pressed. */
export function IdeaPreview({ composition, onClose }: IdeaPreviewProps) {
  const viewer = useViewer();
  const [view, setView] = useState<View>("card");
  const [preview] = useState(() => previewOf(composition, viewer));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Preview">
      <Tabs label="Show it" value={view} options={VIEWS} onValueChange={setView}>
        <ApolloProvider client={preview.client}>
          <Still inert data-view={view}>
            {view === "card" ? (
              <PostCard post={preview.card} />
            ) : (
              <Suspense fallback={null}>
                <PostDetail post={preview.whole} Conversation={Conversation} headingLevel={3} onDeleted={() => {}} />
              </Suspense>
            )}
          </Still>
        </ApolloProvider>
      </Tabs>
    </Dialog>
  );
}

type Whole = Unmasked<PostCard_PostFragment> & Unmasked<PostDetail_PostFragment>;

/** Returns the post that the idea would become, in a separate cache, so that the page's own cache does not change. */
function previewOf(composition: Composition, viewer: SignedIn) {
  const client = new ApolloClient({ cache: createCache(), link: silent(), dataMasking: true });
  const data = postOf(composition, viewer);
  client.cache.writeFragment({ fragment: PostCard_post, fragmentName: "PostCard_post", data });
  client.cache.writeFragment({ fragment: PostDetail_post, fragmentName: "PostDetail_post", data });
  // The one marked boundary: masking hides the type of a reference.
  const reference = { __typename: "Post", id: data.id } as unknown;
  return {
    client,
    card: reference as FragmentType<typeof PostCard_post>,
    whole: reference as FragmentType<typeof PostDetail_post>,
  };
}

/** A link without a server: the preview has no comments and sends no request. */
function silent(): ApolloLink {
  return new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const comments = {
          __typename: "CommentConnection",
          edges: [],
          pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
          totalCount: 0,
        };
        const post = { __typename: "Post", id: variables["postId"], commentsCount: 0, commentsClosed: false, comments };
        observer.next({ data: { post } });
        observer.complete();
      }),
  );
}

function postOf({ title, content, tags }: Composition, viewer: SignedIn): Whole {
  const text = content.trim();
  return {
    __typename: "Post",
    id: "preview",
    title: title.trim() || "Untitled",
    content: text,
    // Only the server knows who is mentioned.
    facets: facetsIn(text, new Map()).map(({ start, end, kind, value }) => ({
      __typename: "Facet",
      start,
      end,
      kind: kind === "link" ? "LINK" : "TAG",
      value,
    })),
    tags: tagsOf(tags, text),
    media: [],
    location: null,
    placeName: null,
    createdAt: new Date().toISOString(),
    editedAt: null,
    visibility: "PUBLIC",
    group: null,
    canEdit: false,
    url: "",
    author: {
      __typename: "User",
      id: viewer.id,
      name: viewer.name,
      username: viewer.username,
      avatar: viewer.avatar,
      isOnline: true,
    },
    liked: false,
    likesCount: 0,
    bookmarked: false,
    bookmarksCount: 0,
    commentsCount: 0,
  };
}

const Still = styled.div({
  "&[data-view=card] > article": { cursor: "default" },
});
