import * as z from "zod";
import { invalid } from "#server/core/errors";
import { toIdField } from "#server/core/ids";
import { both, looseRequest, paged, request } from "#server/rest/request";
import {
  addressOf,
  groupChanges,
  groupDeletion,
  groupSearch,
  joinRequest,
  newGroup,
  requestDecline,
} from "./groups.rules.ts";

const cover = looseRequest({ cover_id: newGroup.shape.coverId }, ({ cover_id: id }) => ({
  coverId: id === undefined || id === null ? id : toIdField(id, "coverId"),
}));

const SCOPES = ["all", "mine", "featured"] as const;

function toScope(value: unknown): (typeof SCOPES)[number] {
  const scope = SCOPES.find((one) => one === (value ?? "all"));
  if (!scope) throw invalid({ scope: [`Choose ${SCOPES.join(", ")}.`] });
  return scope;
}

const described = both(cover, request(newGroup, { name: {}, slug: {}, description: {}, category: {}, visibility: {} }));

/** A new group; without an address of its own it gets one from its name. */
export const newGroupBody: typeof described = {
  fields: { ...described.fields, slug: z.optional(newGroup.shape.slug) },
  read: ({ slug, ...sent }) =>
    described.read({ ...sent, slug: slug ?? addressOf(null, typeof sent["name"] === "string" ? sent["name"] : "") }),
};

/** The changes of a group. */
export const groupChangesBody = both(
  cover,
  request(groupChanges, { name: {}, description: {}, category: {}, questions: {}, approvesFirstPosts: {} }),
);

/** What a member writes with a request to join a private group. */
export const joinBody = request(joinRequest, { message: {}, answers: {} });

/** Why a request is declined. */
export const declineBody = request(requestDecline, { reason: {} });

/** The name of a group that is to be deleted. */
export const groupDeletionBody = request(groupDeletion, { name: {} });

/** The list of groups: all, the member's own, or suggestions. */
export const groupsQuery = paged(
  both(
    looseRequest(
      {
        scope: z
          .enum(SCOPES)
          .optional()
          .meta({ examples: ["all"] }),
      },
      ({ scope }) => ({ scope: toScope(scope) }),
    ),
    request(groupSearch, { query: {}, category: {} }),
  ),
);
