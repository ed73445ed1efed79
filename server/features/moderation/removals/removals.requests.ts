import { groupRemoval } from "#server/features/posts/managed/managed.rules";
import { request } from "#server/rest/request";

/** Why a post or a comment is removed from a group. */
export const groupRemovalBody = request(groupRemoval, {
  reason: {},
  rule: {},
});
