import * as z from "zod/mini";
import { idNumber } from "#server/core/ids.rules";
import { isStorable } from "#server/core/text.rules";
import { oneOf, plainText, requiredText } from "#server/core/textField.rules";
import { KINDS } from "#server/features/reports/reports.rules";
import { FILTER_NAME_MAX, FILTERS_MAX, MONTHS_MAX, SUSPENSION_DAYS_MAX, WORDS_MAX } from "./moderation.limits.rules.ts";

/** What moderators can decide. */
export const OUTCOMES = ["dismiss", "hide", "remove", "warn", "limit", "suspend"] as const;
/** The states of reports, and of the cases that they form. */
export const CASE_STATES = ["open", "upheld", "dismissed"] as const;
/** The orders of open cases. */
export const ORDERS = ["oldest", "most_reported"] as const;
export const APPEAL_STATES = ["open", "granted", "refused"] as const;

export const NO_WORDS = "Please say why. The member reads it.";
export const NO_RULE = "Choose the rule that is broken";
export const TOO_MANY_FILTERS = `You can have up to ${FILTERS_MAX} filters. Please delete one first.`;
export const NO_DAYS = "Only a suspension has a number of days";

const words = { max: WORDS_MAX, label: "Your words" };
const wrongDays = `A suspension lasts 1 to ${SUSPENSION_DAYS_MAX} days, or has no end`;
const outcome = oneOf(OUTCOMES, `Choose ${OUTCOMES.slice(0, -1).join(", ")} or suspend`);
const days = z.nullish(z.int(wrongDays).check(z.gte(1, wrongDays), z.lte(SUSPENSION_DAYS_MAX, wrongDays)));
const ruleKey = z.nullish(z.string(NO_RULE).check(z.refine(isStorable, NO_RULE), z.meta({ examples: ["no-spam"] })));
const kind = oneOf(KINDS, "Choose post, comment, message, member or group");

/** What a moderator decides about a reported thing. */
export const decision = z.object({
  outcome,
  /** The rule that is broken; that of the report by default. */
  rule: ruleKey,
  days,
  words: z._default(plainText(words), ""),
});
export type DecisionInput = z.input<typeof decision>;

/** What a moderator does about a thing that nobody has to have reported. */
export const act = z.object({
  kind,
  id: idNumber(),
  outcome,
  rule: ruleKey,
  days,
  words: z._default(plainText(words), ""),
});
export type ActInput = z.input<typeof act>;

/** Which cases a list of the queue contains. */
export const queueSearch = z.object({
  state: z._default(oneOf(CASE_STATES, "The state must be open, upheld or dismissed"), "open"),
  kind: z.nullish(kind),
  rule: ruleKey,
  mine: z._default(z.boolean("This must be true or false"), false),
  order: z._default(oneOf(ORDERS, "The order must be oldest or most_reported"), "oldest"),
});
export type QueueSearch = z.input<typeof queueSearch>;

/** A filter of the queue under a name. */
export const newFilter = z.object({
  name: requiredText("Please give the filter a name", { max: FILTER_NAME_MAX, label: "The name" }),
  ...queueSearch.shape,
});
export type NewFilter = z.input<typeof newFilter>;

/** Which appeals a list contains. */
export const appealSearch = z.object({
  state: z._default(oneOf(APPEAL_STATES, "The state must be open, granted or refused"), "open"),
});
export type AppealSearch = z.input<typeof appealSearch>;

/** How an appeal ends. */
export const appealDecision = z.object({
  outcome: oneOf(["grant", "refuse"], "Choose grant or refuse"),
  words: requiredText(NO_WORDS, words),
});
export type AppealDecision = z.input<typeof appealDecision>;

const wrongMonths = `The report has 1 to ${MONTHS_MAX} months`;

/** How many months of the public report are wanted. */
export const monthsWanted = z.object({
  months: z._default(z.int(wrongMonths).check(z.gte(1, wrongMonths), z.lte(MONTHS_MAX, wrongMonths)), MONTHS_MAX),
});
export type MonthsWanted = z.input<typeof monthsWanted>;
