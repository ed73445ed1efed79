import type { FragmentType } from "@apollo/client";
import styled from "@emotion/styled";
import { useRef } from "react";
import type { Ref } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import { Conversation } from "#client/features/comments/Conversation.tsx";
import { graphql } from "#client/gql/gql.ts";
import { Stack } from "#client/ui/Stack.tsx";
import { VisuallyHidden } from "#client/ui/VisuallyHidden.tsx";
import { PostActions } from "./PostActions.tsx";
import { PostByline } from "./PostByline.tsx";
import { PostImage } from "./PostImage.tsx";
import { PostTags } from "./PostTags.tsx";

/** Asks for what a card asks for, so that a post opened from a card is there at once. */
export const PostDetail_post = graphql(`
  fragment PostDetail_post on Post {
    id
    title
    content
    tags
    author {
      id
      name
    }
    media {
      id
      ...PostImage_media
    }
    ...PostByline_post
    ...PostActions_post
  }
`);

interface PostDetailProps {
  post: FragmentType<typeof PostDetail_post>;
  /** The heading's level: 1 where the post is the page, 3 in a dialog that is named already. */
  headingLevel: 1 | 3;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** The box for a new comment, for those who came to write one. */
  commentBoxRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** A whole post: every word, every tag, the picture uncut, and the conversation under it. */
export function PostDetail({ post: reference, headingLevel, headingRef, commentBoxRef }: PostDetailProps) {
  const post = useFragmentData(PostDetail_post, reference);
  const conversation = useRef<HTMLDivElement>(null);
  const Heading = headingLevel === 1 ? "h1" : "h3";
  const image = post.media[0];

  function goToComments() {
    conversation.current?.querySelector("textarea")?.focus();
  }

  return (
    <Stack gap={24}>
      <Stack as="article" gap={16}>
        <PostByline post={post} />
        <Stack gap={8}>
          {post.title && (
            <Title as={Heading} ref={headingRef} tabIndex={-1} dir="auto">
              {post.title}
            </Title>
          )}
          {!post.title && headingLevel === 1 && <VisuallyHidden as="h1">Post by {post.author.name}</VisuallyHidden>}
          {post.content && <Words dir="auto">{post.content}</Words>}
        </Stack>
        <PostTags tags={post.tags} />
        {image && <PostImage image={image} authorName={post.author.name} shape="whole" isFirst />}
        <PostActions post={post} onComment={goToComments} />
      </Stack>
      <div ref={conversation}>
        <Conversation postId={post.id} headingLevel={headingLevel === 1 ? 2 : 3} boxRef={commentBoxRef} />
      </div>
    </Stack>
  );
}

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
