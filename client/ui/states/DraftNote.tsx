import { BothVersions } from "#client/ui/forms/BothVersions.tsx";
import { NoteButton } from "#client/ui/forms/NoteButton.tsx";
import { RestoredNote } from "#client/ui/forms/RestoredNote.tsx";
import { Text } from "#client/ui/text/Text.tsx";

interface DraftNoteProps {
  /** Both versions, where another tab has one, or one was saved since the member began. */
  conflict: { is: "elsewhere" | "saved"; mine: string; theirs: string } | null;
  /** True when the draft was just discarded; else it was restored. */
  isDiscarded: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onDiscard: () => void;
  onRestore: () => void;
}

/** The content of the note about a draft. */
export function DraftNote({ conflict, isDiscarded, ...props }: DraftNoteProps) {
  if (conflict) {
    const isSaved = conflict.is === "saved";
    return (
      <BothVersions
        question={
          isSaved
            ? "This was changed after you began. Which version do you want to keep?"
            : "This draft was also changed in another tab. Which version do you want to keep?"
        }
        versions={[
          { title: "This one", text: conflict.mine, choose: "Keep mine", onChoose: props.onKeepMine },
          {
            title: isSaved ? "The saved one" : "The other",
            text: conflict.theirs,
            choose: isSaved ? "Take the saved one" : "Take the other",
            onChoose: props.onTakeTheirs,
          },
        ]}
      />
    );
  }
  if (!isDiscarded) return <RestoredNote onDiscard={props.onDiscard} />;
  return (
    <Text as="div" variant="meta" tone="tertiary">
      <span role="status">Draft discarded</span> ·{" "}
      <NoteButton type="button" onClick={props.onRestore}>
        Undo
      </NoteButton>
    </Text>
  );
}
