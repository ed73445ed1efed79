import type { ApolloCache, Reference } from "@apollo/client";

interface StoredList {
  edges: { node: Reference | null }[];
  totalCount?: number;
}

/**
 * Removes a deleted post from the cache and the home feed, whose count decreases. Every other list leaves it out when
 * it is read, since its reference is dangling.
 */
export function removePost(cache: ApolloCache, postId: string): void {
  const id = cache.identify({ __typename: "Post", id: postId });
  if (id === undefined) return;
  cache.batch({
    update: (inside) => {
      inside.modify<Record<"feed", StoredList>>({
        id: "ROOT_QUERY",
        fields: {
          feed(stored, { readField }) {
            if (!("edges" in stored)) return stored;
            const edges = stored.edges.filter((edge) => readField("id", edge.node ?? undefined) !== postId);
            if (edges.length === stored.edges.length) return stored;
            return {
              ...stored,
              edges,
              ...(stored.totalCount !== undefined && { totalCount: Math.max(0, stored.totalCount - 1) }),
            };
          },
        },
      });
      inside.evict({ id });
    },
  });
  cache.gc();
}
