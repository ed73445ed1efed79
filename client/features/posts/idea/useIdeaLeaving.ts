import { useState } from "react";
import { toast } from "#client/ui/toasts/toast.ts";
import type { DraftKeeper } from "#client/features/posts/drafts/DraftKeeper.ts";
import { isEmpty } from "#client/features/posts/fields/composition.ts";
import type { Composition } from "#client/features/posts/fields/composition.ts";

interface IdeaLeavingOptions {
  composition: Composition;
  keeper: DraftKeeper;
  isPublishing: boolean;
  onLeave: () => void;
}

/** Leaves an idea without publishing it, in one of two ways. Both keep the draft. */
export function useIdeaLeaving({ composition, keeper, isPublishing, onLeave }: IdeaLeavingOptions) {
  const [isSaving, setSaving] = useState(false);

  return {
    isSaving,
    /** Moves the idea to the list of drafts, so that the next one begins empty. */
    async saveAsDraft(): Promise<void> {
      if (isSaving || isPublishing) return;
      setSaving(true);
      const isOnServer = await keeper.putAway();
      setSaving(false);
      if (isOnServer) toast.success("Draft saved", "You will find it under Drafts.");
      else toast.success("Draft saved on this device", "It will be there when you come back.");
      onLeave();
    },
    /** Leaves the form and keeps the draft; the toast offers to return or to discard it. */
    cancel(onUndo: () => void): void {
      const hasContent = !isEmpty(composition);
      onLeave();
      if (!hasContent) return;
      toast.success("Your draft is kept", "It will be there when you come back.", [
        { label: "Undo", onSelect: onUndo },
        { label: "Discard", onSelect: () => void keeper.discard() },
      ]);
    },
  };
}
