import { Notifications } from "#client/features/notifications/Notifications.tsx";
import { useScreenTitle } from "#client/lib/useScreenTitle.ts";

/** What the member is told, all of it. */
export function NotificationsPage() {
  useScreenTitle("Notifications");
  return <Notifications />;
}
