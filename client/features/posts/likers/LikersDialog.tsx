import { NO_ITEMS, usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { PersonRow, PersonRowSkeleton } from "#client/features/people/PersonRow.tsx";
import { graphql } from "#client/gql/gql.ts";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Text } from "#client/ui/text/Text.tsx";

const PostLikers = graphql(`
  query PostLikers($id: ID!, $first: Int!, $after: String) {
    post(id: $id) {
      id
      likers(first: $first, after: $after) {
        edges {
          cursor
          node {
            id
            ...Person_person
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

const PAGE = 20;
const TITLE = "Who likes this";

interface LikersDialogProps {
  postId: string;
  onClose: () => void;
}

/** Everybody who likes a post, the last like first. */
export function LikersDialog({ postId, onClose }: LikersDialogProps) {
  const likers = usePagedQuery(PostLikers, {
    variables: { id: postId, first: PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    connection: ({ post }) => (post ? post.likers : NO_ITEMS),
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={TITLE}>
      <PagedList
        list={likers}
        skeleton={<Waiting />}
        failure="Couldn't load who likes this"
        empty={<Text variant="bodySm">Nobody you can see likes this any more.</Text>}
      >
        {(people) => (
          <Stack gap={12}>
            <ul aria-label={TITLE}>
              {people.map((person) => (
                <PersonRow key={person.id} person={person}>
                  {null}
                </PersonRow>
              ))}
            </ul>
            <ShowMore list={likers} label="Show more people" />
          </Stack>
        )}
      </PagedList>
    </Dialog>
  );
}

function Waiting() {
  return (
    <>
      <VisuallyHidden role="status">Loading…</VisuallyHidden>
      <ul aria-hidden>
        <PersonRowSkeleton />
        <PersonRowSkeleton />
        <PersonRowSkeleton />
      </ul>
    </>
  );
}
