import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useMemo } from "react";
import { listState } from "#client/lib/loaded.ts";
import type { LoadedPages } from "#client/lib/loaded.ts";
import { useSteadyItems } from "#client/lib/state/useSteadyItems.ts";
import { useMore } from "#client/lib/state/useMore.ts";
import { useValueQuery } from "./useValueQuery.ts";
import type { QueryData, QueryReach, ValueQueryOptions } from "./useValueQuery.ts";

/** A list of the server that is read by cursors. */
export interface Connection<TNode = unknown> {
  edges: readonly { node?: TNode }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount?: number;
}

type NodeOf<TConnection extends Connection> = NonNullable<TConnection["edges"][number]["node"]>;

export type PagedQueryOptions<TData, TVariables extends OperationVariables, TConnection extends Connection> = Omit<
  ValueQueryOptions<TData, TVariables, TConnection>,
  "value"
> & {
  /** Reads the list from the answer. A missing value means that it is still loading. */
  connection: (data: QueryData<TData>) => TConnection | null | undefined;
};

/**
 * Loads a list that grows by pages. Its items are the nodes that still exist: an item that was deleted here disappears
 * at once. An item that has not changed stays the same object, so that its memoised row is not rendered again. The
 * document takes the cursor as `$after`.
 */
export function usePagedQuery<TData, TVariables extends OperationVariables, TConnection extends Connection>(
  query: TypedDocumentNode<TData, TVariables>,
  { connection: connectionIn, ...options }: PagedQueryOptions<NoInfer<TData>, NoInfer<TVariables>, TConnection>,
): LoadedPages<NodeOf<TConnection>> & QueryReach<TData> & { connection: TConnection | null; totalCount: number } {
  const { value, ...loading } = useValueQuery(query, { ...options, value: connectionIn });
  const edges = useSteadyItems(value?.edges ?? null);
  const connection = useMemo(() => value && edges && { ...value, edges }, [value, edges]);
  const { hasMore, more, loadMore } = useMore(connection?.pageInfo, loading.fetchAfter);
  const items = useMemo(() => edges && nodesOf<TConnection>(edges), [edges]);
  const page = { ...loading, hasMore, more, loadMore };
  return { ...page, items, state: listState(page, items), connection, totalCount: connection?.totalCount ?? 0 };
}

/** An empty list, for an owner that does not exist. */
export const NO_ITEMS = { edges: [], pageInfo: { hasNextPage: false }, totalCount: 0 };

function nodesOf<TConnection extends Connection>(edges: TConnection["edges"]): NodeOf<TConnection>[] {
  return edges
    .map(({ node }) => node)
    .filter((node): node is NodeOf<TConnection> => node !== null && node !== undefined);
}
