import styled from "@emotion/styled";
import { Link, useLocation } from "react-router-dom";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "@apollo/client";
import { profilePath } from "#client/features/people/profilePath.ts";
import { graphql } from "#client/gql/gql.ts";
import { formatDate, fullDate } from "#client/lib/text/dates.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { commentPath } from "./commentPath.ts";

const CommentByline_comment = graphql(`
  fragment CommentByline_comment on Comment {
    id
    deleted
    createdAt
    editedAt
    author {
      id
      name
      username
      isOnline
    }
  }
`);

interface CommentBylineProps {
  comment: FragmentType<typeof CommentByline_comment>;
  postId: string;
}

/** The author and the time of a comment; the date links to it. */
export function CommentByline(props: CommentBylineProps) {
  const comment = useFragmentData(CommentByline_comment, props.comment);
  const { author } = comment;
  // In a dialog over a page, the link keeps the dialog.
  const state: unknown = useLocation().state;
  return (
    <Stack direction="row" gap={6} align="baseline" wrap>
      {comment.deleted ? null : author ? (
        <>
          <Name to={profilePath(author.username)} dir="auto">
            {author.name}
          </Name>
          <Text as="span" variant="meta" tone="tertiary">
            @{author.username}
          </Text>
          {author.isOnline && <VisuallyHidden>Online now</VisuallyHidden>}
        </>
      ) : (
        <Text as="span" variant="ui">
          Former member
        </Text>
      )}
      <Text as="span" variant="meta" tone="tertiary">
        <When to={commentPath(props.postId, comment.id)} state={state} replace preventScrollReset>
          <time dateTime={comment.createdAt} title={fullDate(comment.createdAt)}>
            {formatDate(comment.createdAt)}
          </time>
        </When>
        {comment.editedAt && !comment.deleted && (
          <span title={`Edited on ${fullDate(comment.editedAt)}`}> · Edited</span>
        )}
      </Text>
    </Stack>
  );
}

const Name = styled(Link)(({ theme }) => ({
  ...theme.type.ui,
  overflowWrap: "anywhere",
  color: theme.color.text.primary,
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
}));

const When = styled(Link)({ color: "inherit", textDecoration: "none", "&:hover": { textDecoration: "underline" } });
