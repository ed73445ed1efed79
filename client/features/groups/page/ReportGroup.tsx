import { Flag } from "lucide-react";
import { useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";

const load = async () => (await import("#client/features/bonds/reporting/ReportDialog.tsx")).ReportDialog;

/** The button that reports a group as a whole. */
export function ReportGroup({ group }: { group: { id: string } }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="ghost" size="sm" icon={<Flag aria-hidden />} onClick={() => setOpen(true)}>
        Report group…
      </Button>
      {isOpen && (
        <OnDemand load={load} onFailed={close}>
          {(ReportDialog) => <ReportDialog reported={{ kind: "GROUP", id: group.id }} person={null} onClose={close} />}
        </OnDemand>
      )}
    </>
  );
}
