import { useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { graphql } from "#client/gql/gql.ts";
import { useAttemptId } from "#client/lib/useAttemptId.ts";
import type { Place } from "./useWhereabouts.ts";

const CreatePost = graphql(`
  mutation CreatePost($input: CreatePostInput!) {
    createPost(input: $input) {
      id
      ...PostCard_post
    }
  }
`);

interface NewPost {
  content: string;
  mediaId: string | null;
  place: Place | null;
}

/** Publishes a post and answers its id. Trying the same post again never publishes it twice. */
export function useCreatePost() {
  const [mutate] = useMutation(CreatePost);
  const attemptId = useAttemptId();
  return useCallback(
    async ({ content, mediaId, place }: NewPost): Promise<string> => {
      const input = {
        content,
        ...(mediaId && { mediaIds: [mediaId] }),
        ...(place && { location: place }),
        clientId: attemptId(`${mediaId ?? ""} ${content}`),
      };
      const { data } = await mutate({ variables: { input } });
      if (!data) throw new Error("The server did not answer with the post");
      return data.createPost.id;
    },
    [mutate, attemptId],
  );
}
