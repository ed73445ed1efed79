import type { ApolloCache, ApolloClient, Reference, StoreObject } from "@apollo/client";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";

/** Lists of the viewer from which an act of the viewer removes a person. */
export type ListField = "bonds" | "bondRequests" | "sentBondRequests" | "blocked";

interface StoredList {
  edges: { node: Reference }[];
  totalCount?: number;
}
type MembersField = "suggestions" | "muted";
type Members = readonly (Reference | StoreObject)[];

interface Reading {
  readField: <T>(name: string, from: Reference | StoreObject | undefined) => T | undefined;
}

const VIEWER = "Viewer:{}";

/** Removes a node from every cached page of a list and decreases its count. */
export function leaveList(cache: ApolloCache, field: ListField, nodeId: string): void {
  cache.modify<Record<ListField, StoredList>>({
    id: VIEWER,
    fields: {
      [field]: (stored: StoredList, { readField }: Reading) => {
        const edges = stored.edges.filter(({ node }) => readField("id", node) !== nodeId);
        if (edges.length === stored.edges.length) return stored;
        return {
          ...stored,
          edges,
          ...(stored.totalCount !== undefined && { totalCount: Math.max(0, stored.totalCount - 1) }),
        };
      },
    },
  });
}

/** Removes a member from the list of suggested or of muted people. */
export function leaveMembers(cache: ApolloCache, field: MembersField, userId: string): void {
  cache.modify<Record<MembersField, Members>>({
    id: VIEWER,
    fields: {
      [field]: (stored: Members, { readField }: Reading) =>
        stored.filter((member) => readField("id", readField<Reference>("user", member)) !== userId),
    },
  });
}

/** Fetches those of these queries again that are on the screen. Focus fetches them too. */
export async function reload(client: ApolloClient, names: readonly string[]): Promise<void> {
  const refetch = client.refetchQueries({
    include: "active",
    onQueryUpdated: (query) => names.includes(query.queryName ?? ""),
  });
  await ignoreFailure(refetch, "repeated");
}
