import { requireViewer } from "#server/core/viewer";
import type { Route } from "#server/rest/route";
import type { PasswordsService } from "./auth.passwords.service.ts";

/** Passwords that are forgotten or changed. */
export function passwordsRoutes(passwords: PasswordsService): Route[] {
  return [
    {
      method: "POST",
      path: "/auth/forgot-password",
      urlencoded: true,
      async handle({ body, context }) {
        await passwords.requestReset(context, body);
        return { body: { message: "If an account has this address, a link to reset the password is on its way" } };
      },
    },
    {
      method: "POST",
      path: "/auth/reset-password",
      urlencoded: true,
      async handle({ body, context }) {
        const { password_confirmation: passwordConfirmation, ...given } = body;
        await passwords.reset(context, { ...given, passwordConfirmation });
        return { body: { message: "Your password has been reset. Please log in with the new one" } };
      },
    },
    {
      method: "POST",
      path: "/account/password",
      async handle({ body, context }) {
        await passwords.change(requireViewer(context), body);
        return { body: { message: "Your password has been changed" } };
      },
    },
  ];
}
