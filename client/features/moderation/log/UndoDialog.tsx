import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { useUndoAct } from "#client/features/moderation/core/useUndoAct.ts";
import { WordsForm } from "#client/features/moderation/core/WordsForm.tsx";

interface UndoDialogProps {
  /** The act's id. */
  id: string;
  /** The act in words: who did what to whom. */
  deed: string;
  /** Reads the log again. */
  onUndone: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks why an act is undone. The log keeps both. */
export function UndoDialog({ id, deed, onUndone, onClose }: UndoDialogProps) {
  const undo = useUndoAct();
  return (
    <Dialog open title="Undo this act" onOpenChange={(open) => !open && onClose()}>
      <WordsForm
        effect={`${deed}. Everything is as it was before, and the log keeps both acts.`}
        label="Reason"
        hint="Other moderators read it in the log."
        act="Undo"
        acting="Undoing…"
        storedAs={`reason to undo ${id}`}
        field="why"
        send={async (why) => {
          await undo(id, why);
          await onUndone();
          toast.success("Undone");
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}
