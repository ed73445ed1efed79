import { paged, request } from "#server/rest/request";
import { listed, readState, settingsChange, upTo } from "./notifications.rules.ts";

/** Which notifications a page lists. */
export const notificationsQuery = paged(
  request(listed, { filter: { read: (filter) => (filter === "" ? undefined : filter) } }),
);

/** The time up to which notifications are seen or read. */
export const upToBody = request(upTo, { upTo: {} });

/** Whether a notification was read. */
export const readStateBody = request(readState, { read: {} });

/** Of which kinds a member wants to be notified. */
export const settingsBody = request(settingsChange, {
  like: {},
  comment: {},
  reply: {},
  mention: {},
  comment_like: {},
  bond_request: {},
  bond_accepted: {},
  group_request: {},
  group_approved: {},
  message_request: {},
});
