import { request } from "#server/rest/request";
import { acceptance } from "./rules.rules.ts";

/** The version of the rules that a member accepts. */
export const acceptanceBody = request(acceptance, { version: {} });
