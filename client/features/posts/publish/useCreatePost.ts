import { useMutation } from "@apollo/client/react";
import { use, useCallback } from "react";
import { graphql } from "#client/gql/gql.ts";
import { useAttemptId } from "#client/lib/state/useAttemptId.ts";
import type { Audience } from "#client/features/posts/fields/audience.ts";
import { placeInput } from "#client/features/posts/fields/placeText.ts";
import type { Coordinates } from "#client/features/posts/fields/useLocation.ts";
import { WritingGroup } from "./writingGroup.ts";

const CreatePost = graphql(`
  mutation CreatePost($input: CreatePostInput!) {
    createPost(input: $input) {
      id
      visibility
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
  audience: Audience | undefined;
  /** The draft on the server that becomes this post and is deleted with that. */
  draftId: string | null;
}

/** The audiences of posts that are in no feed but that of their group. */
const IN_GROUP: ReadonlySet<string> = new Set(["GROUP", "WAITING"]);

/** A post that was published; one in a private group is in no feed but that of the group. */
export interface Published {
  id: string;
  isInFeed: boolean;
}

/** Publishes a post. A repeated attempt never publishes it twice. */
export function useCreatePost() {
  const [mutate] = useMutation(CreatePost);
  const attemptId = useAttemptId();
  const here = use(WritingGroup)?.id ?? null;
  return useCallback(
    async ({ mediaId, place, draftId, audience, ...words }: NewPost): Promise<Published> => {
      const groupId = here ?? audience?.group?.id ?? null;
      const visibility = (groupId === null && audience?.visibility) || "PUBLIC";
      const input = {
        ...words,
        ...(mediaId && { mediaIds: [mediaId] }),
        ...(place && placeInput(place)),
        visibility,
        ...(draftId && { draftId }),
        ...(groupId && { groupId }),
        clientId: attemptId(JSON.stringify([words, mediaId ?? null, groupId, visibility])),
      };
      const { data } = await mutate({ variables: { input } });
      if (!data?.createPost) throw new Error("The server did not answer with the post");
      const { id, visibility: audienceOfPost } = data.createPost;
      return { id, isInFeed: !IN_GROUP.has(audienceOfPost) || here !== null };
    },
    [mutate, attemptId, here],
  );
}
