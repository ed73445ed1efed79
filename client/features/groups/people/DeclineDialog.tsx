import { messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { ReasonDialog } from "#client/features/people/ReasonDialog.tsx";
import { useTextForm } from "#client/lib/unsent/useTextForm.ts";
import { useUnsentPlace } from "#client/lib/unsent/useUnsent.ts";
import { DECLINE_REASON_MAX } from "#server/features/groups/groups.limits.rules";
import { useGroupPeople } from "./useGroupPeople.ts";

const loadRule = async () => (await import("#server/features/groups/groups.rules")).requestDecline;

interface DeclineDialogProps {
  groupId: string;
  person: { id: string; name: string };
  onClose: () => void;
}

/** The question before a request to join is declined, with the reason for who sent it. */
export function DeclineDialog({ groupId, person, onClose }: DeclineDialogProps) {
  const people = useGroupPeople(groupId);
  const form = useTextForm({
    field: "reason",
    place: useUnsentPlace(useViewer().id, `reason to decline ${person.id} in group ${groupId}`),
    loadRule,
    max: DECLINE_REASON_MAX,
    send: async (reason) => {
      await people.answer(person, false, reason);
      onClose();
    },
    reasonOf: (failure) => messageOf(failure),
  });
  return (
    <ReasonDialog
      title={`Decline ${person.name}'s request?`}
      hint={`${person.name} reads it. You can admit them later.`}
      form={form}
      cancel="Cancel"
      act="Decline"
      acting="Declining..."
      onClose={onClose}
    />
  );
}
