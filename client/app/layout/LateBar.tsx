import { lazy, Suspense, useEffect, useState } from "react";
import { loadAgain } from "#client/lib/browser/loadAgain.ts";
import { whenIdle } from "#client/lib/browser/whenIdle.ts";
import { orElse } from "#client/lib/ignoreFailure.ts";

const Nothing = () => null;
const LazyConnectionBar = lazy(async () => {
  const code = await orElse(
    loadAgain(() => import("./ConnectionBar.tsx")),
    null,
    "optional",
  );
  return { default: code?.ConnectionBar ?? Nothing };
});
const LazySessionEndedBar = lazy(async () => {
  const code = await orElse(
    loadAgain(() => import("./SessionEndedBar.tsx")),
    null,
    "optional",
  );
  return { default: code?.SessionEndedBar ?? Nothing };
});

/**
 * The bar above the header, about the connection, or the one below it, about the session. Their code is loaded after
 * the first screen, before anybody needs them.
 */
export function LateBar({ about }: { about: "connection" | "session" }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle) return null;
  return <Suspense>{about === "connection" ? <LazyConnectionBar /> : <LazySessionEndedBar />}</Suspense>;
}
