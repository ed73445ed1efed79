import type { RouteObject } from "react-router-dom";
import { authRoutes } from "./authRoutes.ts";
import { infoRoutes } from "./infoRoutes.tsx";
import { memberRoutes } from "./memberRoutes.ts";
import { FullPageSpinner } from "#client/app/layout/FullPageSpinner.tsx";
import { RequireAuth } from "./RequireAuth.tsx";
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
      { Component: RequireAuth, children: [...memberRoutes, ...infoRoutes] },
    ],
  },
];
