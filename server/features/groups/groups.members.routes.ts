import * as z from "zod";
import { numberedPage } from "#server/core/pages";
import type { UrlOf } from "#server/features/media/media.model";
import { sentence } from "#server/rest/answers";
import { idParam, paged, textParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { groupAnswer, groupInPath, groupMemberAnswer } from "./groups.answers.ts";
import type { GroupFacesService } from "./groups.faces.service.ts";
import type { GroupMembersService } from "./groups.members.service.ts";
import { GROUP, MEMBERS_PAGE_SIZE, REQUEST } from "./groups.model.ts";
import { presentGroup, presentGroupMember } from "./groups.presenter.ts";
import { declineBody, joinBody } from "./groups.requests.ts";
import type { GroupPeopleService } from "./groups.people.service.ts";
import type { GroupsService } from "./groups.service.ts";

interface Parts {
  groups: GroupsService;
  groupMembers: GroupMembersService;
  people: GroupPeopleService;
  faces: GroupFacesService;
  urlOf: UrlOf;
}

const aGroup = { id: idParam(GROUP) };
const anAsker = { ...aGroup, user_id: idParam(REQUEST) };

/** Serves membership and roles of groups over REST. */
export const groupMembersRoutes = ({ groups, groupMembers, people, faces, urlOf }: Parts): Route[] => [
  call({
    method: "GET",
    path: "/groups/:id/members",
    params: { id: textParam(groupInPath) },
    query: paged(),
    doc: {
      name: "listGroupMembers",
      tag: "Groups",
      summary: "List a group's members",
      details: "Empty if the viewer may not see the members.",
      answer: { members: z.array(groupMemberAnswer), hasMore: z.boolean() },
    },
    async handle({ viewer, params, query }) {
      const group = await groups.getBySlug(viewer, params.id);
      const page = await people.members(viewer, group, numberedPage(query.page, MEMBERS_PAGE_SIZE));
      const members = page.items.map(({ item }) => presentGroupMember(item, urlOf));
      return { body: { members, hasMore: page.hasNextPage } };
    },
  }),
  call({
    method: "GET",
    path: "/groups/:id/requests",
    params: { id: textParam(groupInPath) },
    query: paged(),
    doc: {
      name: "listJoinRequests",
      tag: "Groups",
      summary: "List a group's join requests",
      details: "Empty unless the viewer is an owner or admin.",
      answer: { requests: z.array(groupMemberAnswer), hasMore: z.boolean() },
    },
    async handle({ viewer, params, query }) {
      const group = await groups.getBySlug(viewer, params.id);
      const page = await people.requests(viewer, group, numberedPage(query.page, MEMBERS_PAGE_SIZE));
      const requests = page.items.map(({ item }) => presentGroupMember(item, urlOf));
      return { body: { requests, hasMore: page.hasNextPage } };
    },
  }),
  call({
    method: "GET",
    path: "/groups/:id/declined",
    params: { id: textParam(groupInPath) },
    query: paged(),
    doc: {
      name: "listDeclinedJoinRequests",
      tag: "Groups",
      summary: "List a group's declined join requests",
      details: "The last ones first. Empty unless the viewer is an owner or admin.",
      answer: { declined: z.array(groupMemberAnswer), hasMore: z.boolean() },
    },
    async handle({ viewer, params, query }) {
      const group = await groups.getBySlug(viewer, params.id);
      const page = await people.declined(viewer, group, numberedPage(query.page, MEMBERS_PAGE_SIZE));
      const declined = page.items.map(({ item }) => presentGroupMember(item, urlOf));
      return { body: { declined, hasMore: page.hasNextPage } };
    },
  }),
  call({
    method: "POST",
    path: "/groups/:id/join",
    params: aGroup,
    body: joinBody,
    doc: {
      name: "joinGroup",
      tag: "Groups",
      summary: "Join a group or ask to join a private one",
      details:
        "Owners and admins read the message of a request and its answers, which are required where the group asks questions. A message that is sent while the request waits replaces the former one.",
      example: { answers: ["For thirty years"], message: "I repair bicycles and would like to help on Saturdays." },
      answer: { group: groupAnswer },
    },
    async handle({ viewer, params, body }) {
      const group = await faces.addToOne(viewer, await groupMembers.join(viewer, params.id, body));
      return { body: { group: presentGroup(group, urlOf) } };
    },
  }),
  call({
    method: "DELETE",
    path: "/groups/:id/membership",
    params: aGroup,
    doc: {
      name: "leaveGroup",
      tag: "Groups",
      summary: "Leave a group or withdraw the join request",
      details:
        "Ends the viewer's membership, or takes the request to join back. The last owner cannot leave, which is refused with 409.",
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
      name: "approveJoinRequest",
      tag: "Groups",
      summary: "Approve a join request",
      details:
        "The id is the user id of the member who asked. A declined request can be approved later. For owners and admins.",
      answer: { group: groupAnswer, message: sentence },
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params }) {
      const group = await faces.addToOne(viewer, await groupMembers.approve(viewer, params.id, params.user_id));
      return { body: { group: presentGroup(group, urlOf), message: "Request approved" } };
    },
  }),
  call({
    method: "POST",
    path: "/groups/:id/requests/:user_id/reject",
    params: anAsker,
    body: declineBody,
    doc: {
      name: "declineJoinRequest",
      tag: "Groups",
      summary: "Decline a join request",
      details: "The id is the user id of the member who asked, who reads the reason. For owners and admins.",
      example: { reason: "Only people of our street can join." },
      answer: { group: groupAnswer, message: sentence },
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params, body }) {
      const declined = await groupMembers.decline(viewer, params.id, params.user_id, body);
      const group = await faces.addToOne(viewer, declined);
      return { body: { group: presentGroup(group, urlOf), message: "Request declined" } };
    },
  }),
];
