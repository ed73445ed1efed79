import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { presentPost } from "#server/features/posts/posts.presenter";
import type { Route } from "#server/rest/route";
import type { FeedService } from "./feed.service.ts";

/** What is written in a group, on the REST face. */
export const groupFeedRoutes = (feed: FeedService, urlOf: UrlOf): Route[] => [
  {
    method: "GET",
    path: "/groups/:id/posts",
    async handle({ context, params, query }) {
      const number = toPageNumber(query["page"]);
      const page = await feed.numberedGroupPage(requireViewer(context), params["id"], number);
      return { body: { posts: page.items.map((post) => presentPost(post, urlOf)), hasMore: page.hasNextPage } };
    },
  },
];
