import { useMemo } from "react";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { BookmarksPageQuery } from "#client/gql/graphql.ts";
import { withItems } from "#client/lib/loaded.ts";
import { BOOKMARKS_PAGE_SIZE } from "#server/features/bookmarks/bookmarks.limits.rules";
import type { BookmarkSearch } from "./useBookmarkSearch.ts";

const BookmarksPage = graphql(`
  query BookmarksPage(
    $first: Int!
    $after: String
    $query: String
    $tags: [String!]
    $folderId: ID
    $order: SortOrder!
  ) {
    viewer {
      bookmarks(first: $first, after: $after, query: $query, tags: $tags, folderId: $folderId, order: $order) {
        edges {
          cursor
          postId
          note
          savedAt
          folders {
            id
            name
          }
          node {
            id
            bookmarked
            tags
            ...PostCard_post
            ...LikersButton_post
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
        tags {
          name
          count
        }
      }
    }
  }
`);

type Connection = NonNullable<BookmarksPageQuery["viewer"]>["bookmarks"];
/** A bookmark with its post; without a node the post no longer exists. */
export type BookmarkEdge = Connection["edges"][number];

/**
 * Loads the member's bookmarks for a search. While another search is loading, the last list stays. A bookmark that was
 * removed leaves the list at once and stays in the cache, so that it can be restored.
 */
export function useBookmarks({ query, tags, folderId, order }: BookmarkSearch, waitsFor: boolean) {
  const pages = usePagedQuery(BookmarksPage, {
    variables: {
      first: BOOKMARKS_PAGE_SIZE,
      order,
      ...(query && { query }),
      ...(tags.length > 0 && { tags: [...tags] }),
      ...(folderId !== null && { folderId }),
    },
    // Pages further down stay when the first page is read again.
    refetchWritePolicy: "merge",
    keepPrevious: "while-loading",
    waitsFor,
    connection: ({ viewer }) => viewer?.bookmarks,
  });
  const { connection, isPrevious } = pages;
  const edges = useMemo(
    () => [...new Map(connection?.edges.map((edge) => [edge.postId, edge])).values()],
    [connection],
  );
  const bookmarks = edges.filter(
    (edge) => isBookmarked(edge) && (isPrevious || folderId === null || isIn(edge, folderId)),
  );
  const gone = edges.filter((edge) => !isBookmarked(edge));
  return {
    /** All cached bookmarks, also those that were removed a moment ago. */
    edges,
    list: withItems(pages, connection && bookmarks),
    totalCount: Math.max(0, pages.totalCount - gone.length),
    tags: countsWithout(connection?.tags ?? [], gone),
  };
}

const isBookmarked = (edge: BookmarkEdge) => edge.node?.bookmarked !== false;
const isIn = (edge: BookmarkEdge, folderId: string) => edge.folders.some(({ id }) => id === folderId);

/** Returns how often each tag occurs among the remaining bookmarks. */
export function countsWithout(
  tags: readonly { name: string; count: number }[],
  gone: readonly { node?: { tags: readonly string[] } | null }[],
): { name: string; count: number }[] {
  const less = new Map<string, number>();
  for (const tag of gone.flatMap(({ node }) => node?.tags ?? [])) less.set(tag, (less.get(tag) ?? 0) + 1);
  return tags
    .map(({ name, count }) => ({ name, count: count - (less.get(name) ?? 0) }))
    .filter(({ count }) => count > 0);
}
