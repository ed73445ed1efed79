import { request } from "#server/rest/request";
import { linkCode, newLink } from "./invitations.rules.ts";

/** For how many days and people a link is. */
export const newLinkBody = request(newLink, { days: {}, uses: {} });

/** The code of a link. */
export const linkCodeBody = request(linkCode, { code: {} });
