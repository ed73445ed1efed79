import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useListQuery } from "#client/apollo/useListQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { withItems } from "#client/lib/loaded.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { leaveMembers } from "#client/features/bonds/core/bondLists.ts";
import { Pager } from "#client/features/people/Pager.tsx";
import { PeopleList } from "#client/features/people/PeopleList.tsx";
import { SuggestionRow } from "./SuggestionRow.tsx";
import { useLeaving } from "#client/features/people/useLeaving.ts";
import { PEOPLE_PAGE, pagesOf } from "#client/features/people/usePages.ts";

/** The maximum number of people who are suggested at once. */
const SUGGESTED = 50;

const Suggestions_people = graphql(`
  query Suggestions($first: Int!) {
    viewer {
      suggestions(first: $first) {
        user {
          id
        }
        ...SuggestionRow_suggestion
      }
    }
  }
`);

/** The people whom the member may know, with the reason. */
export function Suggestions() {
  const client = useApolloClient();
  const suggestions = useListQuery(Suggestions_people, {
    variables: { first: SUGGESTED },
    items: ({ viewer }) => viewer?.suggestions,
  });
  const [turned, setPage] = useState(1);
  const pages = pagesOf(suggestions.items?.length ?? 0);
  const page = Math.min(turned, pages);
  const visible = suggestions.items?.slice((page - 1) * PEOPLE_PAGE, page * PEOPLE_PAGE) ?? null;
  const { leaving, leave } = useLeaving();

  return (
    <Stack gap={12}>
      <PeopleList
        label="Suggested people"
        list={withItems(suggestions, visible)}
        failure="Failed to load suggestions. Please try again later."
        empty={<Text variant="bodySm">No suggestions right now. Browse all members to find people</Text>}
        height={300}
        page={String(page)}
      >
        {(suggestion) => (
          <SuggestionRow
            key={suggestion.user.id}
            suggestion={suggestion}
            isLeaving={leaving.has(suggestion.user.id)}
            onDismissed={() =>
              void leave(suggestion.user.id, () => leaveMembers(client.cache, "suggestions", suggestion.user.id))
            }
          />
        )}
      </PeopleList>
      <Pager
        label="Pages of suggestions"
        page={page}
        pages={pages}
        onPrevious={() => setPage(page - 1)}
        onNext={page < pages ? () => setPage(page + 1) : null}
      />
    </Stack>
  );
}
