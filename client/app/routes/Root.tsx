import { useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { whenIdle } from "#client/lib/browser/whenIdle.ts";
import { orElse } from "#client/lib/ignoreFailure.ts";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";
import { RouteProgress } from "./RouteProgress.tsx";

/** Screens whose scroll position is stored by address: their link in the navigation returns to that position. */
const SAME_INSTANCE_PATHS = new Set(["/", "/bookmarks"]);

/** The frame of every route: what all screens share. */
export function Root() {
  useEffect(() => whenIdle(() => void startKeepingFocus()), []);
  return (
    <>
      <RouteProgress />
      <Outlet />
      <ScrollRestoration getKey={({ pathname, key }) => (SAME_INSTANCE_PATHS.has(pathname) ? pathname : key)} />
      <RouteAnnouncer />
    </>
  );
}

/** Loads the keeper of the focus after the first screen. It works as long as the page. */
async function startKeepingFocus(): Promise<void> {
  const code = await orElse(import("#client/lib/browser/focusKeeper.ts"), null, "optional");
  code?.keepFocus();
}
