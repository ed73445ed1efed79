import { useSyncExternalStore } from "react";

/** Why something failed on a device without network. */
export const OFFLINE = "You're offline. Try again once you're connected.";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Returns false while the device has no network at all. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
