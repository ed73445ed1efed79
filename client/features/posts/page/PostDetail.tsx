import type { FragmentType } from "@apollo/client";
import styled from "@emotion/styled";
import { Suspense, useRef } from "react";
import type { ComponentProps, ComponentType, Ref } from "react";
import { useSearchParams } from "react-router-dom";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { FacetText } from "#client/features/people/FacetText.tsx";
import { graphql } from "#client/gql/gql.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { PostActions } from "#client/features/posts/card/PostActions.tsx";
import { PostByline } from "#client/features/posts/card/PostByline.tsx";
import { PostGallery } from "#client/features/posts/media/PostGallery.tsx";
import { PostMenus } from "#client/features/posts/card/PostMenus.tsx";
import { ManagedMenu } from "#client/features/posts/card/managedMenu.ts";
import { PostTags } from "#client/features/posts/card/PostTags.tsx";

const HiddenLine = lazyPart(async () => ({
  default: (await import("#client/features/posts/hidden/HiddenLine.tsx")).HiddenLine,
}));
const ManagedPostDetail = lazyPart(async () => ({
  default: (await import("#client/features/posts/managed/ManagedPostDetail.tsx")).ManagedPostDetail,
}));

const LazyMenu = lazyPart(async () => ({
  default: (await import("#client/features/posts/managed/ManagedPostDetail.tsx")).ManagedDetailMenu,
}));

const managedMenu = (props: ComponentProps<typeof LazyMenu>) => (
  <Suspense fallback={null}>
    <LazyMenu {...props} />
  </Suspense>
);

/** Selects the same fields as a card, so that a post which is opened from a card renders at once. */
export const PostDetail_post = graphql(`
  fragment PostDetail_post on Post {
    id
    title
    content
    facets {
      start
      end
      kind
      value
    }
    tags
    group {
      id
    }
    author {
      id
      name
    }
    ...PostGallery_post
    ...PostByline_post
    ...PostMenus_post
    ...PostActions_post
  }
`);

/** The props of the component that renders a post's comments. */
interface ConversationProps {
  postId: string;
  /** The level of its heading. */
  headingLevel: 2 | 3;
  /** The composer of comments, for members who came to write one. */
  boxRef?: Ref<HTMLTextAreaElement> | undefined;
  /** The comment to which the address links. */
  linkedId: string | null;
}

interface PostDetailProps {
  post: FragmentType<typeof PostDetail_post>;
  /** The heading's level: 1 where the post is the page, 3 in a dialog that has a name already. */
  headingLevel: 1 | 3;
  /** True when the media are beside the text instead of under it. */
  isBeside?: boolean;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** The composer of comments, for members who came to write one. */
  commentBoxRef?: Ref<HTMLTextAreaElement> | undefined;
  /** Runs after the post was deleted here. */
  onDeleted: () => void;
  /** Renders the comments, which come after posts in the order of features. */
  Conversation: ComponentType<ConversationProps>;
}

/** A complete post: the whole text, every tag, the uncropped picture, and the comments under it. */
export function PostDetail(props: PostDetailProps) {
  const { post: reference, headingLevel, headingRef, commentBoxRef, isBeside = false, Conversation } = props;
  const post = useFragmentData(PostDetail_post, reference);
  const viewer = useViewer();
  const conversation = useRef<HTMLDivElement>(null);
  const Heading = headingLevel === 1 ? "h1" : "h3";
  const [search] = useSearchParams();

  function goToComments() {
    conversation.current?.querySelector("textarea")?.focus();
  }

  const gallery = <PostGallery post={post} authorName={post.author.name} />;
  const words = (
    <Stack gap={24}>
      <Stack as="article" gap={16}>
        {post.group && (
          <Suspense fallback={null}>
            <ManagedPostDetail postId={post.id} />
          </Suspense>
        )}
        {post.author.id !== viewer.id && (
          <Suspense fallback={null}>
            <HiddenLine postId={post.id} />
          </Suspense>
        )}
        <PostByline post={post} />
        {!post.title && headingLevel === 1 && <VisuallyHidden as="h1">Post by {post.author.name}</VisuallyHidden>}
        {(post.title || post.content) && (
          <Stack gap={8}>
            {post.title && (
              <Title as={Heading} ref={headingRef} tabIndex={-1} dir="auto">
                {post.title}
              </Title>
            )}
            {post.content && (
              <Words dir="auto">
                <FacetText text={post.content} facets={post.facets} />
              </Words>
            )}
          </Stack>
        )}
        <PostTags tags={post.tags} />
        {!isBeside && gallery}
        <PostActions post={post} onComment={goToComments}>
          <ManagedMenu value={post.group ? managedMenu : null}>
            <PostMenus post={post} onDeleted={props.onDeleted} />
          </ManagedMenu>
        </PostActions>
      </Stack>
      <div ref={conversation}>
        <Conversation
          postId={post.id}
          headingLevel={headingLevel === 1 ? 2 : 3}
          boxRef={commentBoxRef}
          linkedId={search.get("comment")}
        />
      </div>
    </Stack>
  );
  if (!isBeside) return words;
  return (
    <Beside>
      <Held>{gallery}</Held>
      {words}
    </Beside>
  );
}

const Beside = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
  alignItems: "start",
  gap: theme.space(24),
}));

/** The media stay in view while the comments scroll. */
const Held = styled.div({ position: "sticky", top: 0 });

const Title = styled.h2(({ theme }) => ({
  ...theme.type.postTitleLarge,
  color: theme.color.text.primary,
  overflowWrap: "anywhere",
  "&:focus-visible": { outline: "none" },
}));

const Words = styled.p(({ theme }) => ({
  ...theme.type.body,
  color: theme.color.text.primary,
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
}));
