import * as z from "zod";
import type { UrlOf } from "#server/features/media/media.model";
import { likedFields } from "#server/features/posts/posts.answers";
import { done } from "#server/rest/answers";
import { idParam, paged } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { commentAnswer } from "./comments.answers.ts";
import type { CommentListsService } from "./comments.lists.service.ts";
import { presentComment } from "./comments.presenter.ts";
import { changedCommentBody, newCommentBody } from "./comments.requests.ts";
import type { CommentsService } from "./comments.service.ts";

const aPost = { id: idParam("This post") };
const aComment = { id: idParam("This comment") };

/** Serves comments over REST. */
export const commentsRoutes = (comments: CommentsService, lists: CommentListsService, urlOf: UrlOf): Route[] => [
  call({
    method: "GET",
    path: "/posts/:id/comments",
    params: aPost,
    query: paged(),
    doc: {
      name: "listComments",
      tag: "Comments",
      summary: "List the comments on a post",
      details: "Lists the comments on a post that the viewer may see, each with its replies, by page.",
      answer: { comments: z.array(commentAnswer), hasMore: z.boolean() },
    },
    async handle({ viewer, params, query }) {
      const page = await lists.threads(viewer, params.id, query.page);
      return {
        body: { comments: page.comments.map((comment) => presentComment(comment, urlOf)), hasMore: page.hasMore },
      };
    },
  }),
  call({
    method: "POST",
    path: "/posts/:id/comments",
    creates: true,
    params: aPost,
    body: newCommentBody,
    doc: {
      name: "createComment",
      tag: "Comments",
      summary: "Comment on a post, or reply to a comment",
      details:
        "Whoever may see the post may comment on it, unless its comments are closed. With `parent_id` it is a reply. The author, and whoever is mentioned, is notified. With the same `client_id` again, the first comment is returned and no other is written.",
      example: { content: "Where is the nearest repair café?", parent_id: null },
      answer: { comment: commentAnswer },
    },
    async handle({ viewer, params, body }) {
      const comment = await comments.add(viewer, { postId: params.id, ...body });
      return { status: 201, body: { comment: presentComment(comment, urlOf) } };
    },
  }),
  call({
    method: "GET",
    path: "/comments/:id",
    params: aComment,
    doc: {
      name: "getComment",
      tag: "Comments",
      summary: "Get a comment with its replies",
      details: "Returns a comment on a post that the viewer may see, with its replies.",
      answer: { comment: commentAnswer },
    },
    async handle({ viewer, params }) {
      const comment = await comments.get(viewer, params.id);
      return { body: { comment: presentComment(await lists.withReplies(viewer, comment), urlOf) } };
    },
  }),
  call({
    method: "PUT",
    path: "/comments/:id",
    params: aComment,
    body: changedCommentBody,
    doc: {
      name: "updateComment",
      tag: "Comments",
      summary: "Edit a comment",
      details: "Changes the text of a comment. Only its author may.",
      example: { content: "Where is the nearest one?" },
      answer: { comment: commentAnswer },
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params, body }) {
      const comment = await comments.edit(viewer, params.id, body.content);
      return { body: { comment: presentComment(await lists.withReplies(viewer, comment), urlOf) } };
    },
  }),
  call({
    method: "DELETE",
    path: "/comments/:id",
    params: aComment,
    doc: {
      name: "deleteComment",
      tag: "Comments",
      summary: "Delete a comment",
      details: "Allowed for its author and the author of the post.",
      answer: done,
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params }) {
      await comments.remove(viewer, params.id);
      return { body: { message: "Comment deleted" } };
    },
  }),
  call({
    method: "POST",
    path: "/comments/:id/like",
    params: aComment,
    doc: {
      name: "toggleLikeOfComment",
      tag: "Comments",
      summary: "Like or unlike a comment",
      details:
        "Adds the viewer's like, or removes it if there is one; the answer says which. An `Idempotency-Key` keeps a repeated request from changing it back.",
      answer: likedFields,
    },
    async handle({ viewer, params }) {
      const { liked, likesCount } = await comments.toggleLiked(viewer, params.id);
      return { body: { liked, likesCount, likes_count: likesCount } };
    },
  }),
];
