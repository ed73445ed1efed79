import type { ApolloCache, Reference } from "@apollo/client";

/** What the cache knows under the names of members: null where nobody is there for the viewer. */
type ProfilesByName = Record<"user", Reference | null>;

interface Stored {
  __typename?: string;
  author?: Reference | null;
}

/**
 * What somebody wrote leaves the page, and their profile is not there any more: lists leave out by themselves what is
 * gone.
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

/** Who was not there for the viewer may be there again: it is asked anew. */
export function askAgainForMissing(cache: ApolloCache): void {
  cache.modify<ProfilesByName>({
    id: "ROOT_QUERY",
    fields: { user: (stored, { DELETE }) => stored ?? DELETE },
  });
}

/** Somebody is not heard any more: their posts leave the home feed, and stay where one goes to look for them. */
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

/** The one marked boundary: what the cache holds is not told by its type. */
function storedIn(cache: ApolloCache): Record<string, Stored | undefined> {
  return cache.extract(true) as Record<string, Stored | undefined>;
}
