import styled from "@emotion/styled";
import { MessageCircle } from "lucide-react";
import { NO_ITEMS, usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { ButtonLink } from "#client/ui/controls/ButtonLink.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { MemberComment } from "./MemberComment.tsx";
import type { ActivityProps } from "./activityProps.ts";

/** The number of comments in a page. */
const PAGE = 5;

const MemberCommentsQuery = graphql(`
  query MemberComments($username: String!, $first: Int!, $after: String) {
    user(username: $username) {
      id
      comments(first: $first, after: $after) {
        edges {
          cursor
          node {
            id
            ...MemberComment_comment
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** The comments of a member, the newest first. */
export function MemberComments({ username, name, isOwn }: ActivityProps) {
  const comments = usePagedQuery(MemberCommentsQuery, {
    variables: { username, first: PAGE },
    connection: ({ user }) => (user ? user.comments : NO_ITEMS),
  });
  return (
    <PagedList
      list={comments}
      skeleton={<Waiting />}
      failure="Couldn't load comments"
      empty={
        <EmptyState
          title="No comments yet"
          text={isOwn ? "Comments that you write appear here." : `${name} hasn't commented on a post yet.`}
          action={
            isOwn && (
              <ButtonLink to="/">
                <MessageCircle aria-hidden /> Find a conversation
              </ButtonLink>
            )
          }
        />
      }
    >
      {(items) => (
        <Stack gap={16}>
          <List aria-label="Comments">
            {items.map((comment) => (
              <MemberComment key={comment.id} comment={comment} />
            ))}
          </List>
          <ShowMore list={comments} label="Show more comments" />
        </Stack>
      )}
    </PagedList>
  );
}

function Waiting() {
  return (
    <>
      <VisuallyHidden role="status">Loading comments…</VisuallyHidden>
      <Stack gap={20} aria-hidden>
        {[72, 90, 48].map((width) => (
          <Stack key={width} gap={8}>
            <Skeleton width="40%" height={12} />
            <Skeleton width={`${width}%`} height={14} />
          </Stack>
        ))}
      </Stack>
    </>
  );
}

const List = styled.ul(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& > li + li": { borderBlockStart: `1px solid ${theme.color.border.subtle}` },
}));
