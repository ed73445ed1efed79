import type { ApolloClient } from "@apollo/client";
import { graphql } from "#client/gql/gql.ts";

const FreshMedia = graphql(`
  query FreshMedia($id: ID!) {
    post(id: $id) {
      id
      media {
        id
        url
        thumbnail
        sources {
          url
          width
          type
        }
      }
    }
  }
`);

/**
 * Reads the addresses of a file again, since those of a file that not everybody may see expire. Everything that shows
 * the file follows the cache. Returns the new address; null where there is none.
 */
export async function freshUrl(client: ApolloClient, mediaId: string): Promise<string | null> {
  for (const id of postsShowing(client.cache.extract(), `Media:${mediaId}`)) {
    const { data } = await client.query({ query: FreshMedia, variables: { id }, fetchPolicy: "network-only" });
    const found = data?.post?.media.find((one) => one.id === mediaId);
    if (found) return found.url;
  }
  return null;
}

/** Returns the ids of the cached posts that show a file. */
function postsShowing(cached: unknown, reference: string): string[] {
  return Object.values(cached ?? {}).flatMap((entity: Partial<Record<string, unknown>> | undefined) => {
    const { __typename: type, id, media } = entity ?? {};
    const shows = type === "Post" && JSON.stringify(media ?? null).includes(`"${reference}"`);
    return shows && typeof id === "string" ? [id] : [];
  });
}
