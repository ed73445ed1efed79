import type { Keyset } from "#server/core/pagination";
import type { Role, Session } from "#server/features/auth/auth.model";
import type { MemberRecord } from "#server/features/moderation/moderation.model";
import type { Person } from "#server/features/people/people.model";

/** A member as admins see them in a list: with the address, and without anything of the password. */
export interface AdminMemberView extends Keyset {
  user: Person;
  email: string;
  emailVerifiedAt: string | null;
  /** When a mail server refused the address for good. */
  emailRefusedAt: string | null;
  role: Role;
  /** Also of members who hide it from others. */
  lastActiveAt: string | null;
  suspended: boolean;
  /** Null while the member is not suspended, and for a suspension without end. */
  suspendedUntil: string | null;
  /** When the account is deleted; null unless the member is about to leave. */
  leavesAt: string | null;
}

/** What admins know of one member. */
export interface AdminMemberDetail {
  member: AdminMemberView;
  /** What moderators know before they decide. */
  record: MemberRecord;
  sessions: Session[];
  /** Who made the invitation by which the member came; null without one, or when they have left. */
  invitedBy: Person | null;
  /** The act of staff that suspended the member; undoing it lifts the suspension. */
  suspendedBy: number | null;
}
