import { request } from "#server/rest/request";
import { rangeChoice, sightingList } from "./analytics.rules.ts";

/** Over which days figures are counted. */
export const rangeQuery = request(rangeChoice, { range: {} });

/** The sightings that a client reports. */
export const sightingsBody = request(sightingList, { sightings: { from: ["events"] } });
