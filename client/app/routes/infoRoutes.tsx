import type { RouteObject } from "react-router-dom";
import { FOOTER_GROUPS, type FooterPage } from "#client/app/layout/footerGroups.ts";
import type { RouteHandle } from "#client/app/layout/routeHandle.ts";

/** Returns the route of an informational page, which is public. */
function infoScreen({ name, label }: FooterPage): RouteObject {
  return {
    path: name,
    handle: { title: label, isPublic: true } satisfies RouteHandle,
    lazy: async () => {
      const { InfoPage } = await import("#client/pages/InfoPage.tsx");
      return { element: <InfoPage name={name} /> };
    },
  };
}

/** The screens about the product, and the one for an unknown address. */
export const infoRoutes: RouteObject[] = [
  ...FOOTER_GROUPS.flatMap(({ pages }) => pages).map(infoScreen),
  {
    path: "rules",
    handle: { title: "Community rules", isPublic: true } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import("#client/pages/RulesPage.tsx")).RulesPage }),
  },
  {
    path: "*",
    handle: { title: "Page not found", isPublic: true } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import("#client/pages/NotFoundPage.tsx")).NotFoundPage }),
  },
];
