import styled from "@emotion/styled";
import { useState } from "react";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { Popover } from "#client/ui/overlays/Popover.tsx";
import { useMediaQuery } from "#client/lib/browser/useMediaQuery.ts";
import { NotificationsButton } from "./NotificationsButton.tsx";
import { NewestNotifications } from "./NewestNotifications.tsx";

/** The notifications button after the first press: its menu is open when it mounts, and fills the screen on phones. */
export function NotificationMenu({ count }: { count: number }) {
  const [isOpen, setOpen] = useState(true);
  const isWide = useMediaQuery("(min-width: 48em)");
  const close = () => setOpen(false);
  // The dot is hidden while the list is open.
  const button = <NotificationsButton count={isOpen ? 0 : count} aria-haspopup="dialog" aria-expanded={isOpen} />;
  if (isWide) {
    return (
      <Popover open={isOpen} onOpenChange={setOpen} label="Notifications" align="end" trigger={button}>
        <Sheet>
          <NewestNotifications onLeave={close} />
        </Sheet>
      </Popover>
    );
  }
  return (
    <>
      <NotificationsButton
        count={isOpen ? 0 : count}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} onOpenChange={setOpen} title="Notifications">
        <EdgeToEdge>
          <NewestNotifications onLeave={close} isTitled />
        </EdgeToEdge>
      </Dialog>
    </>
  );
}

// The container has padding at its sides, and so do the rows.
const EdgeToEdge = styled.div(({ theme }) => ({ margin: `-${theme.space(16)}` }));
const Sheet = styled.div({ width: 360, maxWidth: "100%" });
