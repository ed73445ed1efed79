import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";

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
    }
  }
`);

/** One post by its id. A post met in a list is there at once and is made fresh behind it. */
export function usePost(id: string) {
  const query = useValueQuery(OnePost, {
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    value: (data) => data,
  });
  const post = query.value?.post ?? null;
  const byline = post ? `Post by ${post.author.name}` : "Post";
  return {
    query,
    /** The post stands on the screen. */
    isShown: query.state === "ready" && post !== null,
    /** What the post is called in one line: by its title, or by who wrote it. */
    name: post?.title || byline,
    byline,
    /** What it shows is one thing, higher than wide: words find room beside it. */
    isTall: post?.media.length === 1 && post.media.every(({ width, height }) => height > width),
  };
}
