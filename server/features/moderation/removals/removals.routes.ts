import { GROUP } from "#server/features/groups/groups.model";
import { done } from "#server/rest/answers";
import { idParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { THINGS } from "./removals.model.ts";
import { groupRemovalBody } from "./removals.requests.ts";
import type { GroupRemovalsService } from "./removals.service.ts";

const aPost = { id: idParam(GROUP), post_id: idParam(THINGS.post) };
const aComment = { id: idParam(GROUP), comment_id: idParam(THINGS.comment) };
const REMOVED =
  "Nobody sees it any more, and its author reads the rule and the reason. The act is in the log of staff. For owners and admins.";
const PUT_BACK =
  "It is there as it was. Refused if it was deleted meanwhile. For owners and admins; staff do it in their log.";
const example = { reason: "Advertising is not allowed here.", rule: "no-spam" };

/** Lets owners and admins of a group remove what is written in it over REST. */
export const groupRemovalsRoutes = (removals: GroupRemovalsService): Route[] => [
  call({
    method: "POST",
    path: "/groups/:id/posts/:post_id/remove",
    params: aPost,
    body: groupRemovalBody,
    doc: {
      name: "removeGroupPost",
      tag: "Groups",
      summary: "Remove a post from a group",
      details: REMOVED,
      example,
      answer: done,
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params, body }) {
      await removals.remove(viewer, { groupId: params.id, kind: "post", id: params.post_id }, body);
      return { body: { message: "Post removed" } };
    },
  }),
  call({
    method: "DELETE",
    path: "/groups/:id/posts/:post_id/remove",
    params: aPost,
    doc: {
      name: "putBackGroupPost",
      tag: "Groups",
      summary: "Put a removed post back",
      details: PUT_BACK,
      answer: done,
      refuses: ["FORBIDDEN", "CONFLICT"],
    },
    async handle({ viewer, params }) {
      await removals.putBack(viewer, { groupId: params.id, kind: "post", id: params.post_id });
      return { body: { message: "The post is back" } };
    },
  }),
  call({
    method: "POST",
    path: "/groups/:id/comments/:comment_id/remove",
    params: aComment,
    body: groupRemovalBody,
    doc: {
      name: "removeGroupComment",
      tag: "Groups",
      summary: "Remove a comment in a group",
      details: REMOVED,
      example,
      answer: done,
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params, body }) {
      await removals.remove(viewer, { groupId: params.id, kind: "comment", id: params.comment_id }, body);
      return { body: { message: "Comment removed" } };
    },
  }),
  call({
    method: "DELETE",
    path: "/groups/:id/comments/:comment_id/remove",
    params: aComment,
    doc: {
      name: "putBackGroupComment",
      tag: "Groups",
      summary: "Put a removed comment back",
      details: PUT_BACK,
      answer: done,
      refuses: ["FORBIDDEN", "CONFLICT"],
    },
    async handle({ viewer, params }) {
      await removals.putBack(viewer, { groupId: params.id, kind: "comment", id: params.comment_id });
      return { body: { message: "The comment is back" } };
    },
  }),
];
