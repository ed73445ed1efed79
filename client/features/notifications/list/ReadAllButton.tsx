import { CheckCheck } from "lucide-react";
import { Button } from "#client/ui/controls/Button.tsx";
import type { ListedNotification } from "#client/features/notifications/core/useNotifications.ts";
import { useNotificationActions } from "#client/features/notifications/core/useNotificationActions.ts";

/** Marks all as read that came until the newest that is shown, what is further down included. */
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
