import { useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
import { ActionRow } from "#client/features/settings/core/ActionRow.tsx";

const loadDialog = async () => (await import("./DeleteAccountDialog.tsx")).DeleteAccountDialog;

/** The row that deletes the account. */
export function DeleteAccountRow() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ActionRow
        title="Delete account"
        text="Deletes your posts, comments, pictures and personal data after two weeks."
        action={
          <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
            Delete account…
          </Button>
        }
      />
      {isOpen && (
        <OnDemand load={loadDialog} onFailed={close}>
          {(DeleteAccountDialog) => <DeleteAccountDialog onClose={close} />}
        </OnDemand>
      )}
    </>
  );
}
