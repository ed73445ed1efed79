import { unavailable } from "#server/core/errors";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { MediaService } from "#server/features/media/media.service";
import type { Audit } from "#server/platform/observe/audit";
import type { Events } from "#server/platform/live/events";
import type { Jobs } from "#server/platform/jobs/jobs";
import { beginDeletion, deleteMember, lockMember } from "./deletion.queries.ts";
import { accountDeleted } from "#server/features/auth/auth.model";
import type { PasswordsService } from "#server/features/auth/passwords/passwords.service";
import { type AccountDeletion, accountDeletion } from "#server/features/auth/auth.rules";
import type { SessionsService } from "#server/features/auth/sessions/sessions.service";

interface Parts {
  audit: Audit;
  events: Events;
  jobs: Jobs;
  media: MediaService;
  passwords: PasswordsService;
  sessions: SessionsService;
}

/** Deletes accounts of members who leave. */
export class DeletionService {
  constructor(private readonly parts: Parts) {}

  /**
   * Deletes the viewer's account, if the password is right. When this returns, the database contains nothing of theirs;
   * jobs then remove the files and send a last mail to the address.
   */
  async delete(viewer: Viewer, input: AccountDeletion): Promise<void> {
    const { audit, events, jobs, media, passwords, sessions } = this.parts;
    const { password } = check(accountDeletion, input);
    const proved = await passwords.prove(viewer, password, "password");
    const ended = await events.transaction(async (tx) => {
      await beginDeletion(tx);
      const member = await lockMember(tx, viewer.id, proved);
      // The account was deleted a moment ago, or its password has changed.
      if (!member) throw unavailable();
      const sessionIds = await sessions.endAll(tx, viewer.id, null);
      await media.releaseAllOf(tx, viewer.id);
      await events.publish(tx, accountDeleted, { memberId: viewer.id });
      await deleteMember(tx, viewer.id);
      await jobs.enqueue(tx, "auth.mailAccountDeleted", member);
      return sessionIds;
    });
    sessions.forget(ended);
    audit.record("account deleted", { userId: viewer.id });
  }
}
