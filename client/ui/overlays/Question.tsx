import type { ComponentProps } from "react";
import type { ConfirmDialog } from "./ConfirmDialog.tsx";
import { OnDemand } from "./OnDemand.tsx";

const load = async () => (await import("./ConfirmDialog.tsx")).ConfirmDialog;

/** A question before an action that cannot be undone. The dialog's code is loaded on first use. */
export function Question(props: ComponentProps<typeof ConfirmDialog>) {
  return (
    <OnDemand load={load} onFailed={props.onClose}>
      {(Dialog) => <Dialog {...props} />}
    </OnDemand>
  );
}
