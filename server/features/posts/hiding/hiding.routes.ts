import * as z from "zod";
import type { UrlFor } from "#server/features/media/media.model";
import { postsPage } from "#server/features/posts/posts.answers";
import { presentPost } from "#server/features/posts/posts.presenter";
import { sentence } from "#server/rest/answers";
import { idParam, pagedPosts } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import type { HiddenPostsService } from "./hiding.service.ts";

const params = { id: idParam("This post") };
const answer = { is_hidden: z.boolean(), message: sentence };

/** Hides posts from members who ask for it over REST. The list's path comes before that of one post. */
export const hiddenPostsRoutes = (hidden: HiddenPostsService, urlFor: UrlFor): Route[] => [
  call({
    method: "GET",
    path: "/posts/hidden",
    query: pagedPosts(),
    doc: {
      name: "listHiddenPosts",
      tag: "Posts",
      summary: "List the posts that the viewer has hidden",
      details: "Those that the viewer may still see, the last one first.",
      answer: postsPage,
    },
    async handle({ viewer, query }) {
      const page = await hidden.numberedPage(viewer, query.page);
      const urlOf = urlFor(viewer);
      const posts = page.items.map(({ post }) => presentPost(post, urlOf));
      return { body: { posts, hasMore: page.hasNextPage, total: await page.total() } };
    },
  }),
  call({
    method: "POST",
    path: "/posts/:id/hide",
    changesNoPost: true,
    params,
    doc: {
      name: "hidePost",
      tag: "Posts",
      summary: "Hide a post from the viewer's feeds and lists",
      details: "For the viewer alone, who can still open its address. Not for own posts. Safe to repeat.",
      answer,
    },
    async handle({ viewer, params: { id } }) {
      await hidden.hide(viewer, id);
      return { body: { is_hidden: true, message: "Post hidden" } };
    },
  }),
  call({
    method: "DELETE",
    path: "/posts/:id/hide",
    changesNoPost: true,
    params,
    doc: {
      name: "unhidePost",
      tag: "Posts",
      summary: "Show a hidden post again",
      details: "The post appears again in the viewer's feeds and lists. Safe to repeat.",
      answer,
    },
    async handle({ viewer, params: { id } }) {
      await hidden.show(viewer, id);
      return { body: { is_hidden: false, message: "Post shown again" } };
    },
  }),
];
