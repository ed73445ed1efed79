import * as z from "zod";
import { sentence } from "#server/rest/answers";
import { call, guestCall, type Route } from "#server/rest/route";
import { rulesAnswer } from "./rules.answers.ts";
import { acceptanceBody } from "./rules.requests.ts";
import type { RulesService } from "./rules.service.ts";

/** Serves the community's rules over REST. */
export const rulesRoutes = (rules: RulesService): Route[] => [
  guestCall({
    method: "GET",
    path: "/rules",
    doc: {
      name: "getRules",
      tag: "Rules",
      summary: "Get the community's rules",
      details: "Returns the newest version of the rules that members accept. Guests may read it.",
      answer: {
        ...rulesAnswer,
        to_accept: z.boolean().meta({
          description:
            "Whether the viewer has to accept them, because they changed materially since the viewer accepted them.",
        }),
      },
    },
    async handle({ viewer }) {
      const [current, toAccept] = await Promise.all([rules.current(), rules.toAccept(viewer)]);
      return { body: { ...current, to_accept: toAccept !== null } };
    },
  }),
  call({
    method: "POST",
    path: "/rules/accept",
    changesNoPost: true,
    body: acceptanceBody,
    doc: {
      name: "acceptRules",
      tag: "Rules",
      summary: "Accept the community's rules",
      details: "The version must be the newest one. Safe to repeat.",
      example: { version: 2 },
      answer: { version: rulesAnswer.version, message: sentence },
      refuses: ["CONFLICT"],
    },
    async handle({ viewer, body }) {
      const { version } = await rules.accept(viewer, body);
      return { body: { version, message: "Rules accepted" } };
    },
  }),
];
