import styled from "@emotion/styled";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { FacetText } from "#client/features/people/FacetText.tsx";
import { PostByline } from "#client/features/posts/card/PostByline.tsx";
import { PostTags } from "#client/features/posts/card/PostTags.tsx";
import { PostMedia } from "#client/features/posts/media/PostMedia.tsx";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";

const WaitingPost_post = graphql(`
  fragment WaitingPost_post on Post {
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
    author {
      id
      name
    }
    media {
      id
      ...PostMedia_media
    }
    ...PostByline_post
  }
`);

interface WaitingPostProps {
  post: FragmentType<typeof WaitingPost_post>;
  isBusy: boolean;
  isLeaving: boolean;
  onApprove: () => void;
  onDecline: (name: string) => void;
}

/** A post that waits for approval, whole, with the two answers under it. */
export function WaitingPost({ post: reference, isBusy, isLeaving, onApprove, onDecline }: WaitingPostProps) {
  const post = useFragmentData(WaitingPost_post, reference);
  const { name } = post.author;
  return (
    <Item tabIndex={-1} data-row data-leaving={isLeaving || undefined}>
      <Card as="article" aria-label={post.title || `Post by ${name}`}>
        <Stack gap={12}>
          <PostByline post={post} />
          {post.title && (
            <Text as="h3" variant="h2" dir="auto">
              {post.title}
            </Text>
          )}
          {post.content && (
            <Words dir="auto">
              <FacetText text={post.content} facets={post.facets} />
            </Words>
          )}
          <PostTags tags={post.tags} />
          {post.media.map((media) => (
            <PostMedia key={media.id} media={media} authorName={name} shape="whole" />
          ))}
          <Stack direction="row" gap={8} wrap>
            <Button
              size="sm"
              loading={isBusy}
              disabled={isLeaving}
              aria-label={`Approve the post by ${name}`}
              onClick={onApprove}
            >
              Approve
            </Button>
            <Button
              size="sm"
              variant="ghost"
              disabled={isBusy || isLeaving}
              aria-label={`Decline the post by ${name}`}
              onClick={() => onDecline(name)}
            >
              Decline
            </Button>
          </Stack>
        </Stack>
      </Card>
    </Item>
  );
}

const Item = styled.li(({ theme }) => ({
  outline: "none",
  transition: `opacity ${theme.motion.base}`,
  "&[data-leaving]": { opacity: 0 },
}));
const Words = styled.p(({ theme }) => ({
  ...theme.type.body,
  margin: 0,
  color: theme.color.text.primary,
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
}));
