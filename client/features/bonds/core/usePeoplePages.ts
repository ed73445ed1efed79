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
  /** What the list is narrowed by; another list begins at its first page. */
  of: string;
  variables: (page: { first: number; after: string | null }) => TVariables;
  connection: (data: QueryData<TData>) => PeopleConnection<TNode> | null | undefined;
  keepPrevious: KeepPrevious;
}

/** A list of people that is turned page by page. */
export interface PeoplePages<TNode> {
  list: LoadedList<TNode>;
  /** What stands there is still another list or page. */
  isPrevious: boolean;
  /** How many there are on all pages; null while it is not known. */
  total: number | null;
  /** Names the page that is open. */
  page: string;
  /** What its pager needs to know. */
  pager: Omit<ReturnType<typeof pagerOf>, "label">;
}

/** Reads a list of people one page at a time. */
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
