import { request } from "#server/rest/request";
import { choicesChange } from "./choices.rules.ts";

/** Changes of how and when a member is reached. */
export const choicesBody = request(choicesChange, {
  matrix: {},
  digest: {},
  timeZone: {},
  doNotDisturb: {},
  quietFrom: {},
  quietTo: {},
  pushContent: {},
});
