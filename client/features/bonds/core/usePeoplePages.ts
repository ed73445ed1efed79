import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useListQuery } from "#client/apollo/useListQuery.ts";
import type { KeepPrevious, QueryData } from "#client/apollo/useValueQuery.ts";
import type { LoadedList } from "#client/lib/loaded.ts";
import { pagerOf } from "#client/features/people/pagerOf.ts";
import { PEOPLE_PAGE, usePages, useStepBack } from "#client/features/people/usePages.ts";

interface PeopleConnection<TNode> {
  edges: readonly { node: TNode }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
}

export interface PeoplePagesOptions<TData, TVariables, TNode> {
  /** The filter of the list; another one begins at the first page. */
  of: string;
  variables: (page: { first: number; after: string | null }) => TVariables;
  connection: (data: QueryData<TData>) => PeopleConnection<TNode> | null | undefined;
  keepPrevious: KeepPrevious;
}

/** A list of people with pages. */
export interface PeoplePages<TNode> {
  list: LoadedList<TNode>;
  /** True while the list still shows another filter or page. */
  isPrevious: boolean;
  /** The number of people on all pages; null while it is loading. */
  total: number | null;
  /** A key of the page that is open. */
  page: string;
  /** The props of the pager. */
  pager: Omit<ReturnType<typeof pagerOf>, "label">;
}

/** Loads a list of people one page at a time. */
export function usePeoplePages<TData, TVariables extends OperationVariables, TNode>(
  query: TypedDocumentNode<TData, TVariables>,
  { of, variables, connection, keepPrevious }: PeoplePagesOptions<NoInfer<TData>, NoInfer<TVariables>, TNode>,
): PeoplePages<TNode> {
  const pages = usePages(of);
  const list = useListQuery(query, {
    variables: variables({ first: PEOPLE_PAGE, after: pages.after }),
    keepPrevious,
    items: (data) => connection(data)?.edges.map(({ node }) => node),
  });
  const found = (list.data && connection(list.data)) ?? null;
  useStepBack(pages, found?.edges.length === 0 && !list.isLoading);
  return {
    list,
    isPrevious: list.isPrevious,
    total: found?.totalCount ?? null,
    page: `${of} ${pages.number}`,
    pager: pagerOf(pages, found),
  };
}
