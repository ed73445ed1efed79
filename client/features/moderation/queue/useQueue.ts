import { useMemo } from "react";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { withItems } from "#client/lib/loaded.ts";
import { QUEUE_PAGE_SIZE } from "#server/features/moderation/moderation.limits.rules";
import { isWanted } from "./queueSearch.ts";
import type { QueueSearch } from "./queueSearch.ts";

const ModerationQueueDocument = graphql(`
  query ModerationQueue(
    $state: ReportState!
    $kind: ReportKind
    $rule: String
    $mine: Boolean!
    $order: ModerationOrder!
    $first: Int!
    $after: String
  ) {
    moderationQueue(state: $state, kind: $kind, rule: $rule, mine: $mine, order: $order, first: $first, after: $after) {
      edges {
        cursor
        node {
          ...ListedCase @unmask
          ...CaseRow_case
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

/** Loads the cases of a search. A case that was decided leaves the list at once, and is there again when that is undone. */
export function useQueue(search: QueueSearch) {
  const { kind, rule, ...plain } = search;
  const pages = usePagedQuery(ModerationQueueDocument, {
    variables: { ...plain, first: QUEUE_PAGE_SIZE, ...(kind && { kind }), ...(rule && { rule }) },
    fetchPolicy: "cache-and-network",
    keepPrevious: "while-loading",
    connection: (data) => data.moderationQueue,
  });
  const { items, isPrevious, totalCount } = pages;
  const cases = useMemo(
    () => items && (isPrevious ? items : items.filter((one) => isWanted(one, search))),
    [items, isPrevious, search],
  );
  const gone = items && cases ? items.length - cases.length : 0;
  return { list: withItems(pages, cases), totalCount: Math.max(0, totalCount - gone), refetch: pages.refetch };
}

export type QueueItems = NonNullable<ReturnType<typeof useQueue>["list"]["items"]>;
