import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { Popover } from "#client/ui/overlays/Popover.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import type { CompositionKind } from "#client/features/posts/fields/composition.ts";
import { DraftList } from "./DraftList.tsx";
import type { RemoteDraft } from "./draftsRemote.ts";
import { useDraftKeepers } from "./useDraft.ts";
import type { useDrafts } from "./useDrafts.ts";

interface DraftsPopoverProps {
  kind: CompositionKind;
  listed: ReturnType<typeof useDrafts>;
  trigger: ReactElement;
  onOpened: (kind: CompositionKind) => void;
}

/**
 * The list of drafts at its button, open when it mounts. The current text is saved first, so that the list contains it.
 */
export function DraftsPopover({ kind, listed, trigger, onOpened }: DraftsPopoverProps) {
  const [isOpen, setOpen] = useState(true);
  const keepers = useDraftKeepers();
  const { post, idea } = keepers;
  const { reload } = listed;

  useEffect(() => {
    if (isOpen) void Promise.all([post.flush(), idea.flush()]).then(reload);
  }, [isOpen, post, idea, reload]);

  async function open(draft: RemoteDraft) {
    if (!(await keepers[draft.kind].open(draft))) return reportNotSaved();
    setOpen(false);
    onOpened(draft.kind);
  }

  async function begin() {
    if (!(await keepers[kind].putAway())) return reportNotSaved();
    setOpen(false);
    onOpened(kind);
  }

  async function remove(draft: RemoteDraft) {
    try {
      await listed.remove(draft.id);
      keepers[draft.kind].forget(draft.id);
    } catch {
      toast.failure("Could not delete the draft", "Check your connection and try again.");
    }
  }

  return (
    <Popover open={isOpen} onOpenChange={setOpen} label="Drafts" align="end" trigger={trigger}>
      <DraftList
        list={listed.list}
        current={[post.linkId, idea.linkId]}
        newLabel={kind === "idea" ? "New idea" : "New post"}
        onOpen={(draft) => void open(draft)}
        onNew={() => void begin()}
        onDelete={(draft) => void remove(draft)}
      />
    </Popover>
  );
}

function reportNotSaved(): void {
  toast.failure("Could not discard the draft", "Check your connection and try again. Your text is still here.");
}
