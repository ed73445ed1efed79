import * as z from "zod";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { done } from "#server/rest/answers";
import { call, guestCall, type Route } from "#server/rest/route";
import { accountAnswer, signInFields } from "./auth.answers.ts";
import type { SignIn } from "./auth.model.ts";
import { presentAccount } from "./auth.presenter.ts";
import { credentials, registration, usernameQuery } from "./auth.rules.ts";
import type { AuthService } from "./auth.service.ts";

/** Registration, sign-in and sign-out. */
export function authRoutes(auth: AuthService, urlOf: UrlOf): Route[] {
  const present = ({ token, account, message }: SignIn) => ({
    token,
    user: presentAccount(account, urlOf),
    message,
  });
  return [
    guestCall({
      method: "POST",
      path: "/auth/register",
      urlencoded: true,

      doc: {
        tag: "Signing in",
        summary: "Create an account",
        body: registration,
        example: {
          name: "Ada Lovelace",
          email: "ada@example.com",
          username: "ada",
          password: "correct horse battery",
          password_confirmation: "correct horse battery",
        },
        answer: signInFields,
        status: 201,
      },
      async handle({ body, context }) {
        const { password_confirmation: passwordConfirmation, ...given } = body;
        return { status: 201, body: present(await auth.register(context, { ...given, passwordConfirmation })) };
      },
    }),
    guestCall({
      method: "POST",
      path: "/auth/login",
      urlencoded: true,

      doc: {
        tag: "Signing in",
        summary: "Sign in",
        details: "`login` is an email or a username, in any case.",
        body: credentials,
        example: { login: "ada", password: "correct horse battery" },
        answer: signInFields,
        refuses: ["UNAUTHENTICATED"],
      },
      handle: async ({ body, context }) => ({ body: present(await auth.login(context, body)) }),
    }),
    call({
      method: "POST",
      path: "/auth/logout",
      urlencoded: true,

      doc: {
        tag: "Signing in",
        summary: "Sign out",
        details: "The token is dead at once, everywhere, with its open sockets.",
        answer: done,
      },
      async handle({ context }) {
        await auth.logout(requireViewer(context));
        return { body: { message: "Logged out successfully" } };
      },
    }),
    guestCall({
      method: "GET",
      path: "/auth/check-username",
      doc: {
        tag: "Signing in",
        summary: "Whether a username is free",
        query: usernameQuery.shape,
        answer: { available: z.boolean() },
      },
      handle: async ({ query, context }) => ({
        body: { available: await auth.isUsernameAvailable(context, query["username"]) },
      }),
    }),
  ];
}
