import { graphql } from "#client/gql/gql.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { FoundPersonRow } from "./FoundPersonRow.tsx";
import { Pager } from "#client/features/people/Pager.tsx";
import { PeopleList } from "#client/features/people/PeopleList.tsx";
import { usePeoplePages } from "#client/features/bonds/core/usePeoplePages.ts";

const FoundPeople_people = graphql(`
  query FoundPeople($query: String, $suggested: Boolean!, $first: Int!, $after: String) {
    people(query: $query, suggested: $suggested, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...FoundPersonRow_user
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

/** All members, or the results of a search. While another page is loading, the last one stays. */
export function FoundPeople({ query, suggested }: { query: string | null; suggested: boolean }) {
  const people = usePeoplePages(FoundPeople_people, {
    of: `${suggested} ${query}`,
    variables: (page) => ({ query, suggested, ...page }),
    connection: (data) => data.people,
    keepPrevious: "while-loading",
  });
  return (
    <Stack gap={12}>
      <VisuallyHidden role="status">
        {query !== null &&
          people.total !== null &&
          !people.isPrevious &&
          (people.total === 1 ? "1 person found" : `${people.total} people found`)}
      </VisuallyHidden>
      <PeopleList
        label={query === null ? "Everybody" : "People found"}
        list={people.list}
        failure="Search failed"
        empty={<Text variant="bodySm">{query === null ? "Nobody else is here yet" : `No one matches ‘${query}’`}</Text>}
        height={300}
        page={people.page}
      >
        {(user) => <FoundPersonRow key={user.id} user={user} />}
      </PeopleList>
      <Pager label="Pages of people" {...people.pager} />
    </Stack>
  );
}
