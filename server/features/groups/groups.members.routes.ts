import * as z from "zod";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { pageNumber, sentence } from "#server/rest/answers";
import { call, type RestRequest, type Route } from "#server/rest/route";
import { groupAnswer, groupMemberAnswer, slug } from "./groups.answers.ts";
import type { GroupMembersService } from "./groups.members.service.ts";
import { GROUP, placeOf, REQUEST } from "./groups.model.ts";
import { presentGroup, presentGroupMember } from "./groups.presenter.ts";
import type { GroupsService } from "./groups.service.ts";

const PAGE_SIZE = 20;

interface Parts {
  groups: GroupsService;
  groupMembers: GroupMembersService;
  urlOf: UrlOf;
}

const groupId = ({ params }: RestRequest) => toId(params["id"], GROUP);
const asker = ({ params }: RestRequest) => toId(params["user_id"], REQUEST);

/** Who is in groups, on the REST face. */
export const groupMembersRoutes = ({ groups, groupMembers, urlOf }: Parts): Route[] => [
  call({
    method: "GET",
    path: "/groups/:id/members",
    doc: {
      tag: "Groups",
      summary: "Who is in a group",
      details: "Nobody for who may not look into it.",
      path: { id: slug },
      query: { page: pageNumber },
      answer: { members: z.array(groupMemberAnswer), hasMore: z.boolean() },
    },
    async handle({ context, params, query }) {
      const viewer = requireViewer(context);
      const group = await groups.getBySlug(viewer, params["id"]);
      const page = await groupMembers.members(viewer, group, placeOf(query["page"], PAGE_SIZE));
      const members = page.items.map(({ item }) => presentGroupMember(item, urlOf));
      return { body: { members, hasMore: page.hasNextPage } };
    },
  }),
  call({
    method: "GET",
    path: "/groups/:id/requests",
    doc: {
      tag: "Groups",
      summary: "Who asks to be let in",
      details: "Nobody for who is neither owner nor admin.",
      path: { id: slug },
      query: { page: pageNumber },
      answer: { requests: z.array(groupMemberAnswer), hasMore: z.boolean() },
    },
    async handle({ context, params, query }) {
      const viewer = requireViewer(context);
      const group = await groups.getBySlug(viewer, params["id"]);
      const page = await groupMembers.requests(viewer, group, placeOf(query["page"], PAGE_SIZE));
      const requests = page.items.map(({ item }) => presentGroupMember(item, urlOf));
      return { body: { requests, hasMore: page.hasNextPage } };
    },
  }),
  call({
    method: "POST",
    path: "/groups/:id/join",
    doc: {
      tag: "Groups",
      summary: "Join a group, or ask to be let into a private one",
      answer: { group: groupAnswer },
    },
    async handle(request) {
      const group = await groupMembers.join(requireViewer(request.context), groupId(request));
      return { body: { group: presentGroup(group, urlOf) } };
    },
  }),
  call({
    method: "DELETE",
    path: "/groups/:id/membership",
    doc: {
      tag: "Groups",
      summary: "Leave a group, or take the request back",
      answer: { group: groupAnswer },
      refuses: ["CONFLICT"],
    },
    async handle(request) {
      const group = await groupMembers.leave(requireViewer(request.context), groupId(request));
      return { body: { group: presentGroup(group, urlOf) } };
    },
  }),
  call({
    method: "POST",
    path: "/groups/:id/requests/:user_id/approve",
    doc: {
      tag: "Groups",
      summary: "Let somebody in",
      details: "By the user id of the one who asks. For owners and admins.",
      answer: { group: groupAnswer, message: sentence },
      refuses: ["FORBIDDEN"],
    },
    async handle(request) {
      const viewer = requireViewer(request.context);
      const group = await groupMembers.answer(viewer, groupId(request), asker(request), true);
      return { body: { group: presentGroup(group, urlOf), message: "Request approved" } };
    },
  }),
  call({
    method: "POST",
    path: "/groups/:id/requests/:user_id/reject",
    doc: {
      tag: "Groups",
      summary: "Do not let somebody in",
      details: "By the user id of the one who asks. For owners and admins.",
      answer: { group: groupAnswer, message: sentence },
      refuses: ["FORBIDDEN"],
    },
    async handle(request) {
      const viewer = requireViewer(request.context);
      const group = await groupMembers.answer(viewer, groupId(request), asker(request), false);
      return { body: { group: presentGroup(group, urlOf), message: "Request declined" } };
    },
  }),
];
