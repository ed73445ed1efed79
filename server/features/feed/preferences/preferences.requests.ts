import { request } from "#server/rest/request";
import { idSent } from "#server/rest/readings";
import { feedRequest } from "./preferences.rules.ts";

/** What a member asks of their feed. */
export const preferenceBody = request(feedRequest, {
  postId: { read: idSent },
  userId: { read: idSent },
  tag: {},
  groupId: { read: idSent },
});
