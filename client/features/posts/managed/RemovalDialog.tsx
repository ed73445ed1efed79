import { useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { ReasonDialog } from "#client/features/people/ReasonDialog.tsx";
import { RuleSelect } from "#client/features/rules/RuleSelect.tsx";
import { useTextForm } from "#client/lib/unsent/useTextForm.ts";
import { useUnsentPlace } from "#client/lib/unsent/useUnsent.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { REMOVAL_REASON_MAX } from "#server/features/posts/managed/managed.limits.rules";
import type { Removable, RemovalWords } from "./removal.ts";

const loadRule = async () => (await import("#server/features/posts/managed/managed.rules")).groupRemoval;

interface RemovalDialogProps {
  kind: Removable;
  id: string;
  /** What happens to what belongs to it. */
  consequence: string;
  onRemove: (words: RemovalWords) => Promise<void>;
  onClose: () => void;
}

/**
 * The question before an owner or admin removes something from their group, with the rule and the reason for its author.
 */
export function RemovalDialog({ kind, id, consequence, onRemove, onClose }: RemovalDialogProps) {
  const [rule, setRule] = useState<string | null>(null);
  const form = useTextForm({
    field: "reason",
    place: useUnsentPlace(useViewer().id, `reason to remove ${kind} ${id}`),
    loadRule,
    max: REMOVAL_REASON_MAX,
    send: (reason) => onRemove({ reason: reason || null, rule }),
    reasonOf: (failure) => messageOf(failure, `The ${kind} could not be removed. Please try again.`),
  });
  return (
    <ReasonDialog
      title={`Remove this ${kind} from the group?`}
      hint="The author reads it."
      form={form}
      cancel="Keep it"
      act="Remove"
      acting="Removing..."
      onClose={onClose}
    >
      <Text as="p" variant="bodySm">
        {consequence} Moderators see what you did in their log.
      </Text>
      <RuleSelect value={rule} onValueChange={setRule} />
    </ReasonDialog>
  );
}
