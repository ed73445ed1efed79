import { request } from "#server/rest/request";
import { rangeChoice, sightingList } from "./analytics.rules.ts";

/** Over which days figures are counted. */
export const rangeQuery = request(rangeChoice, { range: {} });

/** What a client has shown to its member. */
export const sightingsBody = request(sightingList, { sightings: { from: ["events"] } });
