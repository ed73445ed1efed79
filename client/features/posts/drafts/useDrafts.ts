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

/** The drafts of the member on the server, last written first. Read anew whenever the list is looked at. */
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
    /** @throws when the server did not do it. */
    remove: async (id: string) => {
      await remove({ variables: { id } });
      await ignoreFailure(pages.refetch(), "shown");
    },
  };
}
