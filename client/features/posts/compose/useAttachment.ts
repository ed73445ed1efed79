import { useEffect, useRef, useState } from "react";
import type { DraftKeeper } from "#client/features/posts/drafts/DraftKeeper.ts";
import type { Attachment } from "#client/features/posts/fields/composition.ts";
import { ignoreFailure, orElse } from "#client/lib/ignoreFailure.ts";
import { useMediaUpload } from "#client/features/posts/uploads/useMediaUpload.ts";

const loadPicking = () => import("#client/features/posts/uploads/mediaPicking.ts");

interface AttachmentOptions {
  attachment: Attachment | null;
  keeper: DraftKeeper;
  /** True during publishing, when the post accepts no other file. */
  isPublishing: boolean;
  /** Receives the reason why a file was refused; an empty text clears it. */
  onError: (reason: string) => void;
}

/**
 * Manages the picture or video of a post that is being written: it can be picked, uploaded, described, removed and
 * restored.
 */
export function useAttachment({ attachment, keeper, isPublishing, onError }: AttachmentOptions) {
  const upload = useMediaUpload({
    attachment,
    onUploaded(file, uploaded) {
      const now = keeper.state().composition.attachment;
      if (now && now.file === file) keeper.change({ attachment: { ...now, uploaded } });
    },
    onRefused(file, reason) {
      if (keeper.state().composition.attachment?.file === file) keeper.change({ attachment: null });
      onError(reason);
    },
  });
  /** The attachment that was removed last, as long as it can be restored. */
  const [removed, setRemoved] = useState<Attachment | null>(null);

  /** The file that was picked last, while it is checked. */
  const checked = useRef<File | null>(null);
  const [isChecking, setChecking] = useState(false);

  // A file may be chosen after the network is gone.
  useEffect(() => void ignoreFailure(loadPicking(), "ahead"), []);

  async function pick(file: File): Promise<void> {
    if (isPublishing) return;
    checked.current = file;
    setChecking(true);
    // Without this code, the server alone judges.
    const code = await orElse(loadPicking(), null, "optional");
    const taken = (await code?.takenMedium(file)) ?? { file };
    if (checked.current !== file) return;
    setChecking(false);
    if ("refusal" in taken) return onError(taken.refusal);
    onError("");
    // What another file replaces can be restored, with its description.
    setRemoved(keeper.state().composition.attachment);
    const type = file.type.startsWith("video/") ? "video" : "image";
    keeper.change({ attachment: { type, file: taken.file, alt: "", uploaded: null } });
  }

  return {
    upload,
    removed,
    pick: (file: File) => void pick(file),
    /** True while a file is checked: nobody posts without it meanwhile. */
    isChecking,
    describe: (alt: string) => attachment && keeper.change({ attachment: { ...attachment, alt } }),
    removeAttachment: () => {
      setRemoved(attachment);
      onError("");
      keeper.change({ attachment: null });
    },
    restoreAttachment: () => {
      setRemoved(null);
      onError("");
      keeper.change({ attachment: removed });
    },
    forgetRemoved: () => setRemoved(null),
  };
}
