import { useEffect } from "react";
import type { ListedNotification } from "./useNotifications.ts";
import { useNotificationActions } from "./useNotificationActions.ts";

/** What is shown to somebody who looks is seen; what came after it is not. */
export function useSeen(visible: readonly ListedNotification[] | null): void {
  const { see } = useNotificationActions();
  const unseen = visible?.find(({ seen }) => !seen)?.createdAt ?? null;
  useEffect(() => {
    if (unseen === null) return undefined;
    const look = () => {
      if (document.visibilityState === "visible") void see(unseen);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [unseen, see]);
}
