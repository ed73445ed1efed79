import type { AppealOutcome } from "#client/gql/graphql.ts";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { WordsForm } from "#client/features/moderation/core/WordsForm.tsx";
import { useDecideAppeal } from "./useAppeals.ts";

const ACT = {
  GRANT: {
    title: "Lift the suspension",
    effect: "The member can sign in again, and what they wrote is visible again.",
    act: "Lift the suspension",
    acting: "Lifting…",
    done: "Suspension lifted",
  },
  REFUSE: {
    title: "Refuse the appeal",
    effect: "The suspension stays as it is. The member cannot appeal against it again.",
    act: "Refuse",
    acting: "Refusing…",
    done: "Appeal refused",
  },
} as const;

interface AppealDialogProps {
  id: string;
  outcome: AppealOutcome;
  /** The member's name. */
  name: string;
  onClose: () => void;
}

/** The words with which an appeal is decided: the member gets them by mail. */
export function AppealDialog({ id, outcome, name, onClose }: AppealDialogProps) {
  const decide = useDecideAppeal();
  const { title, done, ...words } = ACT[outcome];
  return (
    <Dialog open title={`${title}: ${name}`} onOpenChange={(open) => !open && onClose()}>
      <WordsForm
        {...words}
        label={`Words to ${name}`}
        hint="They get this by mail."
        storedAs={`decision on appeal ${id}`}
        field="words"
        send={async (text) => {
          await decide(id, outcome, text);
          toast.success(done, `${name} gets a mail with your words.`);
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}
