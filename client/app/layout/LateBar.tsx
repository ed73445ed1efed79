import { lazy, Suspense, useEffect, useState } from "react";
import type { ComponentType } from "react";
import { loadAgain } from "#client/lib/browser/loadAgain.ts";
import { whenIdle } from "#client/lib/browser/whenIdle.ts";
import { orElse } from "#client/lib/ignoreFailure.ts";

const Nothing = () => null;

/** Makes bars whose code is loaded after the first screen. */
function lateBar(load: () => Promise<ComponentType>) {
  const Bars = lazy(async () => ({ default: (await orElse(loadAgain(load), null, "optional")) ?? Nothing }));
  return function Late() {
    const [isIdle, setIdle] = useState(false);
    useEffect(() => whenIdle(() => setIdle(true)), []);
    if (!isIdle) return null;
    return (
      <Suspense>
        <Bars />
      </Suspense>
    );
  };
}

/** The bars below the header about what the member has to know. */
export const LateBar = lateBar(async () => (await import("./LateBars.tsx")).LateBars);
/** The same for visitors. */
export const GuestBar = lateBar(async () => (await import("#client/features/community/GuestNotices.tsx")).GuestNotices);
