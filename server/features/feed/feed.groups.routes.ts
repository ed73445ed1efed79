import * as z from "zod";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import { slug } from "#server/features/groups/groups.answers";
import type { UrlOf } from "#server/features/media/media.model";
import { postAnswer } from "#server/features/posts/posts.answers";
import { presentPost } from "#server/features/posts/posts.presenter";
import { pageNumber } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import type { FeedService } from "./feed.service.ts";

/** What is written in a group, on the REST face. */
export const groupFeedRoutes = (feed: FeedService, urlOf: UrlOf): Route[] => [
  call({
    method: "GET",
    path: "/groups/:id/posts",
    doc: {
      tag: "Groups",
      summary: "What is written in a group",
      details: "Nothing for who may not look into it.",
      path: { id: slug },
      query: { page: pageNumber },
      answer: { posts: z.array(postAnswer), hasMore: z.boolean() },
    },
    async handle({ context, params, query }) {
      const viewer = requireViewer(context);
      const page = await feed.numberedGroupPage(viewer, params["id"], toPageNumber(query["page"]));
      return { body: { posts: page.items.map((post) => presentPost(post, urlOf)), hasMore: page.hasNextPage } };
    },
  }),
];
