import { Suspense } from "react";
import { differingNames } from "#client/lib/unsent/unsentMerge.ts";
import type { Values } from "#client/lib/unsent/unsentStore.ts";
import type { Unsent } from "#client/lib/unsent/useUnsent.ts";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

/** Only a box with a draft has a note. */
const LazyDraftNote = lazyPart(async () => ({ default: (await import("./DraftNote.tsx")).DraftNote }));

interface UnsentNoteProps<T extends Values> {
  unsent: Unsent<T>;
  /** Returns the words of some fields, for the choice between two versions. Without it, the box holds one text. */
  wordsOf?: (values: T, names: readonly string[]) => string;
  /** Moves the focus back to the box, because the control that had it goes. */
  onDone?: () => void;
}

/**
 * The note about the draft in a box: that it was restored, with a way to discard it and to bring it back, or the choice
 * between two versions of it. Nothing where there is no draft.
 */
export function UnsentNote<T extends Values>({ unsent, wordsOf = firstText, onDone }: UnsentNoteProps<T>) {
  const { box, values, conflict, isRestored, discarded } = unsent;
  if (!conflict && !isRestored && !discarded) return null;
  const names = conflict ? differingNames(values, conflict.theirs) : [];
  const andReturn = (act: () => void) => () => {
    act();
    onDone?.();
  };
  return (
    <Suspense fallback={<div style={{ minHeight: 32 }} />}>
      <LazyDraftNote
        conflict={
          conflict && { is: conflict.is, mine: wordsOf(values, names), theirs: wordsOf(conflict.theirs, names) }
        }
        isDiscarded={discarded !== null}
        onKeepMine={andReturn(() => box.keepMine())}
        onTakeTheirs={andReturn(() => box.takeTheirs())}
        onDiscard={andReturn(() => box.discard())}
        onRestore={andReturn(() => box.restore())}
      />
    </Suspense>
  );
}

const firstText = (values: Values): string => Object.values(values).filter((one) => typeof one === "string")[0] ?? "";
