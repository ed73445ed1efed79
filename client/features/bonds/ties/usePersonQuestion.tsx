import { useState } from "react";
import type { ReactNode } from "react";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
import type { MenuPerson, PersonQuestion } from "./PersonMenuItems.tsx";

const load = async () => (await import("./PersonQuestionDialog.tsx")).PersonQuestionDialog;

/**
 * The questions that a menu about somebody asks. The entry that asked is gone when the dialog closes, so focus goes to
 * the button of its menu, or to the page if what it stood in has gone with them.
 */
export function usePersonQuestion(
  person: MenuPerson,
  menuButton: () => HTMLElement | null,
  onBlocked?: () => void,
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
          onBlocked={onBlocked}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            (menuButton() ?? document.getElementById("content"))?.focus({ preventScroll: true });
          }}
        />
      )}
    </OnDemand>
  );
  return { ask: setQuestion, dialog };
}
