import { WordsForm } from "#client/features/moderation/core/WordsForm.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import type { MemberActs } from "./useMemberActs.ts";
import type { MemberKnown } from "./useMemberPage.ts";

interface EndSessionsDialogProps {
  member: MemberKnown["member"];
  /** One session with the name of its device, or all of them. */
  ending: { id: string | null; name: string };
  acts: Pick<MemberActs, "endSessions">;
  onClose: () => void;
}

/** Asks why a member is signed out of one device, or of all of them. */
export function EndSessionsDialog({ member: { id, user }, ending, acts, onClose }: EndSessionsDialogProps) {
  const where = ending.id === null ? "every device" : ending.name;
  return (
    <Dialog open title={`Sign ${user.name} out`} onOpenChange={(open) => !open && onClose()}>
      <WordsForm
        effect={`${user.name} has to sign in again on ${where}. It cannot be undone.`}
        label="Reason"
        hint="Other moderators read it in the log."
        act="Sign out"
        acting="Signing out…"
        isDanger
        storedAs={`reason to sign out ${id}`}
        field="why"
        send={async (why) => {
          const ended = await acts.endSessions(ending.id, why);
          toast.success(ended === 1 ? "Signed out of 1 device" : `Signed out of ${ended} devices`);
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}
