import { request } from "#server/rest/request";
import { newInsight } from "./insights.rules.ts";

/** A question, which may be omitted or empty like its id, because the rule reports a missing one. */
export const insightBody = request(newInsight, {
  prompt: { read: (prompt) => prompt ?? "" },
  clientId: { read: (clientId) => clientId || null },
});
