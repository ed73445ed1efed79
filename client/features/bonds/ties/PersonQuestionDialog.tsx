import { messageOf } from "#client/apollo/errors.ts";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { MuteDialog } from "./MuteDialog.tsx";
import type { MenuPerson, PersonQuestion } from "./PersonMenuItems.tsx";
import { useTies } from "#client/features/bonds/core/useTies.ts";

interface PersonQuestionDialogProps {
  person: MenuPerson;
  question: PersonQuestion;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
  /** Leaves the page that shows only this person. */
  onBlocked?: (() => void) | undefined;
}

/** The question before a member is muted or blocked. */
export function PersonQuestionDialog({ person, question, onBlocked, ...rest }: PersonQuestionDialogProps) {
  const { block } = useTies();
  if (question === "mute") return <MuteDialog person={person} {...rest} />;

  async function confirm() {
    await block(person);
    rest.onClose();
    onBlocked?.();
  }

  return (
    <ConfirmDialog
      title={`Block ${person.name}?`}
      text={`You and @${person.username} will no longer see each other, and you stop being friends. They are not told. You can unblock them in the settings.`}
      confirm="Block"
      confirming="Blocking..."
      onConfirm={confirm}
      failureOf={(failure) => messageOf(failure, "Failed to block this person. Please try again.")}
      {...rest}
    />
  );
}
