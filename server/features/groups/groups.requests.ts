import * as z from "zod";
import { toIdField } from "#server/core/ids";
import { both, looseRequest, paged, request } from "#server/rest/request";
import { addressOf, groupChanges, groupSearch, newGroup } from "./groups.rules.ts";

const cover = looseRequest({ cover_id: newGroup.shape.coverId }, ({ cover_id: id }) => ({
  coverId: id === undefined || id === null ? id : toIdField(id, "coverId"),
}));

const described = both(cover, request(newGroup, { name: {}, slug: {}, description: {}, category: {}, visibility: {} }));

/** A new group; without an address of its own it gets one from its name. */
export const newGroupBody: typeof described = {
  fields: { ...described.fields, slug: z.optional(newGroup.shape.slug) },
  read: ({ slug, ...sent }) =>
    described.read({ ...sent, slug: slug ?? addressOf(null, typeof sent["name"] === "string" ? sent["name"] : "") }),
};

/** The changes of a group. */
export const groupChangesBody = both(cover, request(groupChanges, { name: {}, description: {}, category: {} }));

/** The list of groups: all, the member's own, or suggestions. */
export const groupsQuery = paged(
  both(
    looseRequest(
      {
        scope: z
          .enum(["all", "mine", "featured"])
          .optional()
          .meta({ examples: ["all"] }),
      },
      ({ scope }) => ({ scope: typeof scope === "string" ? scope : "all" }),
    ),
    request(groupSearch, { query: {}, category: {} }),
  ),
);
