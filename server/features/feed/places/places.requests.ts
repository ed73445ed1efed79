import { request } from "#server/rest/request";
import { idSent } from "#server/rest/readings";
import { feedOrder, feedPlace } from "./places.rules.ts";

/** Where a member is in a tab. */
export const placeBody = request(feedPlace, { scope: {}, postId: { read: idSent } });

/** The order that a member chooses. */
export const orderBody = request(feedOrder, { order: {} });
