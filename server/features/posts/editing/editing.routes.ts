import * as z from "zod";
import type { UrlFor } from "#server/features/media/media.model";
import { done } from "#server/rest/answers";
import { idParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { postAnswer, revisionAnswer } from "#server/features/posts/posts.answers";
import type { PostEditingService } from "./editing.service.ts";
import { presentPost, presentRevision } from "#server/features/posts/posts.presenter";
import { postChangesBody } from "#server/features/posts/posts.requests";

const aPost = { id: idParam("This post") };

/** Lets authors change their posts over REST. */
export const postEditingRoutes = (editing: PostEditingService, urlFor: UrlFor): Route[] => [
  call({
    method: "PUT",
    path: "/posts/:id",
    params: aPost,
    body: postChangesBody,
    doc: {
      name: "updatePost",
      tag: "Posts",
      summary: "Edit a post",
      details: "Omitted fields stay unchanged.",
      example: { content: "Lend #tools, and #books." },
      answer: { post: postAnswer },
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params, body }) {
      const post = await editing.update(viewer, params.id, body);
      return { body: { post: presentPost(post, urlFor(viewer)) } };
    },
  }),
  call({
    method: "DELETE",
    path: "/posts/:id",
    params: aPost,
    doc: {
      name: "deletePost",
      tag: "Posts",
      summary: "Delete a post",
      details:
        "Deletes a post with its comments and files. Only its author may; whoever has it open learns of it at once.",
      answer: done,
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params }) {
      await editing.remove(viewer, params.id);
      return { body: { message: "Post deleted" } };
    },
  }),
  call({
    method: "GET",
    path: "/posts/:id/history",
    params: aPost,
    doc: {
      name: "listPostVersions",
      tag: "Posts",
      summary: "List previous versions of a post",
      details:
        "Lists what an edited post was before, the newest version first. A version is listed only to those who might have seen it when it was current.",
      answer: { history: z.array(revisionAnswer) },
    },
    async handle({ viewer, params }) {
      const history = await editing.history(viewer, params.id);
      return { body: { history: history.map(presentRevision) } };
    },
  }),
];
