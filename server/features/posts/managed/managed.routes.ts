import { GROUP } from "#server/features/groups/groups.model";
import type { UrlFor } from "#server/features/media/media.model";
import { postAnswer } from "#server/features/posts/posts.answers";
import { presentPost } from "#server/features/posts/posts.presenter";
import { done, sentence } from "#server/rest/answers";
import { idParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { managedChangesBody, postRemovalBody } from "./managed.requests.ts";
import type { ManagedPostsService } from "./managed.service.ts";

const aPost = { id: idParam(GROUP), post_id: idParam("This post") };

/** Lets owners and admins of a group manage its posts over REST. */
export const managedPostsRoutes = (managed: ManagedPostsService, urlFor: UrlFor): Route[] => [
  call({
    method: "PUT",
    path: "/groups/:id/posts/:post_id",
    params: aPost,
    body: managedChangesBody,
    doc: {
      name: "manageGroupPost",
      tag: "Groups",
      summary: "Pin a post of a group or close its comments",
      details:
        "Omitted fields stay unchanged. A group can have three pinned posts, which come first in its list. For owners and admins.",
      example: { pinned: true, comments_closed: false },
      answer: { post: postAnswer, message: sentence },
      refuses: ["FORBIDDEN", "CONFLICT"],
    },
    async handle({ viewer, params, body }) {
      const post = await managed.change(viewer, { groupId: params.id, postId: params.post_id }, body);
      return { body: { post: presentPost(post, urlFor(viewer)), message: "Post updated" } };
    },
  }),
  call({
    method: "POST",
    path: "/groups/:id/posts/:post_id/remove",
    params: aPost,
    body: postRemovalBody,
    doc: {
      name: "removeGroupPost",
      tag: "Groups",
      summary: "Remove a post from a group",
      details: "It is deleted with its comments and files, and its author reads the reason. For owners and admins.",
      example: { reason: "Advertising is not allowed here." },
      answer: done,
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params, body }) {
      await managed.remove(viewer, { groupId: params.id, postId: params.post_id }, body);
      return { body: { message: "Post removed" } };
    },
  }),
];
