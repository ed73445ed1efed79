import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { postsPage } from "#server/features/posts/posts.answers";
import { presentPost } from "#server/features/posts/posts.presenter";
import { calledBy, pageNumber } from "#server/rest/answers";
import { call, type Route } from "#server/rest/route";
import { scopeOf } from "./feed.model.ts";
import type { FeedService } from "./feed.service.ts";

/** The feed on the REST face. */
export const feedRoutes = (feed: FeedService, urlOf: UrlOf): Route[] => [
  call({
    method: "GET",
    path: "/feed",
    doc: {
      tag: "Posts",
      summary: "The feed",
      details: "Ten posts a page, newest first; beyond the end a page is empty.",
      query: {
        page: pageNumber,
        username: calledBy.optional().meta({ description: "Of this author only.", examples: ["ada"] }),
      },
      answer: postsPage,
    },
    async handle({ context, query }) {
      const viewer = requireViewer(context);
      const page = await feed.numberedPage(viewer, scopeOf(query["username"]), toPageNumber(query["page"]));
      return {
        body: { posts: page.posts.map((post) => presentPost(post, urlOf)), hasMore: page.hasMore, total: page.total },
      };
    },
  }),
];
