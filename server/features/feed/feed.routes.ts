import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { presentPost } from "#server/features/posts/posts.presenter";
import type { Route } from "#server/rest/route";
import { scopeOf } from "./feed.model.ts";
import type { FeedService } from "./feed.service.ts";

/** The feed on the REST face. */
export const feedRoutes = (feed: FeedService, urlOf: UrlOf): Route[] => [
  {
    method: "GET",
    path: "/feed",
    async handle({ context, query }) {
      const viewer = requireViewer(context);
      const page = await feed.numberedPage(viewer, scopeOf(query["username"]), toPageNumber(query["page"]));
      return {
        body: { posts: page.posts.map((post) => presentPost(post, urlOf)), hasMore: page.hasMore, total: page.total },
      };
    },
  },
];
