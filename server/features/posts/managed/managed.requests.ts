import { request } from "#server/rest/request";
import { managedChanges, postRemoval } from "./managed.rules.ts";

/** Why a post is removed from a group. */
export const postRemovalBody = request(postRemoval, { reason: {} });

/** Whether a post is pinned, and whether its comments are closed. */
export const managedChangesBody = request(managedChanges, { pinned: {}, commentsClosed: {} });
