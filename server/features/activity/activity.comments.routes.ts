import * as z from "zod";
import type { UrlOf } from "#server/features/media/media.model";
import { howMany } from "#server/rest/answers";
import { paged, textParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { commentAnswer } from "#server/features/comments/comments.answers";
import { presentComment } from "#server/features/comments/comments.presenter";
import type { WrittenCommentsService } from "./activity.comments.service.ts";

/** Serves the comments that a member wrote over REST. */
export const writtenCommentsRoutes = (written: WrittenCommentsService, urlOf: UrlOf): Route[] => [
  call({
    method: "GET",
    path: "/profile/:username/comments",
    params: { username: textParam() },
    query: paged(),
    doc: {
      name: "listCommentsOfMember",
      tag: "Profiles",
      summary: "List a member's comments",
      details: "Lists what a member commented on posts that the viewer may see, the newest first.",
      answer: { comments: z.array(commentAnswer), hasMore: z.boolean(), total: howMany },
    },
    async handle({ viewer, params, query }) {
      const page = await written.numberedPage(viewer, params.username, query.page);
      return { body: { ...page, comments: page.comments.map((comment) => presentComment(comment, urlOf)) } };
    },
  }),
];
