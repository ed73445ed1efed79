import type { MaybeMasked, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useCallback } from "react";
import type { LoadedValue } from "#client/lib/loaded.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { useSteadyLoading } from "#client/lib/state/useSteadyLoading.ts";
import { messageOf } from "./errors.ts";

/** The answer of a query, as far as its component may read it. */
export type QueryData<TData> = MaybeMasked<TData>;

/**
 * How long the answer to the previous variables stays while there is no answer to the current ones: not at all, while
 * the next one is loading, or until there is one, also when loading it has failed.
 */
export type KeepPrevious = "never" | "while-loading" | "until-answer";

export type ValueQueryOptions<TData, TVariables extends OperationVariables, T> = Omit<
  useQuery.Base.Options<TData, TVariables>,
  "variables" | "client" | "errorPolicy" | "returnPartialData"
> & {
  variables: TVariables;
  keepPrevious?: KeepPrevious;
  /** True when other data has to be loaded before the value may appear. */
  waitsFor?: boolean;
  /** Reads the value from the answer. A missing value means that it is still loading. */
  value: (data: QueryData<TData>) => T | null | undefined;
};

/** What a query offers besides its value. */
export interface QueryReach<TData> {
  /** The whole answer. */
  data: QueryData<TData> | null;
  /** The answer belongs to the previous variables. */
  isPrevious: boolean;
  /** Reads the query again. Rejects when that fails. */
  refetch: () => Promise<unknown>;
  /** Reads the page after a cursor. Rejects when that fails. */
  fetchAfter: (after: string) => Promise<unknown>;
}

/** Loads one value of a query and reports the state of loading. The lists are built on it. */
export function useValueQuery<TData, TVariables extends OperationVariables, T>(
  query: TypedDocumentNode<TData, TVariables>,
  {
    value: valueIn,
    keepPrevious = "never",
    waitsFor = false,
    ...options
  }: ValueQueryOptions<NoInfer<TData>, NoInfer<TVariables>, T>,
): LoadedValue<T> & QueryReach<TData> {
  // The one marked boundary: the library's types do not follow a document and variables that are still open.
  const result = useQuery(query as TypedDocumentNode<TData>, options as useQuery.Options<TData>) as useQuery.Result<
    TData,
    OperationVariables,
    "complete" | "empty"
  >;
  const { data, error, loading, refetch, fetchMore } = result;
  const known = knownData(result, keepPrevious);
  const value = (known && valueIn(known)) ?? null;
  const isFailed = value === null && error !== undefined && !loading;
  const isHeld = useSteadyLoading(waitsFor || (!options.skip && value === null && !isFailed));
  const isWaiting = isHeld || (value === null && !isFailed);
  return {
    state: isWaiting ? "waiting" : value === null ? "failed" : "ready",
    value,
    data: known,
    isPrevious: known !== null && data === undefined,
    error: error ?? null,
    reason: error ? messageOf(error) : null,
    isLoading: loading,
    retry: useCallback(() => void ignoreFailure(refetch(), "shown"), [refetch]),
    refetch: useCallback(() => refetch(), [refetch]),
    fetchAfter: useCallback((after: string) => fetchMore({ variables: { after } }), [fetchMore]),
  };
}

/** The answer to the present variables, or else the previous one for as long as it is kept. */
function knownData<T>(
  { data, previousData, loading }: { data?: T | undefined; previousData?: T | undefined; loading: boolean },
  keepPrevious: KeepPrevious,
): T | null {
  const showsPrevious = keepPrevious === "until-answer" || (keepPrevious === "while-loading" && loading);
  return data ?? (showsPrevious ? previousData : undefined) ?? null;
}
