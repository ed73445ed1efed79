import { charactersLeft } from "#client/lib/text/numbers.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextArea } from "#client/ui/forms/Field.tsx";
import { SelectField } from "#client/ui/forms/SelectField.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { UnsentNote } from "#client/ui/states/UnsentNote.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { LENGTHS, OUTCOMES } from "#client/features/moderation/core/words.ts";
import { useOutcomeForm } from "./useOutcomeForm.ts";
import type { OutcomeOrder } from "./useOutcomeForm.ts";
import { useRuleOptions } from "./useRuleOptions.ts";

/** So near to the limit the counter shows. */
const NEAR_LIMIT = 100;

/** The rule, the words to the member and, for a suspension, its length. What was written stays until it is sent. */
export function OutcomeDialog({ onClose, ...order }: OutcomeOrder & { onClose: () => void }) {
  const { outcome, subject, rules } = order;
  const { unsent, left, rule, faults, failure, isSending, ...form } = useOutcomeForm(order);
  const options = useRuleOptions(rules);
  const { act, acting, effect } = OUTCOMES[outcome];
  const isDismissal = outcome === "DISMISS";

  return (
    <Dialog
      open
      title={`${act}: ${subject.about}`}
      onOpenChange={(open) => !open && !isSending && onClose()}
      onOpenAutoFocus={(event) => {
        // The rule that is named most is usually right; what is missing are the words.
        const field = event.target instanceof HTMLElement && event.target.querySelector("textarea");
        if (!field) return;
        event.preventDefault();
        field.focus();
      }}
    >
      <form noValidate onSubmit={form.handleSubmit}>
        <Stack gap={16}>
          <Text variant="bodySm" tone="secondary">
            {effect}
          </Text>
          {!isDismissal && (
            <SelectField
              label="Rule"
              options={options}
              value={rule}
              error={faults["rule"]}
              onChange={(event) => form.setRule(event.target.value)}
            />
          )}
          {outcome === "SUSPEND" && (
            <SelectField
              label="For how long"
              options={LENGTHS}
              value={form.length}
              error={faults["days"]}
              onChange={(event) => form.setLength(event.target.value)}
            />
          )}
          <TextArea
            label={isDismissal ? "Note for the log (optional)" : "Words to the member"}
            rows={4}
            value={unsent.values.text}
            error={faults["words"] ?? (left < 0 ? charactersLeft(left) : undefined)}
            hint={isDismissal ? "Only moderators read it." : "They read this with the rule."}
            status={left >= 0 && left <= NEAR_LIMIT ? charactersLeft(left) : ""}
            onKeyDown={form.handleKeyDown}
            onChange={(event) => unsent.box.change({ text: event.target.value })}
          />
          <UnsentNote unsent={unsent} />
          {failure && (
            <Text variant="bodySm" tone="danger" role="alert">
              {failure}
            </Text>
          )}
          <Stack direction="row" gap={8} justify="flex-end">
            <Button variant="ghost" disabled={isSending} onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant={outcome === "REMOVE" || outcome === "SUSPEND" ? "danger" : "primary"}
              loading={isSending}
              loadingText={acting}
              disabled={left < 0}
              aria-keyshortcuts="Control+Enter"
            >
              {act}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
