import { done } from "#server/rest/answers";
import { call, guestCall, type Route } from "#server/rest/route";
import type { PasswordsService } from "./passwords.service.ts";
import { emailBody, passwordChangeBody, passwordResetBody } from "#server/features/auth/auth.requests";

/** Resets and changes passwords over REST. */
export function passwordsRoutes(passwords: PasswordsService): Route[] {
  return [
    guestCall({
      method: "POST",
      path: "/auth/forgot-password",
      urlencoded: true,
      body: emailBody,
      doc: {
        name: "requestPasswordReset",
        tag: "Signing in",
        summary: "Request a link for a new password",
        details: "The answer is the same whether or not an account has the address.",
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
      body: passwordResetBody,
      doc: {
        name: "resetPassword",
        tag: "Signing in",
        summary: "Set a new password with the link from an email",
        details: "Takes the token of the link from an email, which works once. All sessions of the member end.",
        example: {
          token: "kq0m3xkH8s6b",
          email: "ada@example.com",
          password: "correct horse battery",
          password_confirmation: "correct horse battery",
        },
        answer: done,
      },
      async handle({ body, context }) {
        await passwords.reset(context, body);
        return { body: { message: "Your password has been reset. Please log in with the new one" } };
      },
    }),
    call({
      method: "POST",
      path: "/account/password",
      body: passwordChangeBody,
      doc: {
        name: "changePassword",
        tag: "Me",
        summary: "Change the password",
        details: "All other sessions end.",
        example: { current: "correct horse battery", next: "wrong donkey battery" },
        answer: done,
      },
      async handle({ viewer, body }) {
        await passwords.change(viewer, body);
        return { body: { message: "Your password has been changed" } };
      },
    }),
  ];
}
