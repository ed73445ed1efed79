import type { ReactElement } from "react";
import { MutePostItem } from "#client/features/bonds/ties/MutePostItem.tsx";
import { Menu } from "#client/ui/overlays/Menu.tsx";

interface NotificationRowMenuProps {
  /** The post that the notification is about. */
  postId: string;
  trigger: ReactElement;
}

/** The menu of a notification about a post. It is open when it mounts. */
export function NotificationRowMenu({ postId, trigger }: NotificationRowMenuProps) {
  return (
    <Menu trigger={trigger} label="This notification" defaultOpen>
      <MutePostItem postId={postId} />
    </Menu>
  );
}
