import type { Tx } from "#server/db/client";
import type { Facts } from "#server/db/schema/staff";
import type { Person } from "#server/features/people/people.model";
import type { StaffViewer } from "#server/features/staff/staff.model";
import type { StaffAction } from "#server/features/staff/staff.acts.rules";
import type { SUBJECT_KINDS } from "#server/features/staff/staff.limits.rules";
import type { Power } from "#server/features/staff/staff.powers.model";

export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** What an act was about; the community itself has the id 1. */
export interface Subject {
  kind: SubjectKind;
  id: number;
}

/** An act of staff, as it is written into the log. */
export interface StaffAct {
  /** Null for the operator and for the server itself. */
  actorId: number | null;
  /** What was done, as `role.set`: the thing, and the verb. */
  action: StaffAction;
  subject: Subject;
  why?: string;
  before?: Facts | null;
  after?: Facts | null;
  /** The act that this one takes back. */
  undoes?: number | null;
}

/** An act as the log contains it. */
export interface LoggedAct extends Required<Omit<StaffAct, "subject">> {
  id: number;
  subject: Subject;
  createdAt: string;
  /** The act that took this one back. */
  undoneBy: number | null;
}

/** What an act was about, as it is called now. */
export interface NamedSubject extends Subject {
  /**
   * The name of a member, group or applicant, or the first words of a post or comment; null for what has none, what only
   * its participants read, and what is gone.
   */
  name: string | null;
  /** The username of a member, or the address of a group. */
  handle: string | null;
  /** Where the client shows it; null where nothing is shown. */
  path: string | null;
  deleted: boolean;
}

/** An act with who did it, and what the viewer may do with it. */
export interface StaffLogView extends LoggedAct {
  subject: NamedSubject;
  /** Null for the operator, the server, and members whose accounts are deleted. */
  actor: Person | null;
  canUndo: boolean;
}

/** How acts of a kind are taken back. */
export interface Undo {
  /** The power that taking it back needs. */
  power: Power;
  /** Whether what takes such an act back stays: it is done again for reasons of its own, and not by an undo. */
  isFinal?: boolean;
  /**
   * Restores what was before the act; returns what it changed.
   * @throws DomainError CONFLICT when the thing has changed since.
   */
  restore(tx: Tx, act: LoggedAct, staff: StaffViewer): Promise<Pick<LoggedAct, "before" | "after">>;
}
