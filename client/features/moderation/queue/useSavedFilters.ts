import { useApolloClient, useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { graphql } from "#client/gql/gql.ts";
import type { SavedModerationFiltersQuery } from "#client/gql/graphql.ts";
import type { QueueSearch } from "./queueSearch.ts";

const SavedModerationFilters = graphql(`
  query SavedModerationFilters {
    moderationFilters {
      id
      name
      state
      kind
      rule
      mine
      order
    }
  }
`);

const SaveModerationFilter = graphql(`
  mutation SaveModerationFilter($input: ModerationFilterInput!) {
    saveModerationFilter(input: $input) {
      id
    }
  }
`);

const DeleteModerationFilter = graphql(`
  mutation DeleteModerationFilter($id: ID!) {
    deleteModerationFilter(id: $id)
  }
`);

export type SavedFilter = NonNullable<SavedModerationFiltersQuery["moderationFilters"]>[number];

/** Loads the viewer's filters, with the functions that change them. Each rejects when the server refuses it. */
export function useSavedFilters() {
  const client = useApolloClient();
  const { data } = useQuery(SavedModerationFilters);
  const actions = useMemo(() => {
    const again = { refetchQueries: [SavedModerationFilters], awaitRefetchQueries: true };
    return {
      save: (name: string, search: QueueSearch) =>
        client.mutate({ mutation: SaveModerationFilter, variables: { input: { name, ...search } }, ...again }),
      remove: (id: string) => client.mutate({ mutation: DeleteModerationFilter, variables: { id }, ...again }),
    };
  }, [client]);
  return { filters: data?.moderationFilters ?? NONE, ...actions };
}

const NONE: readonly SavedFilter[] = [];

/** Returns the search of a saved filter. */
export const searchOf = ({ state, kind, rule, mine, order }: SavedFilter): QueueSearch => ({
  state,
  kind,
  rule,
  mine,
  order,
});
