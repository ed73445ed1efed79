import { useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { ActionRow } from "./ActionRow.tsx";
import { DeleteAccountDialog } from "./DeleteAccountDialog.tsx";

/** The way out for good. */
export function DeleteAccountRow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionRow
        title="Delete account"
        text="Your posts, comments, pictures and personal data go for good."
        action={
          <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
            Delete account…
          </Button>
        }
      />
      {isOpen && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </>
  );
}
