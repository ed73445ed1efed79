import type { ComponentProps } from "react";
import type { ConfirmDialog } from "./ConfirmDialog.tsx";
import { OnDemand } from "./OnDemand.tsx";

const load = async () => (await import("./ConfirmDialog.tsx")).ConfirmDialog;

/** Asks before something that cannot be taken back. The dialog's code comes when it is first asked. */
export function Question(props: ComponentProps<typeof ConfirmDialog>) {
  return (
    <OnDemand load={load} onFailed={props.onClose}>
      {(Dialog) => <Dialog {...props} />}
    </OnDemand>
  );
}
