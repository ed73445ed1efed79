import { useApolloClient } from "@apollo/client/react";
import { useId, useState } from "react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { toast } from "#client/ui/toasts/toast.ts";

const DeleteGroup = graphql(`
  mutation DeleteGroup($id: ID!, $name: String!) {
    deleteGroup(id: $id, name: $name) {
      id
    }
  }
`);

interface DeleteGroupDialogProps {
  group: { id: string; name: string };
  onClose: () => void;
}

/** The question before an owner deletes a group; its name is typed to confirm. */
export function DeleteGroupDialog({ group, onClose }: DeleteGroupDialogProps) {
  const formId = useId();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isTyped = name.trim() === group.name.trim();

  async function remove(event: FormEvent) {
    event.preventDefault();
    if (!isTyped || isBusy) return;
    setBusy(true);
    try {
      await client.mutate({ mutation: DeleteGroup, variables: { id: group.id, name: name.trim() } });
      await navigate("/groups", { replace: true });
      toast.success("Group deleted", "You can restore it for 30 days.");
      client.cache.evict({ id: client.cache.identify({ __typename: "Group", id: group.id }) ?? "" });
      client.cache.gc();
      await client.refetchQueries({ include: ["MyGroups", "RailLists", "GroupFigures", "DeletedGroups"] });
    } catch (failure) {
      setError(messageOf(failure, "The group could not be deleted. Please try again."));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      isShort
      title="Delete this group?"
      onOpenChange={(open) => !open && !isBusy && onClose()}
      footer={
        <Stack direction="row" gap={8} justify="flex-end">
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            Keep it
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            loading={isBusy}
            loadingText="Deleting..."
            disabled={!isTyped}
          >
            Delete group
          </Button>
        </Stack>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void remove(event)}>
        <Stack gap={12}>
          <Text as="p" variant="bodySm">
            Nobody sees the group and its posts any more. You can restore it for 30 days on the page Groups; then it is
            deleted with its posts and files.
          </Text>
          <TextField
            label={`Type “${group.name}” to confirm`}
            value={name}
            autoComplete="off"
            error={error}
            onChange={(event) => setName(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
