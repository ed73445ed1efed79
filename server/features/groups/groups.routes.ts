import * as z from "zod";
import { numberedPage } from "#server/core/pages";
import type { UrlOf } from "#server/features/media/media.model";
import { sentence } from "#server/rest/answers";
import { idParam, textParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { groupAnswer, groupFiguresAnswer, groupInPath } from "./groups.answers.ts";
import { GROUP, GROUPS_PAGE_SIZE } from "./groups.model.ts";
import { presentFigures, presentGroup } from "./groups.presenter.ts";
import { groupChangesBody, groupsQuery, newGroupBody } from "./groups.requests.ts";
import type { GroupFacesService } from "./groups.faces.service.ts";
import type { GroupsService } from "./groups.service.ts";

interface Parts {
  groups: GroupsService;
  faces: GroupFacesService;
  urlOf: UrlOf;
}

/** Serves groups over REST. */
export const groupsRoutes = ({ groups, faces, urlOf }: Parts): Route[] => [
  call({
    method: "GET",
    path: "/groups",
    query: groupsQuery,
    doc: {
      name: "listGroups",
      tag: "Groups",
      summary: "List groups",
      details: "All groups, newest first; the viewer's groups, most recently joined first; or suggested groups.",
      answer: { groups: z.array(groupAnswer), hasMore: z.boolean() },
    },
    async handle({ viewer, query: { page, ...search } }) {
      const found = await groups.scoped(viewer, search, numberedPage(page, GROUPS_PAGE_SIZE));
      const listed = await faces.addTo(viewer, found.items);
      return { body: { groups: listed.map((group) => presentGroup(group, urlOf)), hasMore: found.hasNextPage } };
    },
  }),
  call({
    method: "POST",
    path: "/groups",
    creates: true,
    body: newGroupBody,
    doc: {
      name: "createGroup",
      tag: "Groups",
      summary: "Create a group",
      details: "Without a `slug`, one is derived from the name. The visibility cannot be changed later.",
      example: { name: "Repair café", description: "We mend what others throw away.", category: "Environment" },
      answer: { group: groupAnswer, message: sentence },
    },
    async handle({ viewer, body }) {
      const group = await faces.addToOne(viewer, await groups.create(viewer, body));
      return { status: 201, body: { group: presentGroup(group, urlOf), message: "Group created" } };
    },
  }),
  call({
    method: "GET",
    path: "/groups/stats",
    doc: {
      name: "getGroupStatistics",
      tag: "Groups",
      summary: "Get statistics of all groups",
      details: "Counts the groups of the community, their members and their posts, for the head of the list of groups.",
      answer: { stats: groupFiguresAnswer },
    },
    async handle() {
      return { body: { stats: presentFigures(await groups.figures()) } };
    },
  }),
  call({
    method: "GET",
    path: "/groups/:id",
    params: { id: textParam(groupInPath) },
    doc: {
      name: "getGroup",
      tag: "Groups",
      summary: "Get a group",
      details:
        "Returns a group by its id or by the name in its address, with what the viewer may do in it. A private group is visible to everybody who is signed in, but its posts and members are not.",
      answer: { group: groupAnswer },
    },
    async handle({ viewer, params }) {
      const group = await faces.addToOne(viewer, await groups.getBySlug(viewer, params.id));
      return { body: { group: presentGroup(group, urlOf) } };
    },
  }),
  call({
    method: "PUT",
    path: "/groups/:id",
    params: { id: idParam(GROUP) },
    body: groupChangesBody,
    doc: {
      name: "updateGroup",
      tag: "Groups",
      summary: "Update a group",
      details: "Omitted fields stay unchanged. For owners and admins.",
      example: { description: "We mend bicycles, too." },
      answer: { group: groupAnswer, message: sentence },
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params, body }) {
      const group = await faces.addToOne(viewer, await groups.edit(viewer, params.id, body));
      return { body: { group: presentGroup(group, urlOf), message: "Group updated" } };
    },
  }),
];
