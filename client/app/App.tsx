import createCache from "@emotion/cache";
import { CacheProvider, ThemeProvider } from "@emotion/react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { theme } from "#client/theme/theme.ts";
import { AppErrorBoundary } from "./AppErrorBoundary.tsx";
import { nonce } from "./nonce.ts";
import { routes } from "#client/app/routes/router.tsx";
import { Toasts } from "./Toasts.tsx";

const cache = createCache({ key: "c", ...(nonce && { nonce }) });
const router = createBrowserRouter(routes);

/** Composes the app from the outside in: styles, theme, error boundary, screens, and the toasts beside them. */
export function App() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <AppErrorBoundary>
          <RouterProvider router={router} />
        </AppErrorBoundary>
        <Toasts />
      </ThemeProvider>
    </CacheProvider>
  );
}
