import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { MEMBERS_MAX, NAME_MAX } from "#server/features/chat/chat.limits.rules";
import { messageOf } from "#client/apollo/errors.ts";
import { ruleResolver } from "#client/lib/ruleResolver.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { FailureText } from "#client/ui/text/FailureText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { PeoplePicker } from "./PeoplePicker.tsx";
import type { Chosen } from "./PeoplePicker.tsx";
import { useConversationActions } from "#client/features/chat/core/useConversationActions.ts";

const nameResolver = ruleResolver(
  async () => (await import("#server/features/chat/chat.rules")).groupName,
  (typed: { name: string }) => typed,
);

/** Begins a conversation with a friend, or with several under a name. */
export function NewConversationDialog({ onClose }: { onClose: () => void }) {
  const { start } = useConversationActions();
  const formId = useId();
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const isGroup = chosen.length > 1;
  const form = useForm({
    // A conversation with one friend needs no name.
    ...(isGroup && { resolver: nameResolver }),
    defaultValues: { name: "" },
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const { errors, isSubmitting: isBusy } = form.formState;
  const submit = form.handleSubmit(async ({ name }) => {
    if (chosen.length === 0) return;
    try {
      await start(
        chosen.map(({ id }) => id),
        isGroup ? name : undefined,
      );
      onClose();
    } catch (failure) {
      form.setError("root", { message: messageOf(failure) });
    }
  });

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
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={12}>
          {isGroup && (
            <TextField
              label="Name of the group"
              maxLength={NAME_MAX}
              autoComplete="off"
              error={errors.name?.message}
              {...form.register("name", { onChange: () => form.clearErrors() })}
            />
          )}
          {chosen.length >= MEMBERS_MAX && (
            <Text variant="bodySm" tone="danger" role="alert">
              {`A conversation has at most ${MEMBERS_MAX} members.`}
            </Text>
          )}
          <FailureText text={errors.root?.message} />
          <PeoplePicker chosen={chosen} onChange={setChosen} />
        </Stack>
      </form>
    </Dialog>
  );
}
