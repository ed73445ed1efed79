import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import { POST_MEDIA, type UrlOf } from "#server/features/media/media.model";
import type { RestRequest, Route } from "#server/rest/route";
import { draftOf } from "./posts.model.ts";
import { presentPost } from "./posts.presenter.ts";
import type { PostsService } from "./posts.service.ts";

const idOf = ({ params }: RestRequest) => toId(params["id"], "This post");

/** Posts on the REST face. */
export const postsRoutes = (posts: PostsService, urlOf: UrlOf): Route[] => [
  {
    method: "POST",
    path: "/posts",
    upload: { field: "media", ...POST_MEDIA },
    creates: true,
    async handle({ context, body, upload }) {
      const post = await posts.create(requireViewer(context), draftOf(body), upload);
      return { status: 201, body: { post: presentPost(post, urlOf) } };
    },
  },
  {
    method: "GET",
    path: "/posts/:id",
    async handle(request) {
      const post = await posts.get(requireViewer(request.context), idOf(request));
      return { body: { post: presentPost(post, urlOf) } };
    },
  },
  {
    method: "POST",
    path: "/posts/:id/like",
    async handle(request) {
      const { liked, likesCount } = await posts.toggleLiked(requireViewer(request.context), idOf(request));
      return { body: { liked, likesCount, likes_count: likesCount } };
    },
  },
  {
    method: "POST",
    path: "/posts/:id/bookmark",
    async handle(request) {
      const { bookmarked, bookmarksCount } = await posts.toggleBookmarked(
        requireViewer(request.context),
        idOf(request),
      );
      return { body: { bookmarked, bookmarksCount, bookmarks_count: bookmarksCount } };
    },
  },
];
