import { useRef, useState } from "react";
import { isBlank, lengthOf } from "#server/core/text.rules";
import { CONTENT_MAX } from "#server/features/posts/posts.limits.rules";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { whyNotMedia } from "#client/features/posts/uploads/mediaPicking.ts";
import { useDraft } from "#client/features/posts/drafts/useDraft.ts";
import { useMediaUpload } from "#client/features/posts/uploads/useMediaUpload.ts";
import { usePublish } from "#client/features/posts/publish/usePublish.ts";
import { useWhereabouts } from "#client/features/posts/fields/useWhereabouts.ts";

/** A post being written: its words, picture and place, and its way to the server. Nothing is lost when that fails. */
export function useComposer(onCreated: (postId: string) => void) {
  const viewer = useViewer();
  const { composition, keeper, ...draft } = useDraft(viewer.id, "post");
  const { attachment } = composition;
  const upload = useMediaUpload({
    attachment,
    onUploaded(file, uploaded) {
      const now = keeper.state().composition.attachment;
      if (now && now.file === file) keeper.change({ attachment: { ...now, uploaded } });
    },
  });
  const whereabouts = useWhereabouts(composition.place, (place) => keeper.change({ place }));
  const { publish, isPublishing, error, setError } = usePublish(keeper);
  /** What was removed last, for as long as it can be brought back. */
  const [removed, setRemoved] = useState<typeof attachment>(null);
  const discarded = useRef<(() => void) | null>(null);
  const left = CONTENT_MAX - lengthOf(composition.content.trim());
  const canPost = (!isBlank(composition.content) || attachment !== null) && left >= 0;

  function pick(file: File) {
    const reason = whyNotMedia(file);
    setError(reason ?? "");
    if (reason || isPublishing) return;
    setRemoved(null);
    const type = file.type.startsWith("video/") ? "video" : "image";
    keeper.change({ attachment: { type, file, alt: "", uploaded: null } });
  }

  async function post(): Promise<void> {
    if (!canPost) return;
    const postId = await publish(async () => {
      const mediaId = await upload.finish();
      return { content: composition.content.trim(), mediaId, place: composition.place };
    });
    if (postId === null) return;
    setRemoved(null);
    toast.success("Post created", "Your post has been published successfully");
    onCreated(postId);
  }

  return {
    composition,
    draft,
    keeper,
    left,
    canPost,
    isPosting: isPublishing,
    error,
    upload,
    whereabouts,
    removed,
    write: (content: string) => keeper.change({ content }),
    describe: (alt: string) => attachment && keeper.change({ attachment: { ...attachment, alt } }),
    pick,
    removeAttachment: () => {
      setRemoved(attachment);
      setError("");
      keeper.change({ attachment: null });
    },
    restoreAttachment: () => {
      setRemoved(null);
      keeper.change({ attachment: removed });
    },
    discard: () => {
      discarded.current = keeper.discard();
      setRemoved(null);
      setError("");
    },
    post,
  };
}

export type PostComposer = ReturnType<typeof useComposer>;
