import * as z from "zod";
import { idNumber, moment, sentence } from "#server/rest/answers";
import { request } from "#server/rest/request";
import { guestCall, type Route } from "#server/rest/route";
import type { AppealView } from "#server/features/auth/suspensions/suspensions.model";
import { newAppeal } from "./suspensions.rules.ts";
import type { SuspensionsService } from "./suspensions.service.ts";

const appealAnswer = z
  .object({
    id: idNumber,
    state: z.enum(["open", "granted", "refused"]),
    words: z.string().meta({ examples: ["It was not me who wrote this."] }),
    created_at: moment,
  })
  .meta({ id: "Appeal", description: "A member's answer to a suspension." });

const presentAppeal = ({ id, state, words, createdAt }: AppealView): z.infer<typeof appealAnswer> => ({
  id,
  state,
  words,
  created_at: createdAt,
});

/** Takes appeals over REST. */
export const suspensionsRoutes = (suspensions: SuspensionsService): Route[] => [
  guestCall({
    method: "POST",
    path: "/appeals",
    creates: true,
    body: request(newAppeal, { words: {}, token: {} }),
    doc: {
      name: "createAppeal",
      tag: "Signing in",
      summary: "Appeal against a suspension",
      details:
        "Takes the `appeal_token` of a sign-in that was refused with 403, as `token` or as `Authorization: Bearer`, or the token of a session that the suspension ended. One appeal for each suspension.",
      example: { words: "It was not me who wrote this." },
      answer: { appeal: appealAnswer, message: sentence },
      status: 201,
      refuses: ["UNAUTHENTICATED", "CONFLICT"],
    },
    async handle({ context, body }) {
      const appeal = await suspensions.appeal(context, body);
      return { status: 201, body: { appeal: presentAppeal(appeal), message: "Your appeal has been sent" } };
    },
  }),
];
