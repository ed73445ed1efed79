import * as z from "zod";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { pageNumber, sentence } from "#server/rest/answers";
import { call, type RestRequest, type Route } from "#server/rest/route";
import { groupAnswer, groupFiguresAnswer, slug } from "./groups.answers.ts";
import { GROUP, groupOf, placeOf } from "./groups.model.ts";
import { presentFigures, presentGroup } from "./groups.presenter.ts";
import { groupChanges, groupSearch, newGroup } from "./groups.rules.ts";
import type { GroupsService } from "./groups.service.ts";

/** Groups on a page of the REST face. */
const PAGE_SIZE = 12;
const FEATURED = 6;

const groupBody = z.object({ ...newGroup.shape, slug: z.optional(newGroup.shape.slug) });

const groupId = ({ params }: RestRequest) => toId(params["id"], GROUP);

/** Groups on the REST face. */
export const groupsRoutes = (groups: GroupsService, urlOf: UrlOf): Route[] => [
  call({
    method: "GET",
    path: "/groups",
    doc: {
      tag: "Groups",
      summary: "Groups",
      details: "All of them, newest first; the member's own, joined last first; or some that they may want to be in.",
      query: {
        scope: z
          .enum(["all", "mine", "featured"])
          .optional()
          .meta({ examples: ["all"] }),
        query: groupSearch.shape.query,
        category: groupSearch.shape.category,
        page: pageNumber,
      },
      answer: { groups: z.array(groupAnswer), hasMore: z.boolean() },
    },
    async handle({ context, query }) {
      const viewer = requireViewer(context);
      const page = await groups.scoped(viewer, query, placeOf(query["page"], PAGE_SIZE), FEATURED);
      return { body: { groups: page.items.map((group) => presentGroup(group, urlOf)), hasMore: page.hasNextPage } };
    },
  }),
  call({
    method: "POST",
    path: "/groups",
    creates: true,

    doc: {
      tag: "Groups",
      summary: "Found a group",
      details: "Without a `slug`, its address is made of its name. Whether it is private stays as it is chosen here.",
      body: groupBody,
      example: { name: "Repair café", description: "We mend what others throw away.", category: "Environment" },
      answer: { group: groupAnswer, message: sentence },
    },
    async handle(request) {
      const group = await groups.create(requireViewer(request.context), groupOf(request.body));
      return { status: 201, body: { group: presentGroup(group, urlOf), message: "Group created" } };
    },
  }),
  call({
    method: "GET",
    path: "/groups/stats",
    doc: { tag: "Groups", summary: "The numbers of all groups", answer: { stats: groupFiguresAnswer } },
    async handle({ context }) {
      requireViewer(context);
      return { body: { stats: presentFigures(await groups.figures()) } };
    },
  }),
  call({
    method: "GET",
    path: "/groups/:id",
    doc: { tag: "Groups", summary: "A group", path: { id: slug }, answer: { group: groupAnswer } },
    async handle({ context, params }) {
      return { body: { group: presentGroup(await groups.getBySlug(requireViewer(context), params["id"]), urlOf) } };
    },
  }),
  call({
    method: "PUT",
    path: "/groups/:id",
    doc: {
      tag: "Groups",
      summary: "Change a group",
      details: "What is left out stays as it is. For owners and admins.",
      body: groupChanges,
      example: { description: "We mend bicycles, too." },
      answer: { group: groupAnswer, message: sentence },
      refuses: ["FORBIDDEN"],
    },
    async handle(request) {
      const group = await groups.edit(requireViewer(request.context), groupId(request), groupOf(request.body));
      return { body: { group: presentGroup(group, urlOf), message: "Group updated" } };
    },
  }),
];
