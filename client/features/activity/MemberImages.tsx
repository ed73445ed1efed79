import styled from "@emotion/styled";
import { NO_ITEMS, usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import type { ActivityProps } from "./activityProps.ts";
import { MemberImage } from "./MemberImage.tsx";

/** The number of pictures in a page: three rows of three. */
const PAGE = 9;

const MemberImagesQuery = graphql(`
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

/** The pictures that a member has posted, the newest first. */
export function MemberImages({ username, name, isOwn, onPost }: ActivityProps) {
  const posts = usePagedQuery(MemberImagesQuery, {
    variables: { username, first: PAGE },
    connection: ({ user }) => (user ? user.images : NO_ITEMS),
  });
  return (
    <PagedList
      list={posts}
      skeleton={<Waiting />}
      failure="Couldn't load images"
      empty={
        <EmptyState
          scene="shelf"
          title="No images yet"
          text={isOwn ? "Pictures that you post appear here." : `${name} hasn't shared a picture yet.`}
          action={isOwn && <Button onClick={() => onPost("image")}>Add a photo</Button>}
        />
      }
    >
      {(items) => (
        <Stack gap={16}>
          <Grid aria-label="Images">
            {items.map((post) => (
              <MemberImage key={post.id} post={post} />
            ))}
          </Grid>
          <ShowMore list={posts} label="Show more images" />
        </Stack>
      )}
    </PagedList>
  );
}

function Waiting() {
  return (
    <>
      <VisuallyHidden role="status">Loading images…</VisuallyHidden>
      <Grid aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index}>
            <Skeleton height="auto" radius={8} css={{ aspectRatio: "1" }} />
          </li>
        ))}
      </Grid>
    </>
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
