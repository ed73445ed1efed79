import { request } from "#server/rest/request";
import { managedChanges } from "./managed.rules.ts";

/** Whether a post is pinned, and whether its comments are closed. */
export const managedChangesBody = request(managedChanges, { pinned: {}, commentsClosed: {} });
