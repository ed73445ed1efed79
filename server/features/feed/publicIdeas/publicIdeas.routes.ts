import * as z from "zod";
import { spellNumber } from "#server/core/text.rules";
import type { UrlOf } from "#server/features/media/media.model";
import { guestCall, type Route } from "#server/rest/route";
import { publicIdeaAnswer } from "./publicIdeas.answers.ts";
import { PUBLIC_IDEAS } from "./publicIdeas.model.ts";
import { presentPublicIdea } from "./publicIdeas.presenter.ts";
import type { PublicIdeasService } from "./publicIdeas.service.ts";

/** Serves public ideas to visitors over REST. */
export const publicIdeasRoutes = (service: PublicIdeasService, urlOf: UrlOf): Route[] => [
  guestCall({
    method: "GET",
    path: "/public-ideas",
    doc: {
      name: "listPublicIdeas",
      tag: "Posts",
      summary: "List some public ideas for visitors",
      details: `Returns at most ${spellNumber(PUBLIC_IDEAS)} public posts: the most liked of the last week, or else the newest. The list is empty while the community does not show them. Guests may read it.`,
      answer: { ideas: z.array(publicIdeaAnswer) },
    },
    handle: async () => ({ body: { ideas: (await service.list()).map((idea) => presentPublicIdea(idea, urlOf)) } }),
  }),
];
