import type { RouteObject } from "react-router-dom";
import type { RouteHandle } from "#client/app/layout/routeHandle.ts";

/**
 * The screens of moderators and admins, and the public figures about moderation. One page for each of the two loads what
 * the viewer may see, so that the table of routes, which everybody loads, stays short; the page names itself, because to
 * most people these addresses are unknown.
 */
export const staffRoutes: RouteObject[] = [
  "moderation",
  "moderation/appeals",
  "moderation/log",
  "moderation-report",
  "admin",
  "admin/members",
  "admin/members/:username",
  "admin/registration",
  "admin/settings",
  "admin/rules",
].map((path) => ({
  path,
  handle: { isPublic: true } satisfies RouteHandle,
  lazy: async () => ({
    Component: path.startsWith("admin")
      ? (await import("#client/pages/AdminPage.tsx")).AdminPage
      : (await import("#client/pages/ModerationPage.tsx")).ModerationPage,
  }),
}));
