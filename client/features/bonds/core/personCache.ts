import type { ApolloCache, Reference } from "@apollo/client";

/** The cached profiles by name: null where the viewer can see no such member. */
type ProfilesByName = Record<"user", Reference | null>;

interface Stored {
  __typename?: string;
  author?: Reference | null;
}

/**
 * Removes a person's posts, comments and profile from the cache: lists leave out dangling references when they are
 * read.
 */
export function forgetPerson(cache: ApolloCache, userId: string): void {
  const author = cache.identify({ __typename: "User", id: userId });
  if (author === undefined) return;
  cache.batch({
    update: (inside) => {
      for (const [id, thing] of Object.entries(storedIn(inside))) {
        const isTheirs = thing?.author?.__ref === author;
        if (isTheirs && (thing.__typename === "Post" || thing.__typename === "Comment")) inside.evict({ id });
      }
    },
  });
  cache.modify<ProfilesByName>({
    id: "ROOT_QUERY",
    fields: { user: (stored) => (stored !== null && "__ref" in stored && stored.__ref === author ? null : stored) },
  });
  cache.gc();
}

/** Fetches missing profiles again, because a member whom the viewer could not see may be visible now. */
export function askAgainForMissing(cache: ApolloCache): void {
  cache.modify<ProfilesByName>({
    id: "ROOT_QUERY",
    fields: { user: (stored, { DELETE }) => stored ?? DELETE },
  });
}

/** Removes the posts of a muted person from the home feed; other lists keep them. */
export function quietPerson(cache: ApolloCache, userId: string): void {
  cache.modify<Record<"feed", { edges: { node: Reference }[] }>>({
    id: "ROOT_QUERY",
    fields: {
      feed(stored, { readField }) {
        if (!("edges" in stored)) return stored;
        const edges = stored.edges.filter(({ node }) => {
          const author = readField<Reference>("author", node);
          return readField("id", author) !== userId;
        });
        return edges.length === stored.edges.length ? stored : { ...stored, edges };
      },
    },
  });
}

/** Returns the entities of the cache. The one marked boundary: its type does not describe them. */
function storedIn(cache: ApolloCache): Record<string, Stored | undefined> {
  return cache.extract(true) as Record<string, Stored | undefined>;
}
