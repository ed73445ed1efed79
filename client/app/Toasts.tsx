import { loadAgain } from "#client/lib/browser/loadAgain.ts";
import { orElse } from "#client/lib/ignoreFailure.ts";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { whenIdle } from "#client/lib/browser/whenIdle.ts";
import { toastStore } from "#client/ui/toasts/toast.ts";

const Toaster = lazy(async () => {
  // Without its code the page works, and reports nothing.
  const part = await orElse(
    loadAgain(() => import("#client/ui/toasts/Toaster.tsx")),
    null,
    "optional",
  );
  return { default: part?.Toaster ?? Nothing };
});
const Nothing = () => null;

/** Renders the toasts. Their code is loaded after the first screen, or with the first toast if that comes sooner. */
export function Toasts() {
  const [isIdle, setIdle] = useState(false);
  const hasToast = useSyncExternalStore(toastStore.subscribe, () => toastStore.items().length > 0);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle && !hasToast) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
