import type { Person } from "#server/features/people/people.model";

/** An invitation as staff see it; its code is shown once, when it is made. */
export interface InvitationView {
  id: number;
  uses: number;
  used: number;
  expiresAt: string;
  revokedAt: string | null;
  createdAt: string;
  /** Null when the account is deleted. */
  creator: Person | null;
  /** The members who came by it, newest first; ten at most. */
  members: AdmittedMember[];
}

export interface AdmittedMember {
  id: number;
  name: string;
  username: string;
}

/** A new invitation, with the link that only its creator reads, once. */
export interface MadeInvitation {
  invitation: InvitationView;
  code: string;
  link: string;
}
