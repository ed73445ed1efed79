import { useMutation } from "@apollo/client/react";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { toRemoteDraft } from "./draftsRemote.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { withItems } from "#client/lib/loaded.ts";

const DraftList = graphql(`
  query DraftList($after: String) {
    viewer {
      drafts(first: 10, after: $after) {
        edges {
          cursor
          node {
            ...ComposerDraft_draft @unmask
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`);

const DeleteListedDraft = graphql(`
  mutation DeleteListedDraft($id: ID!) {
    deleteDraft(id: $id)
  }
`);

/**
 * Loads the drafts of the member on the server, the last changed first. They are read again whenever the list opens.
 */
export function useDrafts() {
  const pages = usePagedQuery(DraftList, {
    variables: {},
    fetchPolicy: "network-only",
    refetchOn: false,
    connection: ({ viewer }) => viewer?.drafts,
  });
  const [remove] = useMutation(DeleteListedDraft);
  return {
    list: withItems(pages, pages.items?.map(toRemoteDraft) ?? null),
    count: pages.totalCount,
    reload: pages.retry,
    /** @throws an error when the server did not delete the draft. */
    remove: async (id: string) => {
      await remove({ variables: { id } });
      await ignoreFailure(pages.refetch(), "shown");
    },
  };
}
