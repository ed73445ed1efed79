import { useState } from "react";
import type { ReactNode } from "react";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
import type { ReportedThing } from "#client/features/bonds/reporting/reportedThing.ts";
import type { MenuPerson, PersonQuestion } from "./PersonMenuItems.tsx";

const load = async () => (await import("./PersonQuestionDialog.tsx")).PersonQuestionDialog;

/**
 * Manages the questions of a member's menu. The entry that opened a question no longer exists when the dialog closes,
 * so focus moves to the button of its menu. If the component with the menu was removed too, `keepFocus` decides.
 */
export function usePersonQuestion(
  person: MenuPerson,
  menuButton: () => HTMLElement | null,
  done: {
    onBlocked?: (() => void) | undefined;
    onRemoved?: (() => void) | undefined;
    reported?: ReportedThing | undefined;
  } = {},
): { ask: (question: PersonQuestion) => void; dialog: ReactNode } {
  const [question, setQuestion] = useState<PersonQuestion | null>(null);
  const close = () => setQuestion(null);
  const dialog = question && (
    <OnDemand load={load} onFailed={close}>
      {(PersonQuestionDialog) => (
        <PersonQuestionDialog
          person={person}
          question={question}
          onClose={close}
          {...done}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            menuButton()?.focus({ preventScroll: true });
          }}
        />
      )}
    </OnDemand>
  );
  return { ask: setQuestion, dialog };
}
