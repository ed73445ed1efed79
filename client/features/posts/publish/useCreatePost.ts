import { useApolloClient } from "@apollo/client/react";
import { use } from "react";
import type { CreatePostInput } from "#client/gql/graphql.ts";
import { useAttemptId } from "#client/lib/state/useAttemptId.ts";
import type { Audience } from "#client/features/posts/fields/audience.ts";
import { placeInput } from "#client/features/posts/fields/placeText.ts";
import type { Coordinates } from "#client/features/posts/fields/useLocation.ts";
import { sendPost } from "./sendPost.ts";
import { WritingGroup } from "./writingGroup.ts";

/** The content of a new post. */
export interface NewPost {
  title?: string;
  category?: string;
  tags?: string[];
  content: string;
  place?: Coordinates | null;
}

/** A new post with what the composer knows of it. */
interface Publication extends NewPost {
  mediaId: string | null;
  audience: Audience | undefined;
  /** The draft on the server that becomes this post and is deleted with that. */
  draftId: string | null;
}

/** A new post: published, and then perhaps in the feed; or waiting in this browser until the server answers. */
export type Published = { isInFeed: true; id: string } | { isInFeed: false };

/** Publishes a post. A repeated attempt never publishes it twice, since what is the same has the same id. */
export function useCreatePost() {
  const client = useApolloClient();
  const attemptId = useAttemptId();
  const here = use(WritingGroup);

  function inputOf({ mediaId, place, draftId, audience, ...words }: Publication) {
    const groupId = (here ?? audience?.group)?.id ?? null;
    const visibility = (groupId === null && audience?.visibility) || "PUBLIC";
    return {
      ...words,
      ...(mediaId && { mediaIds: [mediaId] }),
      ...(place && placeInput(place)),
      visibility,
      ...(draftId && { draftId }),
      ...(groupId && { groupId }),
      clientId: attemptId(JSON.stringify([words, mediaId, groupId, visibility])),
    } satisfies CreatePostInput;
  }

  async function create(post: Publication): Promise<Published> {
    const { id, isInGroup } = await sendPost(client, inputOf(post));
    return isInGroup && here === null ? { isInFeed: false } : { isInFeed: true, id };
  }

  return { create, inputOf, here };
}
