import { idSent } from "#server/rest/readings";
import { request } from "#server/rest/request";
import { newReport } from "./reports.rules.ts";

/** A report of something that breaks a rule. */
export const reportBody = request(newReport, { kind: {}, id: { read: idSent }, rule: {}, text: {} });
