import * as z from "zod";
import { groupInPath } from "#server/features/groups/groups.answers";
import type { UrlFor } from "#server/features/media/media.model";
import { postAnswer } from "#server/features/posts/posts.answers";
import { presentPost } from "#server/features/posts/posts.presenter";
import { pagedPosts, textParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import type { FeedService } from "./feed.service.ts";

/** Serves the posts of a group over REST. */
export const groupFeedRoutes = (feed: FeedService, urlFor: UrlFor): Route[] => [
  call({
    method: "GET",
    path: "/groups/:id/posts",
    params: { id: textParam(groupInPath) },
    query: pagedPosts(),
    doc: {
      name: "listGroupPosts",
      tag: "Groups",
      summary: "List a group's posts",
      details:
        "Pinned posts first, then the others, newest first. Empty if the viewer may not see the posts of the group.",
      answer: { posts: z.array(postAnswer), hasMore: z.boolean() },
    },
    async handle({ viewer, params, query }) {
      const page = await feed.numberedGroupPage(viewer, params.id, query.page);
      return {
        body: { posts: page.items.map(({ item }) => presentPost(item, urlFor(viewer))), hasMore: page.hasNextPage },
      };
    },
  }),
];
