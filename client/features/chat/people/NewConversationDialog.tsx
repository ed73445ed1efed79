import { useId, useState } from "react";
import type { FormEvent } from "react";
import { MEMBERS_MAX, NAME_MAX } from "#server/features/chat/chat.limits.rules";
import { groupName } from "#server/features/chat/chat.rules";
import { messageOf } from "#client/apollo/errors.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { PeoplePicker } from "./PeoplePicker.tsx";
import type { Chosen } from "./PeoplePicker.tsx";
import { useConversationActions } from "#client/features/chat/core/useConversationActions.ts";

/** Begins a conversation with a friend, or with several under a name. */
export function NewConversationDialog({ onClose }: { onClose: () => void }) {
  const { start } = useConversationActions();
  const formId = useId();
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const [name, setName] = useState("");
  const [errors, setErrors] = useState<{ name?: string | undefined; form?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const isGroup = chosen.length > 1;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || chosen.length === 0) return;
    const judged = isGroup ? groupName.safeParse({ name }) : null;
    if (judged && !judged.success) return setErrors({ name: judged.error.issues[0]?.message });
    setErrors({});
    setBusy(true);
    try {
      await start(
        chosen.map(({ id }) => id),
        judged?.data.name,
      );
      onClose();
    } catch (failure) {
      setErrors({ form: messageOf(failure) });
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title="New conversation"
      onOpenChange={(open) => !open && !isBusy && onClose()}
      footer={
        <Stack direction="row" gap={8} justify="flex-end">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy} disabled={chosen.length === 0}>
            {isGroup ? "Create group" : "Start"}
          </Button>
        </Stack>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack gap={12}>
          {isGroup && (
            <TextField
              label="Name of the group"
              value={name}
              maxLength={NAME_MAX}
              autoComplete="off"
              error={errors.name}
              onChange={(event) => {
                setErrors({});
                setName(event.target.value);
              }}
            />
          )}
          {chosen.length >= MEMBERS_MAX && (
            <Text variant="bodySm" tone="danger" role="alert">
              {`A conversation has at most ${MEMBERS_MAX} members.`}
            </Text>
          )}
          {errors.form && (
            <Text variant="bodySm" tone="danger" role="alert">
              {errors.form}
            </Text>
          )}
          <PeoplePicker chosen={chosen} onChange={setChosen} />
        </Stack>
      </form>
    </Dialog>
  );
}
