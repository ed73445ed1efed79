import * as z from "zod";
import { numberedPage } from "#server/core/pages";
import type { UrlOf } from "#server/features/media/media.model";
import { sentence } from "#server/rest/answers";
import { idParam, paged, textParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { groupAnswer, groupMemberAnswer, slug } from "./groups.answers.ts";
import type { GroupFacesService } from "./groups.faces.service.ts";
import type { GroupMembersService } from "./groups.members.service.ts";
import { GROUP, MEMBERS_PAGE_SIZE, REQUEST } from "./groups.model.ts";
import { presentGroup, presentGroupMember } from "./groups.presenter.ts";
import type { GroupsService } from "./groups.service.ts";

interface Parts {
  groups: GroupsService;
  groupMembers: GroupMembersService;
  faces: GroupFacesService;
  urlOf: UrlOf;
}

const aGroup = { id: idParam(GROUP) };
const anAsker = { ...aGroup, user_id: idParam(REQUEST) };

/** Serves membership and roles of groups over REST. */
export const groupMembersRoutes = ({ groups, groupMembers, faces, urlOf }: Parts): Route[] => [
  call({
    method: "GET",
    path: "/groups/:id/members",
    params: { id: textParam(slug) },
    query: paged(),
    doc: {
      tag: "Groups",
      summary: "List a group's members",
      details: "Empty if the viewer may not see the members.",
      answer: { members: z.array(groupMemberAnswer), hasMore: z.boolean() },
    },
    async handle({ viewer, params, query }) {
      const group = await groups.getBySlug(viewer, params.id);
      const page = await groupMembers.members(viewer, group, numberedPage(query.page, MEMBERS_PAGE_SIZE));
      const members = page.items.map(({ item }) => presentGroupMember(item, urlOf));
      return { body: { members, hasMore: page.hasNextPage } };
    },
  }),
  call({
    method: "GET",
    path: "/groups/:id/requests",
    params: { id: textParam(slug) },
    query: paged(),
    doc: {
      tag: "Groups",
      summary: "List a group's join requests",
      details: "Empty unless the viewer is an owner or admin.",
      answer: { requests: z.array(groupMemberAnswer), hasMore: z.boolean() },
    },
    async handle({ viewer, params, query }) {
      const group = await groups.getBySlug(viewer, params.id);
      const page = await groupMembers.requests(viewer, group, numberedPage(query.page, MEMBERS_PAGE_SIZE));
      const requests = page.items.map(({ item }) => presentGroupMember(item, urlOf));
      return { body: { requests, hasMore: page.hasNextPage } };
    },
  }),
  call({
    method: "POST",
    path: "/groups/:id/join",
    params: aGroup,
    doc: {
      tag: "Groups",
      summary: "Join a group or ask to join a private one",
      answer: { group: groupAnswer },
    },
    async handle({ viewer, params }) {
      const group = await faces.addToOne(viewer, await groupMembers.join(viewer, params.id));
      return { body: { group: presentGroup(group, urlOf) } };
    },
  }),
  call({
    method: "DELETE",
    path: "/groups/:id/membership",
    params: aGroup,
    doc: {
      tag: "Groups",
      summary: "Leave a group or withdraw the join request",
      answer: { group: groupAnswer },
      refuses: ["CONFLICT"],
    },
    async handle({ viewer, params }) {
      const group = await faces.addToOne(viewer, await groupMembers.leave(viewer, params.id));
      return { body: { group: presentGroup(group, urlOf) } };
    },
  }),
  call({
    method: "POST",
    path: "/groups/:id/requests/:user_id/approve",
    params: anAsker,
    doc: {
      tag: "Groups",
      summary: "Approve a join request",
      details: "The id is the user id of the member who asked. For owners and admins.",
      answer: { group: groupAnswer, message: sentence },
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params }) {
      const group = await faces.addToOne(viewer, await groupMembers.answer(viewer, params.id, params.user_id, true));
      return { body: { group: presentGroup(group, urlOf), message: "Request approved" } };
    },
  }),
  call({
    method: "POST",
    path: "/groups/:id/requests/:user_id/reject",
    params: anAsker,
    doc: {
      tag: "Groups",
      summary: "Decline a join request",
      details: "The id is the user id of the member who asked. For owners and admins.",
      answer: { group: groupAnswer, message: sentence },
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params }) {
      const group = await faces.addToOne(viewer, await groupMembers.answer(viewer, params.id, params.user_id, false));
      return { body: { group: presentGroup(group, urlOf), message: "Request declined" } };
    },
  }),
];
