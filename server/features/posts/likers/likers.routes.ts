import * as z from "zod";
import { friendAnswer } from "#server/features/bonds/bonds.answers";
import { presentFriend } from "#server/features/bonds/bonds.presenter";
import type { UrlOf } from "#server/features/media/media.model";
import { idParam, paged } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import type { LikersService } from "./likers.service.ts";

/** Serves who likes a post over REST. */
export const likersRoutes = (service: LikersService, urlOf: UrlOf): Route[] => [
  call({
    method: "GET",
    path: "/posts/:id/likers",
    params: { id: idParam("This post") },
    query: paged(),
    doc: {
      name: "listLikers",
      tag: "Posts",
      summary: "List who likes a post",
      details: "Lists the members who like a post and are visible to the viewer, the last like first.",
      answer: { likers: z.array(friendAnswer), hasMore: z.boolean() },
    },
    async handle({ viewer, params, query }) {
      const { likers, hasMore } = await service.numberedPage(viewer, params.id, query.page);
      return { body: { likers: likers.map((person) => presentFriend(person, urlOf)), hasMore } };
    },
  }),
];
