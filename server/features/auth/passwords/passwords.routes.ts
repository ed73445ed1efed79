import { requireViewer } from "#server/core/viewer";
import { done } from "#server/rest/answers";
import { call, guestCall, type Route } from "#server/rest/route";
import type { PasswordsService } from "./passwords.service.ts";
import { emailOnly, passwordChange, passwordResetByLink } from "#server/features/auth/auth.rules";

/** Passwords that are forgotten or changed. */
export function passwordsRoutes(passwords: PasswordsService): Route[] {
  return [
    guestCall({
      method: "POST",
      path: "/auth/forgot-password",
      urlencoded: true,

      doc: {
        tag: "Signing in",
        summary: "Ask for a link to a new password",
        details: "The answer is the same whether an account has the address or not.",
        body: emailOnly,
        example: { email: "ada@example.com" },
        answer: done,
      },
      async handle({ body, context }) {
        await passwords.requestReset(context, body);
        return { body: { message: "If an account has this address, a link to reset the password is on its way" } };
      },
    }),
    guestCall({
      method: "POST",
      path: "/auth/reset-password",
      urlencoded: true,

      doc: {
        tag: "Signing in",
        summary: "Choose a new password by a mailed link",
        body: passwordResetByLink,
        example: {
          token: "kq0m3xkH8s6b",
          email: "ada@example.com",
          password: "correct horse battery",
          password_confirmation: "correct horse battery",
        },
        answer: done,
      },
      async handle({ body, context }) {
        const { password_confirmation: passwordConfirmation, ...given } = body;
        await passwords.reset(context, { ...given, passwordConfirmation });
        return { body: { message: "Your password has been reset. Please log in with the new one" } };
      },
    }),
    call({
      method: "POST",
      path: "/account/password",
      doc: {
        tag: "Me",
        summary: "Change the password",
        details: "All other sessions end.",
        body: passwordChange,
        example: { current: "correct horse battery", next: "wrong donkey battery" },
        answer: done,
      },
      async handle({ body, context }) {
        await passwords.change(requireViewer(context), body);
        return { body: { message: "Your password has been changed" } };
      },
    }),
  ];
}
