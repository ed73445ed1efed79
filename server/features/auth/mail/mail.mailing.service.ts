import type { Db } from "#server/db/client";
import { findAccount } from "#server/features/auth/auth.queries";
import type { Secrets } from "#server/features/auth/passwords/passwords.secrets.service";

interface Parts {
  db: Db;
  secrets: Secrets;
  /** The address to which all links in mails lead, whatever a request says. */
  publicUrl: string;
}

/** The recipient of a mail, and the address of its link. */
export interface Addressed {
  to: string;
  name: string;
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
      account.emailVerifiedAt === null ? this.parts.secrets.verificationLink(account) : null,
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

  async #to(
    memberId: number,
    pathFor: (account: { id: number; email: string; emailVerifiedAt: string | null }) => MaybePromise<string | null>,
  ): Promise<Addressed | null> {
    const [account] = await findAccount(this.parts.db, { id: memberId });
    const path = account && (await pathFor(account));
    return account && path ? { to: account.email, name: account.name, link: this.parts.publicUrl + path } : null;
  }
}

type MaybePromise<T> = T | Promise<T>;
