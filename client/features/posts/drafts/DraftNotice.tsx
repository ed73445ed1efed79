import { BothVersions } from "#client/ui/forms/BothVersions.tsx";
import { RestoredNote } from "#client/ui/forms/RestoredNote.tsx";
import type { Composition } from "#client/features/posts/fields/composition.ts";
import type { DraftKeeper } from "./DraftKeeper.ts";
import type { DraftState } from "./DraftStore.ts";

interface DraftNoticeProps {
  draft: Pick<DraftState, "isRestored" | "conflict">;
  /** The text of this composer. */
  composition: Composition;
  keeper: DraftKeeper;
  onDiscard: () => void;
}

/** A notice that a draft was restored. When it was also changed elsewhere, both texts are shown to choose from. */
export function DraftNotice({ draft: { isRestored, conflict }, composition, keeper, onDiscard }: DraftNoticeProps) {
  if (conflict) {
    return (
      <BothVersions
        question="This draft was also changed in another tab or on another device. Which version do you want to keep?"
        versions={[
          {
            title: "This one",
            ...wordsOf(composition),
            choose: "Keep mine",
            onChoose: () => void keeper.keepMine(),
          },
          {
            title: "The other",
            ...wordsOf(conflict.composition),
            choose: "Take the other",
            onChoose: () => keeper.takeTheirs(),
          },
        ]}
      />
    );
  }
  return isRestored ? <RestoredNote onDiscard={onDiscard} /> : null;
}

function wordsOf({ title, content, tags, attachment }: Composition): { text: string; more: string } {
  return {
    text: [title, content].filter((text) => text.trim() !== "").join("\n"),
    more: [...tags.map((tag) => `#${tag}`), ...(attachment ? ["with a file"] : [])].join(" "),
  };
}
