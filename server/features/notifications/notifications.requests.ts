import { paged, request } from "#server/rest/request";
import { listed, readState, settingsChange, upTo } from "./notifications.rules.ts";

/** Which notifications a page lists. */
export const notificationsQuery = paged(request(listed, { filter: {} }));

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
  follow: {},
  group_request: {},
  group_approved: {},
  group_declined: {},
  group_invited: {},
  group_post_removed: {},
  group_post: {},
  group_post_waiting: {},
  group_post_approved: {},
  group_post_declined: {},
  message_request: {},
  report_decided: {},
});
