import { request } from "#server/rest/request";
import { newInsight } from "./insights.rules.ts";

/** A question, which may be left out or empty like its id: the rule then asks for one. */
export const insightBody = request(newInsight, {
  prompt: { read: (prompt) => prompt ?? "" },
  clientId: { read: (clientId) => clientId || null },
});
