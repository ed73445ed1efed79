import { useLayoutEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { keepFocus } from "#client/lib/browser/focusKeeper.ts";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";
import { RouteProgress } from "./RouteProgress.tsx";

/** Screens whose scroll position is stored by address: their link in the navigation returns to that position. */
const SAME_INSTANCE_PATHS = new Set(["/", "/bookmarks"]);

/** The frame of every route: what all screens share. */
export function Root() {
  // It has to know what had the focus before that goes, so it starts with the first frame.
  useLayoutEffect(keepFocus, []);
  return (
    <>
      <RouteProgress />
      <Outlet />
      <ScrollRestoration getKey={({ pathname, key }) => (SAME_INSTANCE_PATHS.has(pathname) ? pathname : key)} />
      <RouteAnnouncer />
    </>
  );
}
