import type { ApolloCache, Reference } from "@apollo/client";

interface StoredFeed {
  edges: { __typename: string; cursor: string; node: Reference }[];
  totalCount: number;
}

/** Adds cached posts on top of the home feed, the newest first; one that is there already stays. */
export function putOnTop(cache: ApolloCache, postIds: readonly string[]): void {
  cache.modify<Record<"feed", StoredFeed>>({
    id: "ROOT_QUERY",
    fields: {
      // The feed of one member (a filter) is another list; it is fetched again when it is opened.
      feed(stored, { storeFieldName, toReference }) {
        if (!("edges" in stored) || storeFieldName.includes("username")) return stored;
        const there = new Set(stored.edges.map((edge) => edge.node.__ref));
        const edges = postIds.flatMap((id) => {
          const node = toReference({ __typename: "Post", id });
          return node && !there.has(node.__ref) ? [{ __typename: "PostEdge", cursor: "", node }] : [];
        });
        if (edges.length === 0) return stored;
        return { ...stored, edges: [...edges, ...stored.edges], totalCount: stored.totalCount + edges.length };
      },
    },
  });
}
