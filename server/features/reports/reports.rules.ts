import * as z from "zod/mini";
import { idNumber } from "#server/core/ids.rules";
import { isStorable } from "#server/core/text.rules";
import { oneOf, plainText } from "#server/core/textField.rules";
import { REPORT_TEXT_MAX } from "./reports.limits.rules.ts";

/** What can be reported. */
export const KINDS = ["post", "comment", "message", "member", "group"] as const;

export const NO_RULE = "Choose the rule that is broken";

const text = z.nullish(plainText({ max: REPORT_TEXT_MAX, label: "Your words" }));

/** What a reporter adds in their own words; the form checks it alone. */
export const reportText = z.object({ text });
export type ReportText = z.input<typeof reportText>;

/** A report: what it is about, the rule that is broken, and what the reporter adds. */
export const newReport = z.object({
  kind: oneOf(KINDS, "A report is about a post, comment, message, member or group"),
  id: idNumber(),
  rule: z.string(NO_RULE).check(
    z.refine((key) => key !== "" && isStorable(key), NO_RULE),
    z.meta({ examples: ["no-spam"] }),
  ),
  text,
});
export type NewReport = z.input<typeof newReport>;
