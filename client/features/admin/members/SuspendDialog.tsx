import { useState } from "react";
import { useRuleOptions } from "#client/features/moderation/case/useRuleOptions.ts";
import { LENGTHS, OUTCOMES } from "#client/features/moderation/core/words.ts";
import { WordsForm } from "#client/features/moderation/core/WordsForm.tsx";
import { SelectField } from "#client/ui/forms/SelectField.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import type { MemberActs } from "./useMemberActs.ts";
import type { MemberKnown } from "./useMemberPage.ts";

interface SuspendDialogProps {
  member: MemberKnown["member"];
  acts: Pick<MemberActs, "suspend">;
  onClose: () => void;
}

const NO_RULES: readonly { key: string; title: string }[] = [];

/** Suspends a member without a report, for a broken rule. */
export function SuspendDialog({ member: { id, user }, acts, onClose }: SuspendDialogProps) {
  const options = useRuleOptions(NO_RULES);
  const [chosen, setChosen] = useState("");
  const [length, setLength] = useState("7");
  const rule = chosen || (options[0]?.value ?? "");
  const { act, acting, effect } = OUTCOMES.SUSPEND;
  return (
    <Dialog open title={`${act} ${user.name}`} onOpenChange={(open) => !open && onClose()}>
      <Stack gap={16}>
        <SelectField label="Rule" options={options} value={rule} onChange={({ target }) => setChosen(target.value)} />
        <SelectField
          label="For how long"
          options={LENGTHS}
          value={length}
          onChange={({ target }) => setLength(target.value)}
        />
        <WordsForm
          effect={effect}
          label="Words to the member"
          hint="They read this with the rule."
          act={act}
          acting={acting}
          isDanger
          storedAs={`suspension of ${id}`}
          field="words"
          send={async (words) => {
            await acts.suspend({ rule, days: length === "" ? null : Number(length), words });
            toast.success(`${user.name} is suspended`);
          }}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}
