import type { ApolloClient } from "@apollo/client";
import { graphql } from "#client/gql/gql.ts";
import type { CreatePostInput } from "#client/gql/graphql.ts";

const CreatePost = graphql(`
  mutation CreatePost($input: CreatePostInput!) {
    createPost(input: $input) {
      id
      visibility
      ...PostCard_post
    }
  }
`);

/** The audiences of posts that are in no feed but that of their group. */
const IN_GROUP: ReadonlySet<string> = new Set(["GROUP", "WAITING"]);

/** A post that was published. */
export interface SentPost {
  id: string;
  /** True for a post in a group, which may be in no feed but that of the group. */
  isInGroup: boolean;
}

/** Publishes a post. A repeated attempt never publishes it twice. */
export async function sendPost(client: ApolloClient, input: CreatePostInput): Promise<SentPost> {
  const { data } = await client.mutate({ mutation: CreatePost, variables: { input } });
  if (!data?.createPost) throw new Error("The server did not answer with the post");
  const { id, visibility } = data.createPost;
  return { id, isInGroup: IN_GROUP.has(visibility) };
}
