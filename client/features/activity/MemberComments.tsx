import { useQuery } from "@apollo/client/react";
import styled from "@emotion/styled";
import { MessageCircle } from "lucide-react";
import { graphql } from "#client/gql/gql.ts";
import { useMore } from "#client/lib/state/useMore.ts";
import { useSteadyLoading } from "#client/lib/state/useSteadyLoading.ts";
import { ButtonLink } from "#client/ui/controls/ButtonLink.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { ActivityPlace } from "./ActivityPlace.tsx";
import { MemberComment } from "./MemberComment.tsx";
import type { ActivityProps } from "./activityProps.ts";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";

/** Comments of one page. */
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

/** What a member has said under posts, newest first. */
export function MemberComments({ username, name, isOwn }: ActivityProps) {
  const { data, error, refetch, fetchMore } = useQuery(MemberCommentsQuery, { variables: { username, first: PAGE } });
  const isLoading = useSteadyLoading(!data && !error);
  const list = data?.user?.comments;
  const comments = list?.edges.flatMap((edge) => edge.node ?? []) ?? [];
  const more = useMore(list?.pageInfo, (after) => fetchMore({ variables: { username, first: PAGE, after } }));
  return (
    <ActivityPlace
      what="comments"
      isLoading={isLoading}
      skeleton={<Waiting />}
      error={data ? null : error}
      onRetry={() => void refetch().catch(() => {})}
    >
      {comments.length === 0 ? (
        <EmptyState
          title="No comments yet"
          text={isOwn ? "Join a conversation: what you say shows up here." : `${name} hasn't commented on a post yet.`}
          action={
            isOwn && (
              <ButtonLink to="/">
                <MessageCircle aria-hidden /> Find a conversation
              </ButtonLink>
            )
          }
        />
      ) : (
        <Stack gap={16}>
          <List aria-label="Comments">
            {comments.map((comment) => (
              <MemberComment key={comment.id} comment={comment} />
            ))}
          </List>
          <ShowMore label="Show more comments" {...more} />
        </Stack>
      )}
    </ActivityPlace>
  );
}

function Waiting() {
  return (
    <Stack gap={20} aria-hidden>
      {[72, 90, 48].map((width) => (
        <Stack key={width} gap={8}>
          <Skeleton width="40%" height={12} />
          <Skeleton width={`${width}%`} height={14} />
        </Stack>
      ))}
    </Stack>
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
