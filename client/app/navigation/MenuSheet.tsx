import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { DestinationList } from "./DestinationList.tsx";
import { ALL_DESTINATIONS } from "./destinations.ts";

/** The list of all pages as a dialog, open while it is mounted. A link that is followed closes it. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="Menu" onOpenChange={(open) => !open && onClose()}>
      <nav aria-label="All pages">
        <DestinationList destinations={ALL_DESTINATIONS} onFollow={onClose} />
      </nav>
    </Dialog>
  );
}
