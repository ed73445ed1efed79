import type { MemberRole } from "#client/gql/graphql.ts";
import { formatDate } from "#client/lib/text/dates.ts";

/** The roles in words; ordinary members have no mark. */
export const ROLE_NAMES: Readonly<Record<MemberRole, string>> = {
  MEMBER: "Member",
  MODERATOR: "Moderator",
  ADMIN: "Admin",
};

interface Marked {
  role: MemberRole;
  emailVerifiedAt?: string | null;
  emailRefusedAt?: string | null;
  suspended: boolean;
  suspendedUntil?: string | null;
  leavesAt?: string | null;
}

/** Returns what sets a member apart, in a few words each. */
export function marksOf({ role, suspended, suspendedUntil, leavesAt, ...mailbox }: Marked): string[] {
  return [
    ...(role === "MEMBER" ? [] : [ROLE_NAMES[role]]),
    ...(suspended ? [suspendedUntil ? `Suspended until ${formatDate(suspendedUntil)}` : "Suspended for good"] : []),
    ...(leavesAt ? [`Leaves ${formatDate(leavesAt)}`] : []),
    ...(mailbox.emailRefusedAt ? ["Mails are refused"] : mailbox.emailVerifiedAt ? [] : ["Address not verified"]),
  ];
}
