import { Outlet, ScrollRestoration } from "react-router-dom";
import { RouteAnnouncer } from "./RouteAnnouncer.tsx";
import { RouteProgress } from "./RouteProgress.tsx";

/** Screens whose place is kept by address: their link in the navigation leads back to where one was. */
const SAME_INSTANCE_PATHS = new Set(["/", "/bookmarks"]);

/** What goes with every route. */
export function Root() {
  return (
    <>
      <RouteProgress />
      <Outlet />
      <ScrollRestoration getKey={({ pathname, key }) => (SAME_INSTANCE_PATHS.has(pathname) ? pathname : key)} />
      <RouteAnnouncer />
    </>
  );
}
