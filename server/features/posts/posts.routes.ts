import * as z from "zod";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import { POST_MEDIA, type UrlOf } from "#server/features/media/media.model";
import { call, type RestRequest, type Route } from "#server/rest/route";
import { bookmarkedFields, latLng, likedFields, listOrText, postAnswer } from "./posts.answers.ts";
import { draftOf } from "./posts.model.ts";
import { presentPost } from "./posts.presenter.ts";
import { newPost } from "./posts.rules.ts";
import type { PostsService } from "./posts.service.ts";

const newPostBody = z.object({
  ...newPost.shape,
  content: z.optional(newPost.shape.content),
  tags: listOrText(newPost.shape.tags),
  location: latLng,
});

const idOf = ({ params }: RestRequest) => toId(params["id"], "This post");

/** Posts on the REST face. */
export const postsRoutes = (posts: PostsService, urlOf: UrlOf): Route[] => [
  call({
    method: "POST",
    path: "/posts",
    upload: { field: "media", ...POST_MEDIA },
    creates: true,

    doc: {
      tag: "Posts",
      summary: "Share an idea",
      details: "Also at `/api/api/posts`. In a group write its members only.",
      body: newPostBody,
      example: { content: "Lend #tools, not only books.", visibility: "public" },
      answer: { post: postAnswer },
      refuses: ["FORBIDDEN", "NOT_FOUND"],
    },
    async handle({ context, body, upload }) {
      const post = await posts.create(requireViewer(context), draftOf(body), upload);
      return { status: 201, body: { post: presentPost(post, urlOf) } };
    },
  }),
  call({
    method: "GET",
    path: "/posts/:id",
    doc: { tag: "Posts", summary: "A post", answer: { post: postAnswer } },
    async handle(request) {
      const post = await posts.get(requireViewer(request.context), idOf(request));
      return { body: { post: presentPost(post, urlOf) } };
    },
  }),
  call({
    method: "POST",
    path: "/posts/:id/like",
    doc: { tag: "Posts", summary: "Like a post, or no longer", answer: likedFields },
    async handle(request) {
      const { liked, likesCount } = await posts.toggleLiked(requireViewer(request.context), idOf(request));
      return { body: { liked, likesCount, likes_count: likesCount } };
    },
  }),
  call({
    method: "POST",
    path: "/posts/:id/bookmark",
    doc: { tag: "Posts", summary: "Keep a post, or no longer", answer: bookmarkedFields },
    async handle(request) {
      const { bookmarked, bookmarksCount } = await posts.toggleBookmarked(
        requireViewer(request.context),
        idOf(request),
      );
      return { body: { bookmarked, bookmarksCount, bookmarks_count: bookmarksCount } };
    },
  }),
];
