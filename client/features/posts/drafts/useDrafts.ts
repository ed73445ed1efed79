import { useMutation, useQuery } from "@apollo/client/react";
import { useCallback } from "react";
import { graphql } from "#client/gql/gql.ts";
import { toRemoteDraft } from "./draftsRemote.ts";
import type { DraftListQuery } from "#client/gql/graphql.ts";
import type { RemoteDraft } from "./draftsRemote.ts";

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
  const { data, error, refetch, fetchMore } = useQuery(DraftList, { fetchPolicy: "network-only", refetchOn: false });
  const [remove] = useMutation(DeleteListedDraft);
  const found = data?.viewer?.drafts;
  const drafts: RemoteDraft[] | null = found?.edges.map(({ node }) => toRemoteDraft(node)) ?? null;
  const after = found?.pageInfo.hasNextPage ? (found.pageInfo.endCursor ?? null) : null;
  return {
    drafts,
    count: found?.totalCount ?? 0,
    hasFailed: error !== undefined && !drafts,
    hasMore: after !== null,
    reload: useCallback(() => void refetch().catch(() => {}), [refetch]),
    loadMore: async () => {
      if (!after) return;
      await fetchMore({
        variables: { after },
        updateQuery: (before, { fetchMoreResult: more }) => joined(before, more),
      }).catch(() => {});
    },
    /** @throws when the server did not do it. */
    remove: async (id: string) => {
      await remove({ variables: { id } });
      await refetch().catch(() => {});
    },
  };
}

function joined(before: DraftListQuery, more: DraftListQuery): DraftListQuery {
  if (!before.viewer || !more.viewer) return more;
  const edges = [...before.viewer.drafts.edges, ...more.viewer.drafts.edges];
  return { ...more, viewer: { ...more.viewer, drafts: { ...more.viewer.drafts, edges } } };
}
