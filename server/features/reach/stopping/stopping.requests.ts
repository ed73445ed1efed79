import { request } from "#server/rest/request";
import { stopLink } from "./stopping.rules.ts";

/** The parts of the link of a mail, in its query. */
export const stopQuery = request(stopLink, { member: {}, list: {}, signature: {} });
