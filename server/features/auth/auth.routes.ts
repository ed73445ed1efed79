import * as z from "zod";
import type { UrlOf } from "#server/features/media/media.model";
import { done } from "#server/rest/answers";
import { call, guestCall, type Route } from "#server/rest/route";
import { accountAnswer, registeredFields, signInFields, suspensionFacts } from "./auth.answers.ts";
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
        name: "register",
        tag: "Signing in",
        summary: "Create an account",
        example: {
          name: "Ada Lovelace",
          email: "ada@example.com",
          username: "ada",
          password: "correct horse battery",
          password_confirmation: "correct horse battery",
        },
        details:
          "Where accounts are approved, `token` and `user` are null, and an email says when it is decided. An invitation needs no approval.",
        answer: registeredFields,
        status: 201,
        refuses: ["FORBIDDEN"],
      },
      async handle({ body, context }) {
        const { token, account, message } = await auth.register(context, body);
        return { status: 201, body: { token, user: account && presentAccount(account, urlOf), message } };
      },
    }),
    guestCall({
      method: "POST",
      path: "/auth/login",
      urlencoded: true,
      isSecret: true,
      worksInMaintenance: true,
      body: credentialsBody,
      doc: {
        name: "login",
        tag: "Signing in",
        summary: "Sign in",
        details:
          "`login` is an email or a username, case-insensitive. The right password of a suspended member is refused with 403, which says why and until when.",
        example: { login: "ada", password: "correct horse battery" },
        answer: signInFields,
        refuses: ["UNAUTHENTICATED", "FORBIDDEN"],
        facts: { FORBIDDEN: suspensionFacts },
      },
      handle: async ({ body, context }) => ({ body: present(await auth.login(context, body)) }),
    }),
    call({
      method: "POST",
      path: "/auth/logout",
      urlencoded: true,
      worksInMaintenance: true,
      doc: {
        name: "logout",
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
        name: "checkUsername",
        tag: "Signing in",
        summary: "Check whether a username is available",
        details:
          "Guests may ask while they fill in a form. The answer is also `false` for a username that nobody could have, and a free one can be taken by somebody else before the form is sent.",
        answer: { available: z.boolean() },
      },
      handle: async ({ query, context }) => ({
        body: { available: await auth.isUsernameAvailable(context, query.username) },
      }),
    }),
    call({
      method: "GET",
      path: "/user",
      doc: {
        name: "getViewer",
        tag: "Me",
        summary: "Get the viewer's account",
        details:
          "Returns the member to whom the token belongs, with the email address and the settings that nobody else sees.",
        answer: { user: accountAnswer },
      },
      handle: async ({ viewer }) => ({ body: { user: presentAccount(await auth.account(viewer), urlOf) } }),
    }),
  ];
}
