import { refusal } from "#server/core/errors";
import { networkOf } from "#server/core/networks";
import { check } from "#server/core/validation";
import type { RequestContext } from "#server/core/viewer";
import type { Db, DbOrTx } from "#server/db/client";
import type { Audit } from "#server/platform/observe/audit";
import type { Events } from "#server/platform/live/events";
import type { Jobs } from "#server/platform/jobs/jobs";
import type { Limits } from "#server/platform/limits/limiter";
import { addressVerified, needsVerification, requireDomain, sameName } from "#server/features/auth/auth.model";
import { findByEmail } from "#server/features/auth/passwords/passwords.queries";
import { type EmailOnly, emailOnly, VERIFY_LINK_EXPIRED, VERIFY_LINK_INVALID } from "#server/features/auth/auth.rules";
import {
  hashOf,
  type Secrets,
  type VerificationParts,
} from "#server/features/auth/passwords/passwords.secrets.service";
import { findEmail, setVerified } from "./verification.queries.ts";

interface Parts {
  db: Db;
  audit: Audit;
  events: Events;
  jobs: Jobs;
  limits: Limits;
  secrets: Secrets;
}

/** Lets members verify an address by a link that is mailed to it. */
export class VerificationService {
  constructor(private readonly parts: Parts) {}

  /** Mails the link to a new account, as part of the transaction that creates the account. */
  async begin(tx: DbOrTx, userId: number): Promise<void> {
    const key = `auth.mailVerification:${userId}`;
    await this.parts.jobs.enqueue(tx, "auth.mailVerification", { userId }, { key });
  }

  /**
   * Verifies an address by its link. Safe to repeat.
   * @throws DomainError FORBIDDEN for a link that we did not make, that has expired, or that is for another address.
   */
  async verify(parts: VerificationParts): Promise<void> {
    const { db, audit, events, secrets } = this.parts;
    const claim = secrets.readVerification(parts);
    if (!claim) throw refusal("LINK_INVALID", VERIFY_LINK_INVALID);
    if (claim.expired) throw refusal("LINK_EXPIRED", VERIFY_LINK_EXPIRED);
    const email = await findEmail(db, claim.memberId);
    if (email === undefined || hashOf(email) !== claim.hash) throw refusal("LINK_INVALID", VERIFY_LINK_INVALID);
    await events.transaction(async (tx) => {
      if (!(await setVerified(tx, claim.memberId, email))) throw refusal("LINK_INVALID", VERIFY_LINK_INVALID);
      await events.publish(tx, addressVerified, { memberId: claim.memberId });
    });
    audit.record("address verified", { userId: claim.memberId });
  }

  /**
   * Mails the link again. A job finds out whether an account still needs it after the answer, which never reveals it.
   */
  async resend({ ip }: Pick<RequestContext, "ip">, input: EmailOnly): Promise<void> {
    const { db, jobs, limits } = this.parts;
    const { email } = check(emailOnly, input);
    requireDomain(email);
    await limits.consume("mailByAddress", `verification ${networkOf(ip)}`);
    await limits.consume("mailByAccount", `verification ${sameName(email)}`);
    await jobs.enqueue(db, "auth.findVerification", { email });
  }

  /** Does the part of it for which the client does not wait. */
  async mailVerification(email: string): Promise<void> {
    const account = await findByEmail(this.parts.db, email);
    if (account && needsVerification(account)) await this.begin(this.parts.db, account.id);
  }
}
