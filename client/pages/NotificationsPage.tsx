import { Notifications } from "#client/features/notifications/list/Notifications.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Columns } from "#client/ui/layout/Columns.ts";
import { CommunityColumn } from "#client/pages/beside/CommunityColumn.tsx";

/** The page of all notifications of the member. */
export function NotificationsPage() {
  useScreenTitle("Notifications");
  return (
    <Columns>
      <Notifications />
      <CommunityColumn />
    </Columns>
  );
}
