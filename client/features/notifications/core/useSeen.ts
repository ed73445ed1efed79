import { useEffect } from "react";
import type { ListedNotification } from "./useNotifications.ts";
import { useNotificationActions } from "./useNotificationActions.ts";

/** Marks notifications as seen that are on the screen of a visible tab, but none that came after them. */
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
