import { capitalised, spellNumber } from "#server/core/text.rules";
import type { UrlFor } from "#server/features/media/media.model";
import { feedPage } from "#server/features/feed/following/following.answers";
import { presentFeedPost } from "#server/features/feed/following/following.presenter";
import { call, type Route } from "#server/rest/route";
import { FEED_PAGE_SIZE } from "#server/features/feed/feed.limits.rules";
import { feedQuery } from "./numbered.requests.ts";
import type { NumberedFeedService } from "./numbered.service.ts";

/** Serves the feed over REST. */
export const feedRoutes = (feed: NumberedFeedService, urlFor: UrlFor): Route[] => [
  call({
    method: "GET",
    path: "/feed",
    query: feedQuery,
    doc: {
      name: "listFeed",
      tag: "Posts",
      summary: "List the posts of the feed",
      details: `Newest first, ${capitalised(spellNumber(FEED_PAGE_SIZE))} posts per page. A page beyond the end is empty. With \`scope\` it is a tab of the feed, whose posts have a \`reason\`, in the order \`order\`: \`latest\` first, or \`top\` since the last visit.`,
      answer: feedPage,
    },
    async handle({ viewer, query }) {
      const page = await feed.page(viewer, query.scope, query.page);
      return {
        body: {
          posts: page.posts.map((post) => presentFeedPost(post, urlFor(viewer))),
          hasMore: page.hasMore,
          total: page.total,
        },
      };
    },
  }),
];
