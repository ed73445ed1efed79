import { toId, toIdField } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import type { RestRequest, Route } from "#server/rest/route";
import type { GroupMembersService } from "./groups.members.service.ts";
import { GROUP, REQUEST } from "./groups.model.ts";
import { presentFigures, presentGroup, presentGroupMember } from "./groups.presenter.ts";
import type { GroupsService } from "./groups.service.ts";

/** Groups on a page of the REST face. */
const PAGE_SIZE = 12;
const PEOPLE_PAGE_SIZE = 20;
const FEATURED = 6;

interface Parts {
  groups: GroupsService;
  groupMembers: GroupMembersService;
  urlOf: UrlOf;
}

const groupId = ({ params }: RestRequest) => toId(params["id"], GROUP);
const asker = ({ params }: RestRequest) => toId(params["rid"], REQUEST);
const place = (query: RestRequest["query"], first: number) => ({
  first,
  after: null,
  offset: (toPageNumber(query["page"]) - 1) * first,
});
const coverOf = (id: unknown) => (id === undefined || id === null ? id : toIdField(id, "coverId"));
const asked = ({ body }: RestRequest) => ({
  name: body["name"],
  slug: body["slug"],
  description: body["description"],
  category: body["category"],
  visibility: body["visibility"],
  coverId: coverOf(body["cover_id"]),
});

/** Groups on the REST face. */
export const groupsRoutes = ({ groups, groupMembers, urlOf }: Parts): Route[] => [
  {
    method: "GET",
    path: "/groups",
    async handle({ context, query }) {
      const page = await groups.scoped(requireViewer(context), query, place(query, PAGE_SIZE), FEATURED);
      return { body: { groups: page.items.map((group) => presentGroup(group, urlOf)), hasMore: page.hasNextPage } };
    },
  },
  {
    method: "POST",
    path: "/groups",
    creates: true,
    async handle(request) {
      const group = await groups.create(requireViewer(request.context), asked(request));
      return { status: 201, body: { group: presentGroup(group, urlOf), message: "Group created" } };
    },
  },
  {
    method: "GET",
    path: "/groups/stats",
    async handle({ context }) {
      requireViewer(context);
      return { body: { stats: presentFigures(await groups.figures()) } };
    },
  },
  {
    method: "GET",
    path: "/groups/:id",
    async handle({ context, params }) {
      return { body: { group: presentGroup(await groups.getBySlug(requireViewer(context), params["id"]), urlOf) } };
    },
  },
  {
    method: "PUT",
    path: "/groups/:id",
    async handle(request) {
      const group = await groups.edit(requireViewer(request.context), groupId(request), asked(request));
      return { body: { group: presentGroup(group, urlOf), message: "Group updated" } };
    },
  },
  {
    method: "GET",
    path: "/groups/:id/members",
    async handle({ context, params, query }) {
      const viewer = requireViewer(context);
      const group = await groups.getBySlug(viewer, params["id"]);
      const page = await groupMembers.members(viewer, group, place(query, PEOPLE_PAGE_SIZE));
      const members = page.items.map(({ item }) => presentGroupMember(item, urlOf));
      return { body: { members, hasMore: page.hasNextPage } };
    },
  },
  {
    method: "GET",
    path: "/groups/:id/requests",
    async handle({ context, params, query }) {
      const viewer = requireViewer(context);
      const group = await groups.getBySlug(viewer, params["id"]);
      const page = await groupMembers.requests(viewer, group, place(query, PEOPLE_PAGE_SIZE));
      const requests = page.items.map(({ item }) => presentGroupMember(item, urlOf));
      return { body: { requests, hasMore: page.hasNextPage } };
    },
  },
  {
    method: "POST",
    path: "/groups/:id/join",
    async handle(request) {
      const group = await groupMembers.join(requireViewer(request.context), groupId(request));
      return { body: { group: presentGroup(group, urlOf) } };
    },
  },
  {
    method: "DELETE",
    path: "/groups/:id/membership",
    async handle(request) {
      const group = await groupMembers.leave(requireViewer(request.context), groupId(request));
      return { body: { group: presentGroup(group, urlOf) } };
    },
  },
  {
    method: "POST",
    path: "/groups/:id/requests/:rid/approve",
    async handle(request) {
      const viewer = requireViewer(request.context);
      const group = await groupMembers.answer(viewer, groupId(request), asker(request), true);
      return { body: { group: presentGroup(group, urlOf), message: "Request approved" } };
    },
  },
  {
    method: "POST",
    path: "/groups/:id/requests/:rid/reject",
    async handle(request) {
      const viewer = requireViewer(request.context);
      const group = await groupMembers.answer(viewer, groupId(request), asker(request), false);
      return { body: { group: presentGroup(group, urlOf), message: "Request declined" } };
    },
  },
];
