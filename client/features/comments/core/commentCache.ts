import type { ApolloCache, Reference } from "@apollo/client";

/** A list of comments in the cache. */
interface StoredList {
  edges: { __typename: string; cursor: string; node: Reference }[];
  totalCount: number;
  pageInfo?: { hasNextPage: boolean };
}

interface ThreadPosition {
  commentId: string;
  postId: string;
  parentId: string | null;
}

/**
 * Removes a deleted comment from its list, unless it has replies: then a placeholder stays. When the last reply of a
 * placeholder is removed, the placeholder is removed with it.
 */
export function forgetComment(cache: ApolloCache, { commentId, postId, parentId }: ThreadPosition): void {
  if (parentId === null) {
    if (repliesOf(cache, commentId) === 0) takeOut(cache, `Post:${postId}`, commentId);
    return;
  }
  takeOut(cache, `Comment:${parentId}`, commentId);
  if (repliesOf(cache, parentId) === 0 && isDeleted(cache, parentId)) takeOut(cache, `Post:${postId}`, parentId);
}

/**
 * Appends a comment to the cached list of its post, or of the comment that it replies to.
 * @param isOwn one's own comment is appended also where pages before it are not loaded yet.
 */
export function appendComment(
  cache: ApolloCache,
  { commentId, postId, parentId }: ThreadPosition,
  { isOwn }: { isOwn: boolean },
): void {
  const append = (stored: Readonly<StoredList> | Reference, { toReference }: { toReference: ToReference }) => {
    const node = toReference({ __typename: "Comment", id: commentId });
    if (!node || !("edges" in stored) || (!isOwn && stored.pageInfo?.hasNextPage)) return stored;
    if (stored.edges.some((edge) => edge.node.__ref === node.__ref)) return stored;
    return {
      ...stored,
      edges: [...stored.edges, { __typename: "CommentEdge", cursor: "", node }],
      totalCount: stored.totalCount + 1,
    };
  };
  cache.modify<Record<string, StoredList>>({
    id: parentId === null ? `Post:${postId}` : `Comment:${parentId}`,
    fields: parentId === null ? { comments: append } : { replies: append },
  });
}

type ToReference = (entity: { __typename: string; id: string }) => Reference | undefined;

function takeOut(cache: ApolloCache, list: string, commentId: string): void {
  const without = (stored: Readonly<StoredList> | Reference) => {
    if (!("edges" in stored)) return stored;
    const edges = stored.edges.filter(({ node }) => node.__ref !== `Comment:${commentId}`);
    if (edges.length === stored.edges.length) return stored;
    return { ...stored, edges, totalCount: Math.max(0, stored.totalCount - 1) };
  };
  cache.modify<Record<string, StoredList>>({
    id: list,
    fields: list.startsWith("Post:") ? { comments: without } : { replies: without },
  });
}

/** Returns the number of cached replies of a comment. Only cached replies are on the screen. */
function repliesOf(cache: ApolloCache, commentId: string): number {
  let count = 0;
  cache.modify<Record<string, StoredList>>({
    id: `Comment:${commentId}`,
    fields: {
      replies(stored) {
        if ("edges" in stored) count = stored.totalCount;
        return stored;
      },
    },
  });
  return count;
}

function isDeleted(cache: ApolloCache, commentId: string): boolean {
  let deleted = false;
  cache.modify<Record<string, boolean>>({
    id: `Comment:${commentId}`,
    fields: {
      deleted(stored) {
        deleted = stored;
        return stored;
      },
    },
  });
  return deleted;
}
