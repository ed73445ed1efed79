import * as z from "zod";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { howMany, pageNumber } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import { commentAnswer } from "#server/features/comments/comments.answers";
import { presentComment } from "#server/features/comments/comments.presenter";
import type { WrittenCommentsService } from "./activity.comments.service.ts";

/** What a member said under posts, on the REST face. */
export const writtenCommentsRoutes = (written: WrittenCommentsService, urlOf: UrlOf): Route[] => [
  call({
    method: "GET",
    path: "/profile/:username/comments",
    doc: {
      tag: "Profiles",
      summary: "What a member said under posts",
      query: { page: pageNumber },
      answer: { comments: z.array(commentAnswer), hasMore: z.boolean(), total: howMany },
    },
    async handle({ context, params, query }) {
      const viewer = requireViewer(context);
      const page = await written.numberedPage(viewer, params["username"], toPageNumber(query["page"]));
      return { body: { ...page, comments: page.comments.map((comment) => presentComment(comment, urlOf)) } };
    },
  }),
];
