import { useState } from "react";
import { WordsForm } from "#client/features/moderation/core/WordsForm.tsx";
import type { MemberRole } from "#client/gql/graphql.ts";
import { SelectField } from "#client/ui/forms/SelectField.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { ROLE_NAMES } from "./memberMarks.ts";
import type { MemberActs } from "./useMemberActs.ts";
import type { MemberKnown } from "./useMemberPage.ts";

const ROLES: readonly MemberRole[] = ["MEMBER", "MODERATOR", "ADMIN"];
const EFFECTS: Readonly<Record<MemberRole, string>> = {
  MEMBER: "They can do what every member can.",
  MODERATOR: "They decide reports and appeals, and who becomes a member.",
  ADMIN: "They can do everything that you can, and also take your role.",
};

interface RoleDialogProps {
  member: MemberKnown["member"];
  acts: Pick<MemberActs, "setRole">;
  onClose: () => void;
}

/** Gives a member another role, for a reason that stays in the log. */
export function RoleDialog({ member: { id, user, role: present }, acts, onClose }: RoleDialogProps) {
  const [role, setRole] = useState<MemberRole>(present === "MEMBER" ? "MODERATOR" : "MEMBER");
  return (
    <Dialog open title={`Role of ${user.name}`} onOpenChange={(open) => !open && onClose()}>
      <Stack gap={16}>
        <SelectField
          label="Role"
          value={role}
          options={ROLES.filter((one) => one !== present).map((value) => ({ value, label: ROLE_NAMES[value] }))}
          onChange={({ target }) => setRole(ROLES.find((one) => one === target.value) ?? role)}
        />
        <WordsForm
          effect={EFFECTS[role]}
          label="Reason"
          hint="Other moderators read it in the log."
          act="Change role"
          acting="Changing…"
          storedAs={`role of ${id}`}
          field="why"
          send={async (why) => {
            await acts.setRole(role, why);
            toast.success(
              `${user.name} is now ${role === "ADMIN" ? "an admin" : `a ${ROLE_NAMES[role].toLowerCase()}`}`,
            );
          }}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}
