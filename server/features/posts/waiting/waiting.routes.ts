import { groupInPath } from "#server/features/groups/groups.answers";
import { GROUP } from "#server/features/groups/groups.model";
import type { UrlFor } from "#server/features/media/media.model";
import { postsPage } from "#server/features/posts/posts.answers";
import { presentPost } from "#server/features/posts/posts.presenter";
import { done } from "#server/rest/answers";
import { idParam, pagedPosts, textParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { postDeclineBody } from "./waiting.requests.ts";
import type { WaitingPostsService } from "./waiting.service.ts";

const aPost = { id: idParam(GROUP), post_id: idParam("This post") };

/** Lets owners and admins of a group decide about first posts over REST. */
export const waitingPostsRoutes = (waiting: WaitingPostsService, urlFor: UrlFor): Route[] => [
  call({
    method: "GET",
    path: "/groups/:id/waiting-posts",
    params: { id: textParam(groupInPath) },
    query: pagedPosts(),
    doc: {
      name: "listWaitingPosts",
      tag: "Groups",
      summary: "List a group's posts that wait for approval",
      details: "The newest first. Empty unless the viewer is an owner or admin.",
      answer: postsPage,
    },
    async handle({ viewer, params, query }) {
      const page = await waiting.numberedPage(viewer, params.id, query.page);
      const posts = page.items.map((post) => presentPost(post, urlFor(viewer)));
      return { body: { posts, hasMore: page.hasNextPage, total: await page.total() } };
    },
  }),
  call({
    method: "POST",
    path: "/groups/:id/posts/:post_id/approve",
    params: aPost,
    doc: {
      name: "approveWaitingPost",
      tag: "Groups",
      summary: "Approve a post that waits in a group",
      details: "It is published as if it was written now. For owners and admins.",
      answer: done,
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params }) {
      await waiting.approve(viewer, { groupId: params.id, postId: params.post_id });
      return { body: { message: "Post approved" } };
    },
  }),
  call({
    method: "POST",
    path: "/groups/:id/posts/:post_id/decline",
    params: aPost,
    body: postDeclineBody,
    doc: {
      name: "declineWaitingPost",
      tag: "Groups",
      summary: "Decline a post that waits in a group",
      details: "Its author reads the reason, and has it back as a post for themself. For owners and admins.",
      example: { reason: "Please introduce yourself first." },
      answer: done,
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params, body }) {
      await waiting.decline(viewer, { groupId: params.id, postId: params.post_id }, body);
      return { body: { message: "Post declined" } };
    },
  }),
  call({
    method: "DELETE",
    path: "/groups/:id/posts/:post_id/decline",
    params: aPost,
    doc: {
      name: "reopenDeclinedPost",
      tag: "Groups",
      summary: "Let a declined post wait again",
      details: "Refused if its author has changed its audience or left the group. For owners and admins.",
      answer: done,
      refuses: ["FORBIDDEN", "CONFLICT"],
    },
    async handle({ viewer, params }) {
      await waiting.waitAgain(viewer, { groupId: params.id, postId: params.post_id });
      return { body: { message: "The post waits again" } };
    },
  }),
];
