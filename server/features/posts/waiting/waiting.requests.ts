import { request } from "#server/rest/request";
import { postDecline } from "./waiting.rules.ts";

/** Why a first post is declined. */
export const postDeclineBody = request(postDecline, { reason: {} });
