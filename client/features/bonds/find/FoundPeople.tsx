import { useQuery } from "@apollo/client/react";
import { graphql } from "#client/gql/gql.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { FoundPersonRow } from "./FoundPersonRow.tsx";
import { Pager } from "#client/features/people/Pager.tsx";
import { failureOf, pagerOf } from "#client/features/people/pagerOf.ts";
import { PeopleList } from "#client/features/people/PeopleList.tsx";
import { PEOPLE_PAGE, usePages } from "#client/features/people/usePages.ts";

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

/** Everybody, or those whom a search finds. While another page is on its way the last one stays. */
export function FoundPeople({ query, suggested }: { query: string | null; suggested: boolean }) {
  const of = `${suggested} ${query}`;
  const pages = usePages(of);
  const { data, previousData, error, loading, refetch } = useQuery(FoundPeople_people, {
    variables: { query, suggested, first: PEOPLE_PAGE, after: pages.after },
  });
  const found = (data ?? (loading ? previousData : undefined))?.people ?? null;
  const total = found?.totalCount ?? 0;

  return (
    <Stack gap={12}>
      <VisuallyHidden role="status">
        {data && query !== null && (total === 1 ? "1 person found" : `${total} people found`)}
      </VisuallyHidden>
      <PeopleList
        label={query === null ? "Everybody" : "People found"}
        items={found?.edges ?? null}
        isLoading={loading}
        failure={error && !found ? failureOf("Search failed", error) : null}
        onRetry={() => void refetch().catch(() => {})}
        empty={<Text variant="bodySm">{query === null ? "Nobody else is here yet" : `No one matches ‘${query}’`}</Text>}
        height={300}
        page={`${of} ${pages.number}`}
      >
        {({ node }) => <FoundPersonRow key={node.id} user={node} />}
      </PeopleList>
      <Pager {...pagerOf("Pages of people", pages, found)} />
    </Stack>
  );
}
