import type { RouteObject } from "react-router-dom";
import type { RouteHandle } from "#client/app/layout/routeHandle.ts";

/** The screens of a visitor who signs in or up, or follows a link of a mail. */
export const authRoutes: RouteObject[] = [
  {
    path: "login",
    handle: { title: "Sign In" } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import("#client/pages/auth/LoginPage.tsx")).LoginPage }),
  },
  {
    path: "register",
    handle: { title: "Create Account" } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import("#client/pages/auth/RegisterPage.tsx")).RegisterPage }),
  },
  {
    path: "forgot-password",
    handle: { title: "Reset Password" } satisfies RouteHandle,
    lazy: async () => ({
      Component: (await import("#client/pages/auth/ForgotPasswordPage.tsx")).ForgotPasswordPage,
    }),
  },
  {
    path: "reset-password/:token",
    handle: { title: "Set New Password", isForMembersToo: true } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import("#client/pages/auth/ResetPasswordPage.tsx")).ResetPasswordPage }),
  },
  {
    path: "verify-email",
    handle: { title: "Verify email", isForMembersToo: true } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import("#client/pages/auth/VerifyEmailPage.tsx")).VerifyEmailPage }),
  },
  {
    path: "unsubscribe",
    handle: { title: "Stop emails", isForMembersToo: true } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import("#client/pages/auth/UnsubscribePage.tsx")).UnsubscribePage }),
  },
];
