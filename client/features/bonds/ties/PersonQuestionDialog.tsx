import { messageOf } from "#client/apollo/errors.ts";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
import type { ReportedThing } from "#client/features/bonds/reporting/reportedThing.ts";
import { MuteDialog } from "./MuteDialog.tsx";
import type { MenuPerson, PersonQuestion } from "./PersonMenuItems.tsx";
import { useBondActions } from "#client/features/bonds/core/useBondActions.ts";
import { useTies } from "#client/features/bonds/core/useTies.ts";

const loadReport = async () => (await import("#client/features/bonds/reporting/ReportDialog.tsx")).ReportDialog;

interface PersonQuestionDialogProps {
  person: MenuPerson;
  question: PersonQuestion;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
  /** Leaves the page that shows only this person. */
  onBlocked?: (() => void) | undefined;
  /** Runs after the bond was ended. */
  onRemoved?: (() => void) | undefined;
  /** What is reported; the person, if omitted. */
  reported?: ReportedThing | undefined;
}

/** The question before a member is muted, blocked, reported, or no longer a friend. */
export function PersonQuestionDialog({
  person,
  question,
  onBlocked,
  onRemoved,
  reported,
  ...rest
}: PersonQuestionDialogProps) {
  const { block } = useTies();
  const { remove } = useBondActions();
  if (question === "mute") return <MuteDialog person={person} {...rest} />;
  if (question === "report") {
    return (
      <OnDemand load={loadReport} onFailed={rest.onClose}>
        {(ReportDialog) => (
          <ReportDialog
            reported={reported ?? { kind: "MEMBER", id: person.id }}
            person={person}
            onBlocked={onBlocked}
            {...rest}
          />
        )}
      </OnDemand>
    );
  }

  async function confirm() {
    await block(person);
    rest.onClose();
    onBlocked?.();
  }

  if (question === "remove") {
    return (
      <ConfirmDialog
        title="Remove friend?"
        text={`You and ${person.name} stop being friends. They won't be notified. Either of you can send a new request.`}
        confirm="Remove friend"
        confirming="Removing..."
        onConfirm={async () => {
          // A failure shows its own toast.
          const isDone = await remove(person.id);
          rest.onClose();
          if (isDone) onRemoved?.();
        }}
        failureOf={(failure) => messageOf(failure)}
        {...rest}
      />
    );
  }
  return (
    <ConfirmDialog
      title={`Block ${person.name}?`}
      text={`You and @${person.username} will no longer see each other and will no longer be friends. They are not notified. You can unblock them in the settings.`}
      confirm="Block"
      confirming="Blocking..."
      onConfirm={confirm}
      failureOf={(failure) => messageOf(failure, "Failed to block this person. Please try again.")}
      {...rest}
    />
  );
}
