import * as z from "zod";
import { ruleKey } from "#server/features/rules/rules.answers";
import { howMany, idNumber, moment, sentence } from "#server/rest/answers";
import { STATES } from "./reports.model.ts";
import { KINDS } from "./reports.rules.ts";

const state = z.enum(STATES).meta({ description: "How the report stands.", examples: ["open"] });

export const reportAnswer = z
  .object({
    id: idNumber,
    kind: z.enum(KINDS).meta({ examples: ["post"] }),
    subject_id: idNumber,
    about: z.string().meta({ description: "Names what the report is about.", examples: ["a post by Bo Dahl"] }),
    path: z
      .string()
      .nullable()
      .meta({ description: "The path on the site to it; null for a message.", examples: ["/post/7"] }),
    rule: ruleKey,
    rule_title: z.string().meta({ description: "The heading of the rule, as it stood then.", examples: ["No spam"] }),
    text: z
      .string()
      .nullable()
      .meta({ description: "What the viewer added.", examples: ["The same link for the fifth time"] }),
    state,
    state_text: sentence.meta({ examples: ["Waiting for a moderator."] }),
    outcome: z
      .string()
      .nullable()
      .meta({ description: "What the moderators say of their decision.", examples: [null] }),
    created_at: moment,
    decided_at: moment
      .nullable()
      .meta({ description: "When it was decided; null while it is open.", examples: [null] }),
  })
  .meta({ id: "Report", description: "A report of the viewer's." });
export type ReportAnswer = z.infer<typeof reportAnswer>;

export const reportsPage = { reports: z.array(reportAnswer), hasMore: z.boolean(), total: howMany };

/** What the refusal of a second report says of the first. */
export const firstReport = { report: z.object({ id: idNumber, state }) };
