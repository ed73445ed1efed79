import type { UrlFor } from "#server/features/media/media.model";
import { presentPost } from "#server/features/posts/posts.presenter";
import { call, type Route } from "#server/rest/route";
import { newsFields } from "./feed.news.answers.ts";
import type { NewsService } from "./feed.news.service.ts";

/** Serves the news over REST. */
export const newsRoutes = (service: NewsService, urlFor: UrlFor): Route[] => [
  call({
    method: "GET",
    path: "/news",
    doc: {
      name: "getNews",
      tag: "Posts",
      summary: "Get trending links and ideas",
      details:
        "Returns the links that members share most these days and the ideas that they respond to most, as far as the viewer may see the posts.",
      answer: newsFields,
    },
    async handle({ viewer }) {
      const { links, ideas } = await service.news(viewer);
      return {
        body: {
          links: links.map(({ url, host, postsCount, membersCount, lastSharedAt, post }) => ({
            url,
            host,
            posts_count: postsCount,
            postsCount,
            members_count: membersCount,
            membersCount,
            last_shared_at: lastSharedAt,
            lastSharedAt,
            post: presentPost(post, urlFor(viewer)),
          })),
          ideas: ideas.map((post) => presentPost(post, urlFor(viewer))),
        },
      };
    },
  }),
];
