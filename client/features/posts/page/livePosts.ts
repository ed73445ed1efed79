import type { ApolloClient } from "@apollo/client";
import { graphql } from "#client/gql/gql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { removePost } from "#client/features/posts/card/postCache.ts";

const PostChanged = graphql(`
  subscription PostChanged($ids: [ID!]!) {
    postChanged(ids: $ids) {
      id
      pinned
      commentsClosed
      ...PostCard_post
    }
  }
`);

const PostGone = graphql(`
  subscription PostGone($ids: [ID!]!) {
    postGone(ids: $ids)
  }
`);

const PostAgain = graphql(`
  query PostAgain($id: ID!) {
    post(id: $id) {
      id
      ...PostCard_post
    }
  }
`);

/** Reads posts again after a gap in the live events: the pages of a list that are read again may not contain them. */
export async function readPostsAgain(client: ApolloClient, ids: readonly string[]): Promise<void> {
  const reads = ids.map(async (id) => {
    const { data } = await client.query({ query: PostAgain, variables: { id }, fetchPolicy: "network-only" });
    if (data?.post === null) removePost(client.cache, id);
  });
  await ignoreFailure(Promise.all(reads), "repeated");
}

/**
 * Follows posts on the screen while others like, comment, edit and delete: changes go to the cache, and with it to every
 * card and dialog that shows the post; a post that the viewer can no longer see leaves the cache and all lists. Returns
 * a function that stops it.
 */
export function followPosts(client: ApolloClient, ids: readonly string[]): () => void {
  const variables = { ids: [...ids] };
  const changes = client.subscribe({ query: PostChanged, variables }).subscribe({ error: ignored });
  const removals = client.subscribe({ query: PostGone, variables, fetchPolicy: "no-cache" }).subscribe({
    next: ({ data }) => data?.postGone && removePost(client.cache, data.postGone),
    error: ignored,
  });
  return () => {
    changes.unsubscribe();
    removals.unsubscribe();
  };
}

/** The link has logged the error, and the page works without events. */
const ignored = () => {};
