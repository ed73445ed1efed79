import { done, idNumber } from "#server/rest/answers";
import { textParam } from "#server/rest/request";
import { guestCall, type Route } from "#server/rest/route";
import { emailBody, linkQuery } from "#server/features/auth/auth.requests";
import type { VerificationService } from "./verification.service.ts";

/** Verifies addresses over REST. */
export function verificationRoutes(verification: VerificationService): Route[] {
  return [
    guestCall({
      method: "GET",
      path: "/auth/email/verify/:id/:hash",
      acts: true,
      params: { id: textParam(idNumber), hash: textParam() },
      query: linkQuery,
      doc: {
        name: "verifyEmail",
        tag: "Signing in",
        summary: "Verify an email address",
        details:
          "Takes the parts of the link from an email. Verifying twice succeeds; a forged or expired link is refused with 403.",
        answer: done,
        refuses: ["FORBIDDEN"],
      },
      async handle({ params, query }) {
        await verification.verify({ ...query, ...params });
        return { body: { message: "Your email address is verified" } };
      },
    }),
    guestCall({
      method: "POST",
      path: "/auth/email/verify/resend",
      urlencoded: true,
      body: emailBody,
      doc: {
        name: "resendVerificationEmail",
        tag: "Signing in",
        summary: "Request a new verification link",
        details:
          "Sends another link to an address that is not verified yet. The answer is the same whether or not an account has the address.",
        example: { email: "ada@example.com" },
        answer: done,
      },
      async handle({ body, context }) {
        await verification.resend(context, body);
        return { body: { message: "If an account with this address needs it, a verification link is on its way" } };
      },
    }),
  ];
}
