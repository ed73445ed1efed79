import * as z from "zod";
import { guestCall, type Route } from "#server/rest/route";
import { invitationSent } from "./registration.requests.ts";
import { REGISTRATION_MODES } from "./registration.rules.ts";
import type { RegistrationService } from "./registration.service.ts";

const registrationAnswer = z
  .object({
    mode: z.enum(REGISTRATION_MODES),
    question: z
      .string()
      .meta({ description: "What applicants are asked; empty if nothing.", examples: ["Who are you?"] }),
    invited: z.boolean().meta({ description: "Whether the invitation works now." }),
  })
  .meta({ id: "Registration", description: "How one becomes a member." });

/** Serves how one becomes a member over REST. */
export const registrationRoutes = (registrations: RegistrationService): Route[] => [
  guestCall({
    method: "GET",
    path: "/auth/registration",
    query: invitationSent,
    doc: {
      name: "getRegistration",
      tag: "Signing in",
      summary: "Get how one becomes a member",
      details:
        "Says whether everybody can become a member, only with an invitation, or after an approval. With `invitation`, the answer also says whether that one works now. Guests may ask.",
      answer: { registration: registrationAnswer },
    },
    async handle({ query, context }) {
      const { isInvited, ...state } = await registrations.state(context, query.invitation);
      return { body: { registration: { ...state, invited: isInvited } } };
    },
  }),
];
