import { useQuery } from "@apollo/client/react";
import styled from "@emotion/styled";
import { graphql } from "#client/gql/gql.ts";
import { useMore } from "#client/lib/state/useMore.ts";
import { useSteadyLoading } from "#client/lib/state/useSteadyLoading.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { ActivityPlace } from "./ActivityPlace.tsx";
import type { ActivityProps } from "./activityProps.ts";
import { MemberImage } from "./MemberImage.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";

/** Pictures of one page: three rows of three. */
const PAGE = 9;

export const MemberImagesQuery = graphql(`
  query MemberImages($username: String!, $first: Int!, $after: String) {
    user(username: $username) {
      id
      images(first: $first, after: $after) {
        edges {
          cursor
          node {
            id
            ...MemberImage_post
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

/** The pictures that a member has posted, newest first. */
export function MemberImages({ username, name, isOwn, onPost }: ActivityProps) {
  const { data, error, refetch, fetchMore } = useQuery(MemberImagesQuery, { variables: { username, first: PAGE } });
  const isLoading = useSteadyLoading(!data && !error);
  const list = data?.user?.images;
  const posts = list?.edges.flatMap((edge) => edge.node ?? []) ?? [];
  const more = useMore(list?.pageInfo, (after) => fetchMore({ variables: { username, first: PAGE, after } }));
  return (
    <ActivityPlace
      what="images"
      isLoading={isLoading}
      skeleton={
        <Grid aria-hidden>
          {Array.from({ length: 6 }, (_, index) => (
            <li key={index}>
              <Skeleton height="auto" radius={8} css={{ aspectRatio: "1" }} />
            </li>
          ))}
        </Grid>
      }
      error={data ? null : error}
      onRetry={() => void refetch().catch(() => {})}
    >
      {posts.length === 0 ? (
        <EmptyState
          title="No images yet"
          text={isOwn ? "A picture can say what an idea looks like." : `${name} hasn't shared a picture yet.`}
          action={isOwn && <Button onClick={() => onPost("image")}>Add a photo</Button>}
        />
      ) : (
        <Stack gap={16}>
          <Grid aria-label="Images">
            {posts.map((post) => (
              <MemberImage key={post.id} post={post} />
            ))}
          </Grid>
          <ShowMore label="Show more images" {...more} />
        </Stack>
      )}
    </ActivityPlace>
  );
}

const Grid = styled.ul(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: theme.space(8),
  margin: 0,
  padding: 0,
  listStyle: "none",
}));
