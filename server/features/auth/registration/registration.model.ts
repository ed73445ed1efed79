import type { RegistrationMode } from "./registration.rules.ts";

/** What a visitor needs to know before they register. */
export interface RegistrationState {
  mode: RegistrationMode;
  /** What applicants are asked; empty for nothing. */
  question: string;
  /** Whether the visitor has an invitation that works now. */
  isInvited: boolean;
}

/** What the server does with a registration: it opens the account at once, or stores an application. */
export interface Admission {
  mustWait: boolean;
  /** The invitation that was used. */
  invitationId: number | null;
}

/** An application that waits for a decision. */
export interface Application {
  id: number;
  name: string;
  username: string;
  email: string;
  answer: string;
  createdAt: string;
}
