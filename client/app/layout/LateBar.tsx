import { lazy, Suspense, useEffect, useState } from "react";
import { loadAgain } from "#client/lib/browser/loadAgain.ts";
import { whenIdle } from "#client/lib/browser/whenIdle.ts";
import { orElse } from "#client/lib/ignoreFailure.ts";

const Nothing = () => null;
const LazySessionEndedBar = lazy(async () => {
  const code = await orElse(
    loadAgain(() => import("./SessionEndedBar.tsx")),
    null,
    "optional",
  );
  return { default: code?.SessionEndedBar ?? Nothing };
});

/** The bar below the header about a session that has ended. Its code is loaded after the first screen. */
export function LateBar() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle) return null;
  return (
    <Suspense>
      <LazySessionEndedBar />
    </Suspense>
  );
}
