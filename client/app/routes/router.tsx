import type { RouteObject } from "react-router-dom";
import { authRoutes } from "./authRoutes.ts";
import { infoRoutes } from "./infoRoutes.tsx";
import { memberRoutes } from "./memberRoutes.ts";
import { staffRoutes } from "./staffRoutes.ts";
import { FullPageSpinner } from "#client/app/layout/FullPageSpinner.tsx";
import { session } from "#client/apollo/session.ts";
import { RequireAuth, signedInApp } from "./RequireAuth.tsx";
import { Root } from "./Root.tsx";
import { RouteFailure } from "./RouteFailure.tsx";

/** Every address of the product. The server knows the same list, to answer 404 for the rest. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteFailure,
    HydrateFallback: FullPageSpinner,
    children: [
      {
        path: "auth",
        lazy: async () => ({ Component: (await import("#client/app/guest/AuthLayout.tsx")).AuthLayout }),
        children: authRoutes,
      },
      {
        Component: RequireAuth,
        // Code of the app is no data: no navigation needs it again.
        loader: () => (session.token() === null ? null : signedInApp.prepare()),
        shouldRevalidate: () => false,
        children: [...memberRoutes, ...staffRoutes, ...infoRoutes],
      },
    ],
  },
];
