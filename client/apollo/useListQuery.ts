import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { listState } from "#client/lib/loaded.ts";
import type { LoadedList } from "#client/lib/loaded.ts";
import { useValueQuery } from "./useValueQuery.ts";
import type { QueryData, QueryReach, ValueQueryOptions } from "./useValueQuery.ts";

export type ListQueryOptions<TData, TVariables extends OperationVariables, T> = Omit<
  ValueQueryOptions<TData, TVariables, readonly T[]>,
  "value"
> & {
  /** Reads the items from the answer. A missing value means that they are still loading. */
  items: (data: QueryData<TData>) => readonly T[] | null | undefined;
};

/** Loads a list that a query answers completely, or one page of it at a time. */
export function useListQuery<TData, TVariables extends OperationVariables, T>(
  query: TypedDocumentNode<TData, TVariables>,
  { items, ...options }: ListQueryOptions<NoInfer<TData>, NoInfer<TVariables>, T>,
): LoadedList<T> & QueryReach<TData> {
  const { value, ...loading } = useValueQuery(query, { ...options, value: items });
  return { ...loading, items: value, state: listState(loading, value) };
}
