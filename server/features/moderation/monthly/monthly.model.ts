import type { OutcomeCount, RuleCount } from "#server/features/moderation/moderation.model";

/** What moderators did in a month, without a name. */
export interface MonthView {
  /** Its first day. */
  month: string;
  reports: number;
  rules: RuleCount[];
  outcomes: OutcomeCount[];
  /** The median of the hours from a report to its answer; null where none was answered. */
  medianHours: number | null;
  appeals: number;
  appealsGranted: number;
  appealsRefused: number;
  appealsOpen: number;
  appealsMedianHours: number | null;
}
