import { Menu } from "lucide-react";
import { useState } from "react";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";

const load = async () => (await import("./MenuSheet.tsx")).MenuSheet;

/** Opens the list of all pages, where the window has no space for it beside the page. */
export function MenuButton() {
  const [isOpen, setOpen] = useState(false);
  const prepare = () => void ignoreFailure(load(), "ahead");
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        label="Menu"
        icon={<Menu aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <OnDemand load={load} onFailed={close}>
          {(MenuSheet) => <MenuSheet onClose={close} />}
        </OnDemand>
      )}
    </>
  );
}
