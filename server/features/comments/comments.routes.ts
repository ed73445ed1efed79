import { toId, toIdField } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import type { RestRequest, Route } from "#server/rest/route";
import { presentComment } from "./comments.presenter.ts";
import type { CommentsService } from "./comments.service.ts";

const idOf = ({ params }: RestRequest, what: string) => toId(params["id"], what);
const COMMENT = "This comment";
const POST = "This post";

/** Forms leave nothing out: an empty parent is none. */
const parentOf = (value: unknown) =>
  value === undefined || value === null || value === "" ? null : toIdField(value, "parentId");

/** Comments on the REST face. */
export const commentsRoutes = (comments: CommentsService, urlOf: UrlOf): Route[] => [
  {
    method: "GET",
    path: "/posts/:id/comments",
    async handle(request) {
      const viewer = requireViewer(request.context);
      const page = await comments.threads(viewer, idOf(request, POST), toPageNumber(request.query["page"]));
      return {
        body: { comments: page.comments.map((comment) => presentComment(comment, urlOf)), hasMore: page.hasMore },
      };
    },
  },
  {
    method: "POST",
    path: "/posts/:id/comments",
    creates: true,
    async handle(request) {
      const comment = await comments.add(requireViewer(request.context), {
        postId: idOf(request, POST),
        parentId: parentOf(request.body["parent_id"]),
        content: request.body["content"],
        clientId: request.body["client_id"],
      });
      return { status: 201, body: { comment: presentComment(comment, urlOf) } };
    },
  },
  {
    method: "GET",
    path: "/comments/:id",
    async handle(request) {
      const viewer = requireViewer(request.context);
      const comment = await comments.get(viewer, idOf(request, COMMENT));
      return { body: { comment: presentComment(await comments.withReplies(viewer, comment), urlOf) } };
    },
  },
  {
    method: "PUT",
    path: "/comments/:id",
    async handle(request) {
      const viewer = requireViewer(request.context);
      const comment = await comments.edit(viewer, idOf(request, COMMENT), request.body["content"]);
      return { body: { comment: presentComment(await comments.withReplies(viewer, comment), urlOf) } };
    },
  },
  {
    method: "DELETE",
    path: "/comments/:id",
    async handle(request) {
      await comments.remove(requireViewer(request.context), idOf(request, COMMENT));
      return { body: { message: "Comment deleted" } };
    },
  },
  {
    method: "POST",
    path: "/comments/:id/like",
    async handle(request) {
      const { liked, likesCount } = await comments.toggleLiked(requireViewer(request.context), idOf(request, COMMENT));
      return { body: { liked, likesCount, likes_count: likesCount } };
    },
  },
];
