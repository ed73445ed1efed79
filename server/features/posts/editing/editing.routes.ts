import * as z from "zod";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { done } from "#server/rest/answers";
import { call, type RestRequest, type Route } from "#server/rest/route";
import { listOrText, postAnswer, revisionAnswer } from "#server/features/posts/posts.answers";
import type { PostEditingService } from "./editing.service.ts";
import { changesOf } from "#server/features/posts/posts.model";
import { presentPost, presentRevision } from "#server/features/posts/posts.presenter";
import { postChanges } from "#server/features/posts/posts.rules";

const changesBody = z.object({ ...postChanges.shape, tags: listOrText(postChanges.shape.tags) });

const idOf = ({ params }: RestRequest) => toId(params["id"], "This post");

/** What authors do with their posts on the REST face. */
export const postEditingRoutes = (editing: PostEditingService, urlOf: UrlOf): Route[] => [
  call({
    method: "PUT",
    path: "/posts/:id",
    doc: {
      tag: "Posts",
      summary: "Change a post",
      details: "What is left out stays as it is.",
      body: changesBody,
      example: { content: "Lend #tools, and #books." },
      answer: { post: postAnswer },
      refuses: ["FORBIDDEN"],
    },
    async handle(request) {
      const post = await editing.update(requireViewer(request.context), idOf(request), changesOf(request.body));
      return { body: { post: presentPost(post, urlOf) } };
    },
  }),
  call({
    method: "DELETE",
    path: "/posts/:id",
    doc: { tag: "Posts", summary: "Delete a post", answer: done, refuses: ["FORBIDDEN"] },
    async handle(request) {
      await editing.remove(requireViewer(request.context), idOf(request));
      return { body: { message: "Post deleted" } };
    },
  }),
  call({
    method: "GET",
    path: "/posts/:id/history",
    doc: { tag: "Posts", summary: "How a post read before", answer: { history: z.array(revisionAnswer) } },
    async handle(request) {
      const history = await editing.history(requireViewer(request.context), idOf(request));
      return { body: { history: history.map(presentRevision) } };
    },
  }),
];
