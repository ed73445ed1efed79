import * as z from "zod";
import type { UrlOf } from "#server/features/media/media.model";
import { done } from "#server/rest/answers";
import { call, guestCall, type Route } from "#server/rest/route";
import { accountAnswer, signInFields } from "./auth.answers.ts";
import type { SignIn } from "./auth.model.ts";
import { presentAccount } from "./auth.presenter.ts";
import { credentialsBody, registrationBody, usernameSent } from "./auth.requests.ts";
import type { AuthService } from "./auth.service.ts";

/** Serves registration, sign-in and sign-out over REST. */
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
      isSecret: true,
      body: registrationBody,
      doc: {
        tag: "Signing in",
        summary: "Create an account",
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
      handle: async ({ body, context }) => ({ status: 201, body: present(await auth.register(context, body)) }),
    }),
    guestCall({
      method: "POST",
      path: "/auth/login",
      urlencoded: true,
      isSecret: true,
      body: credentialsBody,
      doc: {
        tag: "Signing in",
        summary: "Sign in",
        details: "`login` is an email or a username, case-insensitive.",
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
        details: "The token becomes invalid and its open sockets close at once.",
        answer: done,
      },
      async handle({ viewer }) {
        await auth.logout(viewer);
        return { body: { message: "Logged out successfully" } };
      },
    }),
    guestCall({
      method: "GET",
      path: "/auth/check-username",
      query: usernameSent,
      doc: {
        tag: "Signing in",
        summary: "Check whether a username is available",
        answer: { available: z.boolean() },
      },
      handle: async ({ query, context }) => ({
        body: { available: await auth.isUsernameAvailable(context, query.username) },
      }),
    }),
    call({
      method: "GET",
      path: "/user",
      doc: { tag: "Me", summary: "Get the viewer's account", answer: { user: accountAnswer } },
      handle: async ({ viewer }) => ({ body: { user: presentAccount(await auth.account(viewer), urlOf) } }),
    }),
  ];
}
