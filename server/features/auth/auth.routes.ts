import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import type { RestAnswer, Route } from "#server/rest/route";
import type { SignIn } from "./auth.model.ts";
import { presentAccount } from "./auth.presenter.ts";
import type { AuthService } from "./auth.service.ts";

/** Registration, sign-in and sign-out, and who is signed in. */
export function authRoutes(auth: AuthService, urlOf: UrlOf): Route[] {
  const present = ({ token, account, message }: SignIn): RestAnswer["body"] => ({
    token,
    user: presentAccount(account, urlOf),
    message,
  });
  return [
    {
      method: "POST",
      path: "/auth/register",
      urlencoded: true,
      async handle({ body, context }) {
        const { password_confirmation: passwordConfirmation, ...given } = body;
        return { status: 201, body: present(await auth.register(context, { ...given, passwordConfirmation })) };
      },
    },
    {
      method: "POST",
      path: "/auth/login",
      urlencoded: true,
      handle: async ({ body, context }) => ({ body: present(await auth.login(context, body)) }),
    },
    {
      method: "POST",
      path: "/auth/logout",
      urlencoded: true,
      async handle({ context }) {
        await auth.logout(requireViewer(context));
        return { body: { message: "Logged out successfully" } };
      },
    },
    {
      method: "GET",
      path: "/auth/check-username",
      handle: async ({ query, context }) => ({
        body: { available: await auth.isUsernameAvailable(context, query["username"]) },
      }),
    },
    {
      method: "GET",
      path: "/user",
      handle: async ({ context }) => ({
        body: { user: presentAccount(await auth.account(requireViewer(context)), urlOf) },
      }),
    },
  ];
}
