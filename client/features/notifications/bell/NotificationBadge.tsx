import { useEffect, useState } from "react";
import { useCounters } from "#client/features/bonds/core/useBondRequestsCount.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { tabTitle } from "#client/lib/text/tabTitle.ts";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
import { NotificationsButton } from "./NotificationsButton.tsx";

const load = async () => (await import("./NotificationMenu.tsx")).NotificationMenu;

/**
 * The notifications button in the header: it has a red dot while there are unseen notifications, and a press opens the
 * newest.
 */
export function NotificationBadge() {
  const count = useCounters()?.notifications ?? 0;
  const [isUsed, setUsed] = useState(false);
  useEffect(() => tabTitle.setNews(count), [count]);
  useEffect(() => () => tabTitle.setNews(0), []);

  const prepare = () => void ignoreFailure(load(), "ahead");
  const closed = (
    <NotificationsButton
      count={count}
      aria-haspopup="dialog"
      aria-expanded={isUsed}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setUsed(true)}
    />
  );
  if (!isUsed) return closed;
  return (
    <OnDemand load={load} waiting={closed} onFailed={() => setUsed(false)}>
      {(NotificationMenu) => <NotificationMenu count={count} />}
    </OnDemand>
  );
}
