import { useMutation } from "@apollo/client/react";
import { use, useCallback } from "react";
import { graphql } from "#client/gql/gql.ts";
import { useAttemptId } from "#client/lib/state/useAttemptId.ts";
import type { Coordinates } from "#client/features/posts/fields/useLocation.ts";
import { WritingGroup } from "./writingGroup.ts";

const CreatePost = graphql(`
  mutation CreatePost($input: CreatePostInput!) {
    createPost(input: $input) {
      id
      ...PostCard_post
    }
  }
`);

/** The content of a new post. */
export interface NewPost {
  title?: string;
  category?: string;
  tags?: string[];
  content: string;
  mediaId?: string | null;
  place?: Coordinates | null;
  /** The draft on the server that becomes this post and is deleted with that. */
  draftId: string | null;
}

/** Publishes a post and returns its id. A repeated attempt never publishes it twice. */
export function useCreatePost() {
  const [mutate] = useMutation(CreatePost);
  const attemptId = useAttemptId();
  const groupId = use(WritingGroup)?.id ?? null;
  return useCallback(
    async ({ mediaId, place, draftId, ...words }: NewPost): Promise<string> => {
      const input = {
        ...words,
        ...(mediaId && { mediaIds: [mediaId] }),
        ...(place && { location: place }),
        ...(draftId && { draftId }),
        ...(groupId && { groupId }),
        clientId: attemptId(JSON.stringify([words, mediaId ?? null, groupId])),
      };
      const { data } = await mutate({ variables: { input } });
      if (!data?.createPost) throw new Error("The server did not answer with the post");
      return data.createPost.id;
    },
    [mutate, attemptId, groupId],
  );
}
