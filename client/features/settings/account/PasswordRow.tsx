import { useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
import { ActionRow } from "#client/features/settings/core/ActionRow.tsx";

const loadDialog = async () => (await import("./ChangePasswordDialog.tsx")).ChangePasswordDialog;

/** The row that changes the password. */
export function PasswordRow() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ActionRow
        title="Password"
        text="A new password signs out all your other devices."
        action={
          <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
            Change password
          </Button>
        }
      />
      {isOpen && (
        <OnDemand load={loadDialog} onFailed={close}>
          {(ChangePasswordDialog) => <ChangePasswordDialog onClose={close} />}
        </OnDemand>
      )}
    </>
  );
}
