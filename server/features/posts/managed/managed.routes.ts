import { GROUP } from "#server/features/groups/groups.model";
import type { UrlFor } from "#server/features/media/media.model";
import { postAnswer } from "#server/features/posts/posts.answers";
import { presentPost } from "#server/features/posts/posts.presenter";
import { sentence } from "#server/rest/answers";
import { idParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { managedChangesBody } from "./managed.requests.ts";
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
];
