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

/** Members leave for good. */
export class DeletionService {
  constructor(private readonly parts: Parts) {}

  /**
   * Deletes the viewer's account, for its password. When this returns, nothing of theirs is left in the database; files
   * follow behind it, and a last mail tells the address.
   */
  async delete(viewer: Viewer, input: AccountDeletion): Promise<void> {
    const { audit, events, jobs, media, passwords, sessions } = this.parts;
    const { password } = check(accountDeletion, input);
    const proved = await passwords.prove(viewer, password, "password");
    const ended = await events.transaction(async (tx) => {
      await beginDeletion(tx);
      const member = await lockMember(tx, viewer.id, proved);
      // Deleted a moment ago, or the password is another one now.
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
