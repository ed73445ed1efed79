import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "@apollo/client";
import { graphql } from "#client/gql/gql.ts";
import { formatDate, fullDate } from "#client/lib/dates.ts";
import { Avatar } from "#client/ui/Avatar.tsx";
import { Button } from "#client/ui/Button.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { Text } from "#client/ui/Text.tsx";
import { CommentLikeButton } from "./CommentLikeButton.tsx";

export const CommentItem_comment = graphql(`
  fragment CommentItem_comment on Comment {
    id
    content
    deleted
    createdAt
    author {
      id
      name
      username
      isOnline
      avatar {
        url
        placeholder
      }
    }
    ...CommentLike_comment
  }
`);

interface CommentItemProps {
  comment: FragmentType<typeof CommentItem_comment>;
  /** Opens the reply box for the writer of this comment. */
  onReply: (name: string) => void;
  /** The replies and the reply box, which hang on the spine below. */
  children?: ReactNode;
}

/** One comment: who, when, the words, and what can be done with it. A deleted one keeps its place. */
export function CommentItem(props: CommentItemProps) {
  const comment = useFragmentData(CommentItem_comment, props.comment);
  const name = comment.author?.name ?? "Former member";
  const hasThread = Boolean(props.children);
  return (
    <Frame>
      <Side aria-hidden>
        <Avatar name={name} image={comment.author?.avatar ?? null} size={32} />
        {hasThread && <Spine data-spine />}
      </Side>
      <Body>
        <Stack direction="row" gap={6} align="baseline" wrap>
          <Text as="span" variant="ui" dir="auto">
            {name}
          </Text>
          {comment.author && (
            <Text as="span" variant="meta" tone="tertiary">
              @{comment.author.username}
            </Text>
          )}
          <Text as="span" variant="meta" tone="tertiary">
            <time dateTime={comment.createdAt} title={fullDate(comment.createdAt)}>
              {formatDate(comment.createdAt)}
            </time>
          </Text>
        </Stack>
        {comment.deleted ? (
          <Text variant="bodySm" tone="tertiary">
            This comment was deleted
          </Text>
        ) : (
          <>
            <Words variant="bodySm" dir="auto">
              {comment.content}
            </Words>
            <Actions>
              <CommentLikeButton comment={comment} />
              <Button variant="ghost" size="sm" onClick={() => props.onReply(name)}>
                Reply
              </Button>
            </Actions>
          </>
        )}
        {props.children}
      </Body>
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: theme.space(12),
  "@media (hover: hover)": {
    "&:hover > * > [data-spine]": { background: theme.color.primary.solid },
  },
}));

const Side = styled.div({ display: "flex", flexDirection: "column", alignItems: "center" });

const Spine = styled.span(({ theme }) => ({
  flex: 1,
  width: 2,
  marginBlockStart: theme.space(6),
  borderRadius: 1,
  background: theme.color.primary.tintBorder,
  transition: `background ${theme.motion.fast}`,
}));

const Body = styled.div({ minWidth: 0 });

const Words = styled(Text)({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

const Actions = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(4),
  marginInlineStart: `-${theme.space(6)}`,
  marginBlock: theme.space(2),
}));
