import { WordsForm } from "#client/features/moderation/core/WordsForm.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import type { MemberActs } from "./useMemberActs.ts";
import type { MemberKnown } from "./useMemberPage.ts";

interface LiftDialogProps {
  member: MemberKnown["member"];
  /** The act that suspended the member. */
  act: string;
  acts: Pick<MemberActs, "lift">;
  onClose: () => void;
}

/** Lifts a suspension by undoing the act that imposed it. */
export function LiftDialog({ member: { id, user }, act, acts, onClose }: LiftDialogProps) {
  return (
    <Dialog open title={`Lift the suspension of ${user.name}`} onOpenChange={(open) => !open && onClose()}>
      <WordsForm
        effect="The member can sign in again, and everybody sees what they wrote as before. The log keeps both acts."
        label="Reason (optional)"
        hint="Other moderators read it in the log."
        act="Lift"
        acting="Lifting…"
        storedAs={`lifting of the suspension of ${id}`}
        field="why"
        send={async (why) => {
          await acts.lift(act, why);
          toast.success(`${user.name} can sign in again`);
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}
