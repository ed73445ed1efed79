import type { Route } from "#server/rest/route";
import type { VerificationService } from "./auth.verification.service.ts";

/** Showing that an address is one's own. */
export function verificationRoutes(verification: VerificationService): Route[] {
  return [
    {
      method: "GET",
      path: "/auth/email/verify/:id/:hash",
      acts: true,
      async handle({ params, query }) {
        await verification.verify({ ...query, ...params });
        return { body: { message: "Your email address is verified" } };
      },
    },
    {
      method: "POST",
      path: "/auth/email/verify/resend",
      urlencoded: true,
      async handle({ body, context }) {
        await verification.resend(context, body);
        return { body: { message: "If an account with this address needs it, a verification link is on its way" } };
      },
    },
  ];
}
