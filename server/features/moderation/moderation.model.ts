import { type DomainError, refusal } from "#server/core/errors";
import type { ReportContext } from "#server/db/schema/reports";
import type { StoredMedia } from "#server/db/schema/images";
import type { Role } from "#server/features/auth/auth.model";
import type { Person } from "#server/features/people/people.model";
import type { ReportKind, ReportState, Subject } from "#server/features/reports/reports.model";
import type { StaffViewer } from "#server/features/staff/staff.model";
import { defineEvent } from "#server/platform/live/events";
import type { CASE_STATES, ORDERS, OUTCOMES } from "./moderation.rules.ts";

export type Outcome = (typeof OUTCOMES)[number];
export type CaseState = (typeof CASE_STATES)[number];
export type QueueOrder = (typeof ORDERS)[number];

/** The case of a thing has changed: it was reported, claimed, released, decided, or a decision was taken back. */
export const caseChanged = defineEvent<Subject>("moderationCaseChanged");

/** What became of a reported thing. */
export type ThingState = "available" | "hidden" | "removed" | "deleted";

/** A reported thing as it is now, whoever may see it. */
export interface ThingContent {
  title: string | null;
  text: string;
  createdAt: string;
  editedAt: string | null;
  media: StoredMedia[];
}

export interface RuleCount {
  key: string;
  title: string;
  count: number;
}

export interface OutcomeCount {
  outcome: Outcome;
  count: number;
}

/** Whom a case concerns, with what moderators have to know of them. */
export interface MemberRecord {
  user: Person;
  role: Role;
  joinedAt: string;
  postsCount: number;
  hasStanding: boolean;
  standingTaken: boolean;
  suspended: boolean;
  /** Null while the member is not suspended, and for a suspension without end. */
  suspendedUntil: string | null;
  suspensionsCount: number;
  /** The outcomes of earlier cases, without those that were taken back. */
  earlier: OutcomeCount[];
  /** The things of theirs with open reports, up to a hundred. */
  openReports: number;
}

/** How often a reporter was right. */
export interface ReporterRecord {
  id: number;
  reports: number;
  decided: number;
  upheld: number;
}

/** A report as moderators see it. */
export interface CaseReport {
  id: number;
  rule: string;
  ruleTitle: string;
  text: string | null;
  createdAt: string;
  reporter: Person;
  reporterReports: number;
  reporterDecided: number;
  reporterUpheld: number;
}

export interface Claim {
  by: Person;
  mine: boolean;
  until: string;
}

/** What moderators decided. Its id is that of the row in the staff's log. */
export interface ModerationAct {
  id: number;
  outcome: Outcome;
  rule: string | null;
  ruleTitle: string | null;
  words: string;
  until: string | null;
  by: Person | null;
  createdAt: string;
  undoneAt: string | null;
}

/** A reported thing with its reports: all that are open, or all that one decision ended. */
export interface CaseView {
  /** The id of its first report. */
  id: number;
  kind: ReportKind;
  subjectId: number;
  state: ReportState;
  about: string;
  context: ReportContext;
  currentState: ThingState;
  current: ThingContent | null;
  owner: MemberRecord | null;
  reportsCount: number;
  rules: RuleCount[];
  reports: CaseReport[];
  firstReportedAt: string;
  lastReportedAt: string;
  claim: Claim | null;
  outcomes: Outcome[];
  refusal: string | null;
  decision: ModerationAct | null;
}

/** What a decision did; there is no case where nobody had reported the thing. */
export interface Decided {
  act: ModerationAct;
  case: CaseView | null;
}

const CONTENTS: readonly ReportKind[] = ["post", "comment", "message"];

/**
 * Returns the outcomes that make sense for a thing: what is taken off has to be there, and what concerns a member needs
 * one. A group is not taken off here, since its owner is responsible for it.
 */
export function outcomesOf({
  kind,
  state,
  owner,
}: {
  kind: ReportKind;
  state: ThingState;
  owner: Pick<MemberRecord, "standingTaken"> | null;
}): Outcome[] {
  const isContent = CONTENTS.includes(kind);
  const off: Outcome[] = !isContent || state === "deleted" || state === "removed" ? [] : ["remove"];
  if (isContent && state === "available") off.unshift("hide");
  if (!owner) return ["dismiss", ...off];
  return ["dismiss", ...off, "warn", ...(owner.standingTaken ? [] : ["limit" as const]), "suspend"];
}

const OWN_REPORT = "You reported this yourself. Somebody else has to decide it.";
const OWN_THING = "This is about you. Somebody else has to decide it.";
const COLLEAGUE = "Only an admin can decide about an admin or a moderator.";

interface Concerned {
  ownerId: number | null;
  /** The role of the owner. */
  ownerRole: Role | null;
  /** Whether the viewer is among the reporters. */
  isReporter: boolean;
}

/** Returns why a member of staff may not decide about a thing; null if they may. */
export function refusalOf(staff: StaffViewer, { ownerId, ownerRole, isReporter }: Concerned): DomainError | null {
  if (ownerId === staff.id) return refusal("OWN_ACCOUNT", OWN_THING);
  if (isReporter) return refusal("OWN_ACCOUNT", OWN_REPORT);
  const isColleague = ownerRole !== null && ownerRole !== "member";
  return isColleague && staff.role !== "admin" ? refusal("HIGHER_ROLE", COLLEAGUE) : null;
}

/** What reporters read of an outcome; what the member is said remains between them and the moderators. */
export const REPORTERS_READ: Readonly<Record<Outcome, string | null>> = {
  dismiss: null,
  hide: "It was hidden.",
  remove: "It was removed.",
  warn: "The member was warned.",
  limit: "The moderators acted on the member's account.",
  suspend: "The moderators acted on the member's account.",
};

export const DECIDED = "This has been decided already.";
export const WRONG_OUTCOME = "This outcome is not possible here";
export const NOT_WITHOUT_REPORT = "Nobody has reported this, so there is nothing to dismiss";
export const CHANGED_MEANWHILE = "This has changed meanwhile. Please look at it again.";
export const CASE = "This report";
export const ACT = "This act";

/** The name under which the log of staff contains an outcome. */
export const actionOf = (outcome: Outcome) => `moderation.${outcome}` as const;

/** Says who has claimed a case. */
export const claimedBy = (name: string): string => `${name} is working on this. Please choose another one.`;
