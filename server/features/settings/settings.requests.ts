import { request } from "#server/rest/request";
import { settingsChange } from "./settings.rules.ts";

/** Settings that change. */
export const settingsBody = request(settingsChange, {
  keyboardShortcuts: {},
  altReminder: {},
  autoplay: {},
  showOnline: {},
  showVisits: {},
  insightsFromPosts: {},
  readReceipts: {},
  messagesFrom: {},
});
