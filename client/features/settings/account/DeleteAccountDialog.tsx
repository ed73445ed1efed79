import { useMutation } from "@apollo/client/react";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { messageOf } from "#client/apollo/errors.ts";
import { session } from "#client/apollo/session.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { PasswordField, TextField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { accountDeletion, LEAVING_DAYS } from "#server/features/auth/auth.rules";
import { type Receipt, receiptInWords } from "#server/features/auth/deletion/deletion.receipt.rules";

const LeaveAccount = graphql(`
  mutation LeaveAccount($password: String!) {
    leaveAccount(password: $password) {
      deletesAt
      receipt {
        posts
        comments
        messages
        files
        bonds
        likes
        bookmarks
      }
    }
  }
`);

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });

/** Says when the account is deleted, and what with it. */
function farewell({ deletesAt, receipt }: { deletesAt: string; receipt: Receipt }): string {
  const counted = receiptInWords(receipt);
  const what = counted === "" ? "your account" : `your account with ${counted}`;
  return `On ${DAY.format(new Date(deletesAt))} ${what} will be deleted. Sign in before then to keep it.`;
}

/** The last question before an account is deleted: the member types their name and the password. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { id, username } = useViewer();
  const formId = useId();
  const [remove] = useMutation(LeaveAccount);
  const [typed, setTyped] = useState("");
  const [typedFault, setTypedFault] = useState("");
  const [typedField, setTypedField] = useState<HTMLInputElement | null>(null);
  const form = useForm({
    resolver: standardSchemaResolver(accountDeletion),
    defaultValues: { password: "" },
    reValidateMode: "onSubmit",
    // The first field of the form is not part of its rules, so the code below moves the focus.
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const confirmation = `Type ${username} to confirm`;

  /** Checks whether the member has typed their name; else the field shows that it is required. */
  function isConfirmed(): boolean {
    const isSame = typed.trim().replace(/^@/, "").toLowerCase() === username.toLowerCase();
    setTypedFault(isSame ? "" : confirmation);
    if (!isSame) typedField?.focus();
    return isSame;
  }

  const handleSubmit = form.handleSubmit(
    async (variables) => {
      if (!isConfirmed()) return;
      try {
        const { data } = await remove({ variables });
        session.leave(id);
        toast.success("Account deleted", data?.leaveAccount ? farewell(data.leaveAccount) : undefined);
      } catch (failure) {
        const message = messageOf(failure, "Couldn't delete the account. Try again.");
        form.setError("password", { message }, { shouldFocus: true });
      }
    },
    () => {
      if (isConfirmed()) form.setFocus("password");
    },
  );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete your account"
      footer={
        <Stack direction="row" gap={8} justify="flex-end">
          <Button variant="ghost" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={isSubmitting}>
            Delete account
          </Button>
        </Stack>
      }
    >
      <form id={formId} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <Stack gap={20}>
          <Text variant="bodySm">
            You are signed out everywhere, and nobody sees your profile or anything of yours any more. After{" "}
            {LEAVING_DAYS} days your posts, comments, likes, pictures and personal data are deleted. Replies to your
            comments stay, under a placeholder.
          </Text>
          <Text variant="bodySm">
            If you change your mind, sign in within these {LEAVING_DAYS} days. Afterwards it cannot be undone.
          </Text>
          <TextField
            ref={setTypedField}
            label={confirmation}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            error={typedFault}
            readOnly={isSubmitting}
            onChange={(event) => {
              setTyped(event.target.value);
              setTypedFault("");
            }}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            readOnly={isSubmitting}
            error={errors.password?.message}
            {...form.register("password", { onChange: () => form.clearErrors("password") })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
