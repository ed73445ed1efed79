import { CheckCheck } from "lucide-react";
import { Button } from "#client/ui/controls/Button.tsx";
import type { ListedNotification } from "#client/features/notifications/core/useNotifications.ts";
import { useNotificationActions } from "#client/features/notifications/core/useNotificationActions.ts";

/** A button that marks all notifications as read up to the newest visible one, including those further down. */
export function ReadAllButton({ visible }: { visible: readonly ListedNotification[] }) {
  const { readAll } = useNotificationActions();
  const [newest] = visible;
  if (!newest) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<CheckCheck aria-hidden />}
      onClick={() =>
        void readAll(
          newest.createdAt,
          visible.map(({ id }) => id),
        )
      }
    >
      Mark all as read
    </Button>
  );
}
