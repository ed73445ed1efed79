import type { ApolloCache, Reference } from "@apollo/client";
import type { FeedScope } from "#client/gql/graphql.ts";

interface StoredFeed {
  edges: { __typename: string; cursor: string; node: Reference }[];
  totalCount: number;
}

/**
 * Adds cached posts on top of one tab of the home feed, or of each, the newest first; one that is there already stays.
 * A list in another order is read again instead, and one that begins further down has no top.
 */
export function putOnTop(cache: ApolloCache, postIds: readonly string[], scope: FeedScope | null = null): void {
  cache.modify<Record<"feed", StoredFeed>>({
    id: "ROOT_QUERY",
    fields: {
      feed(stored, { storeFieldName, toReference }) {
        // The feed of one member (a filter) is another list; it is fetched again when it is opened.
        if (!("edges" in stored) || /"username"|"order":"TOP"|"fromPost"/.test(storeFieldName)) return stored;
        if (scope && !storeFieldName.includes(`"scope":"${scope}"`)) return stored;
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

/** Returns the ids of the posts in the tab of those whom the member follows. */
export function listedInFollowing(cache: ApolloCache): ReadonlySet<string> {
  const ids = new Set<string>();
  cache.modify<Record<"feed", StoredFeed>>({
    id: "ROOT_QUERY",
    fields: {
      feed(stored, { storeFieldName, readField }) {
        if ("edges" in stored && storeFieldName.includes('"FOLLOWING"')) {
          for (const { node } of stored.edges) ids.add(String(readField("id", node)));
        }
        return stored;
      },
    },
  });
  return ids;
}
