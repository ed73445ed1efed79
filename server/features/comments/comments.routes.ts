import * as z from "zod";
import { toId } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { likedFields } from "#server/features/posts/posts.answers";
import { done, idNumber, pageNumber } from "#server/rest/answers";
import { call, type RestRequest, type Route } from "#server/rest/route";
import { commentAnswer } from "./comments.answers.ts";
import { parentOf } from "./comments.model.ts";
import { presentComment } from "./comments.presenter.ts";
import { commentContent, newComment } from "./comments.rules.ts";
import type { CommentsService } from "./comments.service.ts";

const changedComment = z.object({ content: commentContent });
const newCommentBody = z.object({ ...newComment.shape, parent_id: idNumber.nullish() });

const idOf = ({ params }: RestRequest, what: string) => toId(params["id"], what);
const COMMENT = "This comment";
const POST = "This post";

/** Comments on the REST face. */
export const commentsRoutes = (comments: CommentsService, urlOf: UrlOf): Route[] => [
  call({
    method: "GET",
    path: "/posts/:id/comments",
    doc: {
      tag: "Comments",
      summary: "Comments on a post",
      query: { page: pageNumber },
      answer: { comments: z.array(commentAnswer), hasMore: z.boolean() },
    },
    async handle(request) {
      const viewer = requireViewer(request.context);
      const page = await comments.threads(viewer, idOf(request, POST), toPageNumber(request.query["page"]));
      return {
        body: { comments: page.comments.map((comment) => presentComment(comment, urlOf)), hasMore: page.hasMore },
      };
    },
  }),
  call({
    method: "POST",
    path: "/posts/:id/comments",
    creates: true,

    doc: {
      tag: "Comments",
      summary: "Comment on a post, or reply",
      body: newCommentBody,
      example: { content: "Where is the nearest repair café?", parent_id: null },
      answer: { comment: commentAnswer },
    },
    async handle(request) {
      const comment = await comments.add(requireViewer(request.context), {
        postId: idOf(request, POST),
        parentId: parentOf(request.body["parent_id"]),
        content: request.body["content"],
        clientId: request.body["client_id"],
      });
      return { status: 201, body: { comment: presentComment(comment, urlOf) } };
    },
  }),
  call({
    method: "GET",
    path: "/comments/:id",
    doc: { tag: "Comments", summary: "A comment with its replies", answer: { comment: commentAnswer } },
    async handle(request) {
      const viewer = requireViewer(request.context);
      const comment = await comments.get(viewer, idOf(request, COMMENT));
      return { body: { comment: presentComment(await comments.withReplies(viewer, comment), urlOf) } };
    },
  }),
  call({
    method: "PUT",
    path: "/comments/:id",
    doc: {
      tag: "Comments",
      summary: "Change a comment",
      body: changedComment,
      example: { content: "Where is the nearest one?" },
      answer: { comment: commentAnswer },
      refuses: ["FORBIDDEN"],
    },
    async handle(request) {
      const viewer = requireViewer(request.context);
      const comment = await comments.edit(viewer, idOf(request, COMMENT), request.body["content"]);
      return { body: { comment: presentComment(await comments.withReplies(viewer, comment), urlOf) } };
    },
  }),
  call({
    method: "DELETE",
    path: "/comments/:id",
    doc: {
      tag: "Comments",
      summary: "Delete a comment",
      details: "Its author may, and the author of the post.",
      answer: done,
      refuses: ["FORBIDDEN"],
    },
    async handle(request) {
      await comments.remove(requireViewer(request.context), idOf(request, COMMENT));
      return { body: { message: "Comment deleted" } };
    },
  }),
  call({
    method: "POST",
    path: "/comments/:id/like",
    doc: { tag: "Comments", summary: "Like a comment, or no longer", answer: likedFields },
    async handle(request) {
      const { liked, likesCount } = await comments.toggleLiked(requireViewer(request.context), idOf(request, COMMENT));
      return { body: { liked, likesCount, likes_count: likesCount } };
    },
  }),
];
