import { Notifications } from "#client/features/notifications/list/Notifications.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";

/** What the member is told, all of it. */
export function NotificationsPage() {
  useScreenTitle("Notifications");
  return <Notifications />;
}
