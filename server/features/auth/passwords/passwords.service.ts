import { invalid, unauthenticated, unavailable } from "#server/core/errors";
import { networkOf } from "#server/core/networks";
import { check } from "#server/core/validation";
import type { RequestContext, Viewer } from "#server/core/viewer";
import type { Db, DbOrTx, Tx } from "#server/db/client";
import type { Audit } from "#server/platform/observe/audit";
import type { PasswordBlocklist } from "#server/platform/secrets/commonPasswords";
import type { Events } from "#server/platform/live/events";
import type { Jobs } from "#server/platform/jobs/jobs";
import type { Limits } from "#server/platform/limits/limiter";
import type { Passwords } from "#server/platform/secrets/passwords";
import { requireDomain, sameName } from "#server/features/auth/auth.model";
import {
  deleteOldResets,
  deleteReset,
  findByEmail,
  findPasswordHash,
  setPassword,
  useReset,
} from "./passwords.queries.ts";
import {
  type EmailOnly,
  emailOnly,
  type PasswordChange,
  passwordChange,
  type PasswordResetByLink,
  passwordResetByLink,
  RESET_LINK_INVALID,
  WRONG_PASSWORD,
} from "#server/features/auth/auth.rules";
import { hashOf } from "./passwords.secrets.service.ts";
import type { SessionsService } from "#server/features/auth/sessions/sessions.service";

interface Parts {
  db: Db;
  audit: Audit;
  blocklist: PasswordBlocklist;
  events: Events;
  jobs: Jobs;
  limits: Limits;
  passwords: Passwords;
  sessions: SessionsService;
}

const RETENTION_MS = 24 * 3_600_000;

/** Resets, changes and checks passwords. */
export class PasswordsService {
  constructor(private readonly parts: Parts) {}

  /**
   * Mails a link to a new password to an address, if an account has it. A job finds out whether one has it after the
   * answer, so that neither the message nor the time reveals it.
   */
  async requestReset({ ip }: Pick<RequestContext, "ip">, input: EmailOnly): Promise<void> {
    const { db, jobs, limits } = this.parts;
    const { email } = check(emailOnly, input);
    requireDomain(email);
    await limits.consume("mailByAddress", `reset ${networkOf(ip)}`);
    await limits.consume("mailByAccount", `reset ${sameName(email)}`);
    await jobs.enqueue(db, "auth.findReset", { email });
  }

  /** Does the part of it for which the client does not wait. */
  async mailReset(email: string): Promise<void> {
    const { db } = this.parts;
    const account = await findByEmail(db, email);
    if (account) await this.sendReset(db, account.id);
  }

  /** Mails a member a link to a new password, as part of the transaction of whoever decides it. */
  async sendReset(tx: DbOrTx, userId: number): Promise<void> {
    await this.parts.jobs.enqueue(tx, "auth.mailReset", { userId }, { key: `auth.mailReset:${userId}` });
  }

  /** Sets a new password by the link of a mail, once, and ends every session of the member. */
  async reset({ ip }: Pick<RequestContext, "ip">, input: PasswordResetByLink): Promise<void> {
    const { audit, blocklist, events, limits, passwords, sessions } = this.parts;
    const { token, email, password } = check(passwordResetByLink, input);
    await blocklist.refuse(password, "password");
    await limits.consume("resetByAddress", networkOf(ip));
    const passwordHash = await passwords.hash(password);
    const { userId, ended } = await events.transaction(async (tx) => {
      const id = await useReset(tx, { email, tokenHash: hashOf(token) });
      if (id === undefined) throw invalid({ token: [RESET_LINK_INVALID] });
      await setPassword(tx, { id, passwordHash });
      return { userId: id, ended: await this.#afterChange(tx, id, null) };
    });
    sessions.forget(ended);
    audit.record("password reset", { userId, ip });
  }

  /** Changes the password of a member who knows it, and ends their other sessions. */
  async change(viewer: Viewer, input: PasswordChange): Promise<void> {
    const { audit, blocklist, events, passwords, sessions } = this.parts;
    const { current, next } = check(passwordChange, input);
    await blocklist.refuse(next, "next");
    const known = await this.prove(viewer, current, "current");
    const passwordHash = await passwords.hash(next);
    const ended = await events.transaction(async (tx) => {
      // Another device changed the password a moment earlier, so the client has to repeat the request, which is checked
      // again.
      if (!(await setPassword(tx, { id: viewer.id, passwordHash, known }))) throw unavailable();
      await deleteReset(tx, viewer.id);
      return this.#afterChange(tx, viewer.id, viewer.sessionId);
    });
    sessions.forget(ended);
    audit.record("password changed", { userId: viewer.id });
  }

  /**
   * Checks the viewer's password before an act that only its owner may do; returns the hash that it matches.
   * @throws DomainError BAD_USER_INPUT under the field when the password is wrong.
   */
  async prove(viewer: Viewer, password: string, field: string): Promise<string> {
    const { db, limits, passwords } = this.parts;
    await limits.consume("passwordByMember", viewer.id);
    const known = await findPasswordHash(db, viewer.id);
    if (known === undefined) throw unauthenticated();
    if (!(await passwords.verify(known, password))) throw invalid({ [field]: [WRONG_PASSWORD] });
    await limits.forget("passwordByMember", viewer.id);
    return known;
  }

  /** Deletes links that nobody used in time. */
  sweep(): Promise<void> {
    return deleteOldResets(this.parts.db, new Date(Date.now() - RETENTION_MS).toISOString());
  }

  async #afterChange(tx: Tx, userId: number, keep: number | null): Promise<number[]> {
    const key = `auth.mailPasswordChanged:${userId}`;
    await this.parts.jobs.enqueue(tx, "auth.mailPasswordChanged", { userId }, { key });
    return this.parts.sessions.endAll(tx, userId, keep);
  }
}
