import { DomainError } from "#server/core/errors";
import type { ReportContext } from "#server/db/schema/reports";
import { reportedThing } from "#server/features/notifications/notifications.text.model";
import { defineEvent } from "#server/platform/live/events";
import type { KINDS } from "./reports.rules.ts";

export type ReportKind = (typeof KINDS)[number];

/** Whether a report still waits, and how it ended: a rule was broken (`upheld`) or none was. */
export const STATES = ["open", "upheld", "dismissed"] as const;
export type ReportState = (typeof STATES)[number];

/** What can be reported, by its id. */
export interface Subject {
  kind: ReportKind;
  id: number;
}

/** A thing was reported. */
export const reportMade = defineEvent<Subject>("reportMade");

/** What the viewer is about to report, as they see it. */
export interface SubjectView extends Subject {
  /** The author, the member or the group's owner; null where the account is deleted. */
  ownerId: number | null;
  context: Omit<ReportContext, "rule">;
}

/** A report as its reporter sees it. */
export interface ReportView {
  id: number;
  kind: ReportKind;
  subjectId: number;
  /** The key of the rule. */
  rule: string;
  /** What the reporter wrote; null for nothing. */
  text: string | null;
  state: ReportState;
  /** What the staff says of the decision; null for nothing, and while the report is open. */
  outcome: string | null;
  context: ReportContext;
  createdAt: string;
  decidedAt: string | null;
}

/** A report before it was decided, so that a decision can be taken back. */
export interface ReportBefore {
  id: number;
  reporterId: number;
  state: ReportState;
  outcome: string | null;
  logId: number | null;
}

/** Names what a report is about: `a post by Bo Dahl`. */
export const aboutOf = ({ kind, context }: Pick<ReportView, "kind" | "context">): string =>
  reportedThing({ kind, name: kind === "group" ? context.title : (context.author?.name ?? null) });

const SENTENCES: Record<ReportState, string> = {
  open: "Waiting for a moderator.",
  upheld: "A moderator found that it broke the rules.",
  dismissed: "A moderator found that it did not break the rules.",
};

/** Says in words how a report stands. */
export const stateSentence = (state: ReportState): string => SENTENCES[state];

/** The error for a thing that the viewer has reported before; it says how that report stands. */
export class ReportedAlready extends DomainError {
  constructor({ id, state }: Pick<ReportView, "id" | "state">) {
    super("CONFLICT", `You have reported this already. ${stateSentence(state)}`, { facts: { report: { id, state } } });
  }
}

export const NAMES: Record<ReportKind, string> = {
  post: "This post",
  comment: "This comment",
  message: "This message",
  member: "This member",
  group: "This group",
};
export const OWN = "You cannot report yourself or what is yours.";
