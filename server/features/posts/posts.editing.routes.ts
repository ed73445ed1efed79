import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import type { RestRequest, Route } from "#server/rest/route";
import type { PostEditingService } from "./posts.editing.service.ts";
import { changesOf } from "./posts.model.ts";
import { presentPost, presentRevision } from "./posts.presenter.ts";

const idOf = ({ params }: RestRequest) => toId(params["id"], "This post");

/** What authors do with their posts on the REST face. */
export const postEditingRoutes = (editing: PostEditingService, urlOf: UrlOf): Route[] => [
  {
    method: "PUT",
    path: "/posts/:id",
    async handle(request) {
      const post = await editing.update(requireViewer(request.context), idOf(request), changesOf(request.body));
      return { body: { post: presentPost(post, urlOf) } };
    },
  },
  {
    method: "DELETE",
    path: "/posts/:id",
    async handle(request) {
      await editing.remove(requireViewer(request.context), idOf(request));
      return { body: { message: "Post deleted" } };
    },
  },
  {
    method: "GET",
    path: "/posts/:id/history",
    async handle(request) {
      const history = await editing.history(requireViewer(request.context), idOf(request));
      return { body: { history: history.map(presentRevision) } };
    },
  },
];
