import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { followPosts } from "./livePosts.ts";

const OnePost = graphql(`
  query OnePost($id: ID!) {
    post(id: $id) {
      id
      title
      author {
        id
        name
      }
      media {
        id
        width
        height
      }
      ...PostDetail_post
      ...LikersButton_post
    }
  }
`);

/** Loads one post by its id. A post that a list has loaded is rendered at once and fetched again in the background. */
export function usePost(id: string) {
  const query = useValueQuery(OnePost, {
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    value: (data) => data,
  });
  const post = query.value?.post ?? null;
  const client = useApolloClient();
  const isVisible = post !== null;
  useEffect(() => (isVisible ? followPosts(client, [id]) : undefined), [client, id, isVisible]);
  const byline = post ? `Post by ${post.author.name}` : "Post";
  return {
    query,
    /** True when the post is on the screen. */
    isShown: query.state === "ready" && post !== null,
    /** The name of the post in one line: its title, or its author. */
    name: post?.title || byline,
    byline,
    /** True when its only picture is higher than wide: then the text has space beside it. */
    isTall: post?.media.length === 1 && post.media.every(({ width, height }) => height > width),
  };
}
