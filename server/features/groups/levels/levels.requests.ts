import { request } from "#server/rest/request";
import { groupLevel } from "./levels.rules.ts";

/** What a member wants to be notified of in a group. */
export const groupLevelBody = request(groupLevel, { level: {} });
