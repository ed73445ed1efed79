import type { Admit } from "#server/core/upload";
import { POST_MEDIA, type UrlFor } from "#server/features/media/media.model";
import { idParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { bookmarkedFields, likedFields, postAnswer } from "./posts.answers.ts";
import { presentPost } from "./posts.presenter.ts";
import { GUESTS_CANNOT_POST } from "./posts.limits.rules.ts";
import { newPostBody } from "./posts.requests.ts";
import type { PostsService } from "./posts.service.ts";

const aPost = { id: idParam("This post") };

/** Serves posts over REST. */
export const postsRoutes = (posts: PostsService, { admit, urlFor }: { admit: Admit; urlFor: UrlFor }): Route[] => [
  call({
    method: "POST",
    path: "/posts",
    upload: {
      field: "media",
      about: { media: "An image or a video of the post. Several are uploaded before, and named in `media_ids`." },
      maxBytes: POST_MEDIA.maxBytes,
      tooLarge: POST_MEDIA.tooLarge,
      admit,
    },
    creates: true,
    guestsHear: GUESTS_CANNOT_POST,
    body: newPostBody,
    doc: {
      name: "createPost",
      tag: "Posts",
      summary: "Create a post",
      details: "Also available at `/api/api/posts`. Only members of a group may post in it.",
      example: { content: "Lend #tools, not only books.", visibility: "public" },
      answer: { post: postAnswer },
      refuses: ["FORBIDDEN", "NOT_FOUND"],
    },
    async handle({ viewer, body, upload }) {
      const post = await posts.create(viewer, body, upload);
      return { status: 201, body: { post: presentPost(post, urlFor(viewer)) } };
    },
  }),
  call({
    method: "GET",
    path: "/posts/:id",
    params: aPost,
    doc: {
      name: "getPost",
      tag: "Posts",
      summary: "Get a post",
      details: "Returns a post that the viewer may see, with what the viewer has done with it.",
      answer: { post: postAnswer },
    },
    async handle({ viewer, params }) {
      const post = await posts.get(viewer, params.id);
      return { body: { post: presentPost(post, urlFor(viewer)) } };
    },
  }),
  call({
    method: "POST",
    path: "/posts/:id/like",
    params: aPost,
    doc: {
      name: "toggleLikeOfPost",
      tag: "Posts",
      summary: "Like a post or remove the like",
      details:
        "Adds the viewer's like, or removes it if there is one; the answer says which. An `Idempotency-Key` keeps a repeated request from changing it back.",
      answer: likedFields,
    },
    async handle({ viewer, params }) {
      const { liked, likesCount } = await posts.toggleLiked(viewer, params.id);
      return { body: { liked, likesCount, likes_count: likesCount } };
    },
  }),
  call({
    method: "POST",
    path: "/posts/:id/bookmark",
    params: aPost,
    doc: {
      name: "toggleBookmarkOfPost",
      tag: "Posts",
      summary: "Bookmark a post or remove the bookmark",
      details:
        "Adds the post to the viewer's bookmarks, or removes it if it is there; the answer says which. An `Idempotency-Key` keeps a repeated request from changing it back.",
      answer: bookmarkedFields,
    },
    async handle({ viewer, params }) {
      const { bookmarked, bookmarksCount } = await posts.toggleBookmarked(viewer, params.id);
      return { body: { bookmarked, bookmarksCount, bookmarks_count: bookmarksCount } };
    },
  }),
];
