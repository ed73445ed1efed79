import { unavailable } from "#server/core/errors";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import {
  dueDepartures,
  forgetReservations,
  insertDeparture,
  reserveName,
} from "#server/features/auth/departures/departures.queries";
import type { MediaService } from "#server/features/media/media.service";
import type { Audit } from "#server/platform/observe/audit";
import type { Events } from "#server/platform/live/events";
import type { Jobs } from "#server/platform/jobs/jobs";
import { beginDeletion, countOwned, deleteMember, lockLeaver, lockMember } from "./deletion.queries.ts";
import type { Receipt } from "./deletion.receipt.rules.ts";
import { accountDeleted, accountEnding, accountLeaving, hiddenChanged } from "#server/features/auth/auth.model";
import type { PasswordsService } from "#server/features/auth/passwords/passwords.service";
import { type AccountDeletion, accountDeletion, LEAVING_DAYS, RESERVED_DAYS } from "#server/features/auth/auth.rules";
import type { SessionsService } from "#server/features/auth/sessions/sessions.service";

interface Parts {
  db: Db;
  audit: Audit;
  events: Events;
  jobs: Jobs;
  media: MediaService;
  passwords: PasswordsService;
  sessions: SessionsService;
}

/** A member who leaves: when the account is deleted, and what with it. */
export interface Departure {
  deletesAt: string;
  receipt: Receipt;
}

/** So many accounts are deleted by one run of the job. */
const BATCH = 50;

/** Lets members leave, and deletes their accounts once they had the time to change their mind. */
export class DeletionService {
  constructor(private readonly parts: Parts) {}

  /**
   * Lets the viewer leave, if the password is right: they are signed out everywhere and invisible to everybody when this
   * returns. Whoever signs in within two weeks stays; then a job deletes the account.
   */
  async leave(viewer: Viewer, input: AccountDeletion): Promise<Departure> {
    const { audit, events, passwords, sessions } = this.parts;
    const { password } = check(accountDeletion, input);
    const proved = await passwords.prove(viewer, password, "password");
    const { ended, ...departure } = await events.transaction(async (tx) => {
      // The account was left a moment ago, or its password has changed.
      if (!(await lockMember(tx, viewer.id, proved))) throw unavailable();
      const sessionIds = await sessions.endAll(tx, viewer.id, null);
      if (!sessionIds.includes(viewer.sessionId)) throw unavailable();
      const deletesAt = await insertDeparture(tx, viewer.id, LEAVING_DAYS);
      await events.publishQuietly(tx, accountLeaving, { memberId: viewer.id });
      await events.publish(tx, hiddenChanged, { memberId: viewer.id });
      return { ended: sessionIds, deletesAt, receipt: await countOwned(tx, viewer.id) };
    });
    sessions.forget(ended);
    audit.record("account left", { userId: viewer.id });
    return departure;
  }

  /** Deletes the accounts of members whose time to change their mind is over. */
  async deleteDue(): Promise<void> {
    for (const id of await dueDepartures(this.parts.db, BATCH)) await this.#delete(id);
    await forgetReservations(this.parts.db);
  }

  /**
   * Deletes an account: afterwards the database contains nothing of the member's but a hash of the name, which nobody may
   * take for a while. Jobs then remove the files and send a last mail to the address.
   */
  async #delete(memberId: number): Promise<void> {
    const { audit, events, jobs, media } = this.parts;
    const wasDeleted = await events.transaction(async (tx) => {
      await beginDeletion(tx, memberId);
      const leaver = await lockLeaver(tx, memberId);
      if (!leaver) return false;
      const { email, name, username } = leaver;
      const receipt = await countOwned(tx, memberId);
      await media.releaseAllOf(tx, memberId);
      await events.publish(tx, accountDeleted, { memberId });
      await events.publishQuietly(tx, accountEnding, { memberId });
      await reserveName(tx, username, RESERVED_DAYS);
      await deleteMember(tx, memberId);
      await jobs.enqueue(tx, "auth.mailAccountDeleted", { email, name, receipt });
      return true;
    });
    if (wasDeleted) audit.record("account deleted", { userId: memberId });
  }
}
