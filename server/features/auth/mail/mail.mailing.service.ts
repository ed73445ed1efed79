import type { Db } from "#server/db/client";
import { type Mailbox, needsVerification } from "#server/features/auth/auth.model";
import { findMailbox, setRefused } from "#server/features/auth/verification/verification.queries";
import type { Secrets } from "#server/features/auth/passwords/passwords.secrets.service";

interface Parts {
  db: Db;
  secrets: Secrets;
  /** The address to which all links in mails lead, whatever a request says. */
  publicUrl: string;
}

/** Whom a mail is for. */
export interface Recipient {
  to: string;
  name: string;
}

/** The recipient of a mail, and the address of its link. */
export interface Addressed extends Recipient {
  link: string;
}

/**
 * Prepares the content of mails to members at the moment of sending: the newest address, and secrets that no queue has
 * stored. The methods return null when there is no member, or no reason, to write to any more.
 */
export class MailingService {
  constructor(private readonly parts: Parts) {}

  /** Returns the link that verifies the member's address. */
  verification(memberId: number): Promise<Addressed | null> {
    return this.#to(memberId, (account) =>
      needsVerification(account) ? this.parts.secrets.verificationLink(account) : null,
    );
  }

  /** Returns the link to a new password. Earlier links are void from now on. */
  reset(memberId: number): Promise<Addressed | null> {
    const { db, secrets } = this.parts;
    return this.#to(memberId, async ({ id, email }) => {
      const token = await secrets.newResetToken(db, id);
      return `/auth/reset-password/${token}?${new URLSearchParams({ email }).toString()}`;
    });
  }

  /** Returns the link by which a member recovers an account whose password somebody else changed. */
  passwordChanged(memberId: number): Promise<Addressed | null> {
    return this.#to(memberId, () => "/auth/forgot-password");
  }

  /** Returns the page at which a member downloads the copy of their data; only its owner can, after signing in. */
  exportReady(memberId: number): Promise<Addressed | null> {
    return this.#to(memberId, () => "/settings#data");
  }

  /** Returns the page at which a member signs in whose appeal was decided. */
  appealDecided(memberId: number): Promise<Addressed | null> {
    return this.#to(memberId, () => "/auth/login");
  }

  /**
   * Returns where news may be mailed: a verified address that no mail server refused. Null for a member who has none, or
   * has left.
   */
  async recipient(memberId: number): Promise<Recipient | null> {
    const account = await findMailbox(this.parts.db, memberId);
    return account && !needsVerification(account) ? { to: account.email, name: account.name } : null;
  }

  /** Notes that a mail server refused an address for good: nothing but a verification is mailed to it from now on. */
  noteRefusal(memberId: number, address: string): Promise<void> {
    return setRefused(this.parts.db, memberId, address);
  }

  /** Returns the page at which a member signs in whose registration was approved. */
  approved(memberId: number): Promise<Addressed | null> {
    return this.#to(memberId, () => "/auth/login");
  }

  /** Returns the page at which admins choose how one becomes a member. */
  registrationChanged(memberId: number): Promise<Addressed | null> {
    return this.#to(memberId, () => "/admin/registration");
  }

  async #to(memberId: number, pathFor: (account: Mailbox) => MaybePromise<string | null>): Promise<Addressed | null> {
    const account = await findMailbox(this.parts.db, memberId);
    const path = account && (await pathFor(account));
    return account && path ? { to: account.email, name: account.name, link: this.parts.publicUrl + path } : null;
  }
}

type MaybePromise<T> = T | Promise<T>;
