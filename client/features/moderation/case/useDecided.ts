import { useCallback, useEffect, useRef } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { useUndoAct } from "#client/features/moderation/core/useUndoAct.ts";
import { OUTCOMES } from "#client/features/moderation/core/words.ts";
import { useReadAgain } from "#client/features/moderation/core/useReadAgain.ts";
import type { Decided } from "./useDecide.ts";

/** How long a decision can be undone by its toast and its key, in milliseconds. The log undoes it later too. */
const UNDO_TIME = 10_000;

interface DecidedOptions {
  /** Runs when a case has left the list. */
  onLeave: (caseId: string) => void;
  /** Runs when a case is open again. */
  onBack: (caseId: string) => void;
}

/** Reports a decision and offers to undo it for ten seconds. */
export function useDecided({ onLeave, onBack }: DecidedOptions) {
  const undo = useUndoAct();
  const readAgain = useReadAgain();
  const last = useRef<{ decided: Decided; until: number; toastId: number } | null>(null);
  const latest = useRef({ onLeave, onBack });
  useEffect(() => {
    latest.current = { onLeave, onBack };
  });

  const takeBack = useCallback(
    async ({ actId, caseId }: Decided) => {
      last.current = null;
      try {
        await undo(actId);
        await readAgain(caseId);
        latest.current.onBack(caseId);
        toast.success("Undone", "The case is open again.");
      } catch (failure) {
        toast.failure("Couldn't undo", messageOf(failure));
      }
    },
    [undo, readAgain],
  );

  const handleDecided = useCallback(
    (decided: Decided) => {
      const { outcome, kind } = decided;
      latest.current.onLeave(decided.caseId);
      const whom = kind === "MEMBER" ? "The member" : kind === "GROUP" ? "Its owner" : "Its author";
      const description = outcome === "DISMISS" ? "The reports are closed." : `${whom} gets your words.`;
      const toastId = toast.success(OUTCOMES[outcome].done, description, {
        label: "Undo",
        onSelect: () => void takeBack(decided),
      });
      toast.update(toastId, { duration: UNDO_TIME });
      last.current = { decided, until: Date.now() + UNDO_TIME, toastId };
    },
    [takeBack],
  );

  const undoLast = useCallback(() => {
    const before = last.current;
    if (!before || Date.now() > before.until) return;
    toast.dismiss(before.toastId);
    void takeBack(before.decided);
  }, [takeBack]);

  return { handleDecided, undoLast };
}
