import { isBlank, remainingLength } from "#server/core/text.rules";
import { CONTENT_MAX } from "#server/features/posts/posts.limits.rules";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { reportDiscarded } from "#client/features/posts/drafts/reportDiscarded.ts";
import { useDraft } from "#client/features/posts/drafts/useDraft.ts";
import type { Published } from "#client/features/posts/publish/useCreatePost.ts";
import { usePublish } from "#client/features/posts/publish/usePublish.ts";
import { useLocation } from "#client/features/posts/fields/useLocation.ts";
import { useAttachment } from "./useAttachment.ts";

/**
 * Manages a post that is being written: its text, attachment and location, and its publishing. Nothing is lost when
 * that fails.
 */
export function useComposer(onCreated: (post: Published) => void) {
  const viewer = useViewer();
  const { composition, keeper, ...draft } = useDraft(viewer.id, "post");
  const { attachment } = composition;
  const { publish, isPublishing, error, setError } = usePublish(keeper);
  const { forgetRemoved, ...media } = useAttachment({ attachment, keeper, isPublishing, onError: setError });
  const location = useLocation(composition.place, (place) => keeper.change({ place }));
  const left = remainingLength(composition.content, CONTENT_MAX);
  const canPost = (!isBlank(composition.content) || attachment !== null) && left >= 0 && !media.isChecking;

  async function post(): Promise<void> {
    if (!canPost) return;
    const words = { content: composition.content.trim(), place: composition.place };
    const published = await publish(words, { finishUpload: media.upload.finish });
    if (published === null) return;
    forgetRemoved();
    onCreated(published);
  }

  return {
    ...media,
    composition,
    draft,
    keeper,
    left,
    canPost,
    isPosting: isPublishing,
    error,
    whereabouts: location,
    write: (content: string) => keeper.change({ content }),
    namePlace: (name: string) => composition.place && keeper.change({ place: { ...composition.place, name } }),
    discard: () => {
      reportDiscarded(keeper.discard());
      forgetRemoved();
      setError("");
    },
    post,
  };
}

export type PostComposer = ReturnType<typeof useComposer>;
