import * as z from "zod";
import { groupAnswer, groupInPath } from "#server/features/groups/groups.answers";
import type { GroupFacesService } from "#server/features/groups/groups.faces.service";
import { GROUP, MEMBER } from "#server/features/groups/groups.model";
import { presentGroup } from "#server/features/groups/groups.presenter";
import type { GroupsService } from "#server/features/groups/groups.service";
import type { UrlOf } from "#server/features/media/media.model";
import { done, sentence } from "#server/rest/answers";
import { idParam, textParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { groupLinkAnswer, invitedAnswer } from "./invitations.answers.ts";
import { LINK } from "./invitations.model.ts";
import { presentInvited, presentLink } from "./invitations.presenter.ts";
import { linkCodeBody, newLinkBody } from "./invitations.requests.ts";
import type { GroupInvitationsService } from "./invitations.service.ts";

interface Parts {
  invitations: GroupInvitationsService;
  groups: GroupsService;
  faces: GroupFacesService;
  urlOf: UrlOf;
}

const aGroup = { id: idParam(GROUP) };
const aPerson = { ...aGroup, user_id: idParam(MEMBER) };
const grouped = { group: groupAnswer, message: sentence };

/** Serves invitations into groups by name over REST. */
const byName = ({ invitations, groups, faces, urlOf }: Parts): Route[] => [
  call({
    method: "GET",
    path: "/groups/:id/invitations",
    params: { id: textParam(groupInPath) },
    doc: {
      name: "listGroupInvitations",
      tag: "Groups",
      summary: "List the people who were invited into a group",
      details: "Those who have not answered, the last first. Empty unless the viewer is an owner or admin.",
      answer: { invited: z.array(invitedAnswer) },
    },
    async handle({ viewer, params }) {
      const group = await groups.getBySlug(viewer, params.id);
      const invited = await invitations.invited(viewer, group);
      return { body: { invited: invited.map((one) => presentInvited(one, urlOf)) } };
    },
  }),
  call({
    method: "PUT",
    path: "/groups/:id/invitations/:user_id",
    params: aPerson,
    doc: {
      name: "inviteIntoGroup",
      tag: "Groups",
      summary: "Invite a member into a group",
      details:
        "The member is notified and joins by accepting, without a request. Safe to repeat. For owners and admins.",
      answer: grouped,
      refuses: ["FORBIDDEN", "CONFLICT"],
    },
    async handle({ viewer, params }) {
      const group = await faces.addToOne(viewer, await invitations.invite(viewer, params.id, params.user_id));
      return { body: { group: presentGroup(group, urlOf), message: "Invitation sent" } };
    },
  }),
  call({
    method: "DELETE",
    path: "/groups/:id/invitations/:user_id",
    params: aPerson,
    doc: {
      name: "withdrawGroupInvitation",
      tag: "Groups",
      summary: "Withdraw an invitation into a group",
      details: "Takes back an invitation that is not answered yet; the member is not notified. For owners and admins.",
      answer: grouped,
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params }) {
      const group = await faces.addToOne(viewer, await invitations.withdraw(viewer, params.id, params.user_id));
      return { body: { group: presentGroup(group, urlOf), message: "Invitation withdrawn" } };
    },
  }),
  call({
    method: "POST",
    path: "/groups/:id/invitation/accept",
    params: aGroup,
    doc: {
      name: "acceptGroupInvitation",
      tag: "Groups",
      summary: "Accept the member's invitation into a group",
      details: "The viewer becomes a member at once, in a private group too.",
      answer: grouped,
    },
    async handle({ viewer, params }) {
      const group = await faces.addToOne(viewer, await invitations.answer(viewer, params.id, true));
      return { body: { group: presentGroup(group, urlOf), message: "Invitation accepted" } };
    },
  }),
  call({
    method: "POST",
    path: "/groups/:id/invitation/decline",
    params: aGroup,
    doc: {
      name: "declineGroupInvitation",
      tag: "Groups",
      summary: "Decline the member's invitation into a group",
      details: "Removes the invitation. Whoever sent it is not notified.",
      answer: grouped,
    },
    async handle({ viewer, params }) {
      const group = await faces.addToOne(viewer, await invitations.answer(viewer, params.id, false));
      return { body: { group: presentGroup(group, urlOf), message: "Invitation declined" } };
    },
  }),
];

/** Serves links into groups over REST. */
const byLink = ({ invitations, groups, faces, urlOf }: Parts): Route[] => [
  call({
    method: "GET",
    path: "/groups/:id/links",
    params: { id: textParam(groupInPath) },
    doc: {
      name: "listGroupLinks",
      tag: "Groups",
      summary: "List the links into a group",
      details: "The valid ones, newest first, without their codes. Empty unless the viewer is an owner or admin.",
      answer: { links: z.array(groupLinkAnswer) },
    },
    async handle({ viewer, params }) {
      const links = await invitations.links(viewer, await groups.getBySlug(viewer, params.id));
      return { body: { links: links.map(presentLink) } };
    },
  }),
  call({
    method: "POST",
    path: "/groups/:id/links",
    params: aGroup,
    body: newLinkBody,
    doc: {
      name: "createGroupLink",
      tag: "Groups",
      summary: "Create a link into a group",
      details: "Whoever has its code joins without asking. The code is answered only here. For owners and admins.",
      example: { days: 7, uses: 20 },
      answer: { link: groupLinkAnswer, code: z.string() },
      refuses: ["FORBIDDEN", "CONFLICT"],
    },
    async handle({ viewer, params, body }) {
      const link = await invitations.createLink(viewer, params.id, body);
      return { body: { link: presentLink(link), code: link.code } };
    },
  }),
  call({
    method: "DELETE",
    path: "/groups/:id/links/:link_id",
    params: { ...aGroup, link_id: idParam(LINK) },
    doc: {
      name: "withdrawGroupLink",
      tag: "Groups",
      summary: "Withdraw a link into a group",
      details: "Whoever joined by it stays. For owners and admins.",
      answer: done,
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params }) {
      await invitations.revokeLink(viewer, params.id, params.link_id);
      return { body: { message: "Link withdrawn" } };
    },
  }),
  call({
    method: "POST",
    path: "/groups/join",
    body: linkCodeBody,
    doc: {
      name: "joinGroupByLink",
      tag: "Groups",
      summary: "Join a group by a link",
      details:
        "Takes the code of a link that an owner or admin has created. The viewer becomes a member at once, in a private group too.",
      example: { code: "b3dqT2lYc0h0Z1ZkS3JxUmVQbG5XaUJj" },
      answer: { group: groupAnswer },
      refuses: ["NOT_FOUND"],
    },
    async handle({ viewer, body }) {
      const group = await faces.addToOne(viewer, await invitations.joinByLink(viewer, body));
      return { body: { group: presentGroup(group, urlOf) } };
    },
  }),
];

/** Serves invitations into groups over REST. */
export const groupInvitationsRoutes = (parts: Parts): Route[] => [...byName(parts), ...byLink(parts)];
