import * as z from "zod";
import { groupAnswer } from "#server/features/groups/groups.answers";
import type { GroupFacesService } from "#server/features/groups/groups.faces.service";
import { GROUP } from "#server/features/groups/groups.model";
import { presentGroup } from "#server/features/groups/groups.presenter";
import { groupDeletionBody } from "#server/features/groups/groups.requests";
import type { UrlOf } from "#server/features/media/media.model";
import { done, idNumber, moment, sentence } from "#server/rest/answers";
import { idParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { RESTORABLE_DAYS } from "./deletion.model.ts";
import type { GroupDeletionService } from "./deletion.service.ts";

interface Parts {
  deletion: GroupDeletionService;
  faces: GroupFacesService;
  urlOf: UrlOf;
}

const aGroup = { id: idParam(GROUP) };

const deletedGroupAnswer = z
  .object({ id: idNumber, name: z.string(), slug: z.string(), deleted_at: moment, removed_at: moment })
  .meta({ id: "DeletedGroup", description: "A deleted group that the member can restore." });

/** Lists deleted groups over REST. Its path comes before that of one group. */
export const deletedGroupsRoutes = ({ deletion }: Parts): Route[] => [
  call({
    method: "GET",
    path: "/groups/deleted",
    doc: {
      name: "listDeletedGroups",
      tag: "Groups",
      summary: "List the member's deleted groups",
      details: "Those that the member can restore as an owner, the last ones first.",
      answer: { groups: z.array(deletedGroupAnswer) },
    },
    async handle({ viewer }) {
      const groups = (await deletion.list(viewer)).map(({ id, name, slug, deletedAt, removedAt }) => ({
        id,
        name,
        slug,
        deleted_at: deletedAt,
        removed_at: removedAt,
      }));
      return { body: { groups } };
    },
  }),
];

/** Lets owners delete and restore groups over REST. */
export const groupDeletionRoutes = ({ deletion, faces, urlOf }: Parts): Route[] => [
  call({
    method: "DELETE",
    path: "/groups/:id",
    params: aGroup,
    body: groupDeletionBody,
    doc: {
      name: "deleteGroup",
      tag: "Groups",
      summary: "Delete a group",
      details: `The body repeats the group's name. The group and its posts are hidden at once and removed after ${RESTORABLE_DAYS} days. For owners.`,
      example: { name: "Repair café" },
      answer: done,
      refuses: ["FORBIDDEN"],
    },
    async handle({ viewer, params, body }) {
      await deletion.delete(viewer, params.id, body);
      return { body: { message: "Group deleted" } };
    },
  }),
  call({
    method: "POST",
    path: "/groups/:id/restore",
    params: aGroup,
    doc: {
      name: "restoreGroup",
      tag: "Groups",
      summary: "Restore a deleted group",
      details: "With its members and posts. For owners.",
      answer: { group: groupAnswer, message: sentence },
    },
    async handle({ viewer, params }) {
      const group = await faces.addToOne(viewer, await deletion.restore(viewer, params.id));
      return { body: { group: presentGroup(group, urlOf), message: "Group restored" } };
    },
  }),
];
