import { useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { ActionRow } from "./ActionRow.tsx";
import { ChangePasswordDialog } from "./ChangePasswordDialog.tsx";

/** The way to another password. */
export function PasswordRow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionRow
        title="Password"
        text="A new password signs all your other devices out."
        action={
          <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
            Change password
          </Button>
        }
      />
      {isOpen && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </>
  );
}
