import { DomainError } from "#server/core/errors";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { accountDeleted, accountLeaving } from "#server/features/auth/auth.model";
import type { PasswordsService } from "#server/features/auth/passwords/passwords.service";
import type { MediaAddresses, SignedQuery } from "#server/features/media/addresses/addresses.service";
import type { Jobs } from "#server/platform/jobs/jobs";
import type { Limits } from "#server/platform/limits/limiter";
import type { Events } from "#server/platform/live/events";
import type { Audit } from "#server/platform/observe/audit";
import { EXPORT_QUEUE, type ExportView, fileNameOf, onceADay } from "./exports.model.ts";
import { endPending, exportKeysOf, insertExport, newestExport, offeredExport } from "./exports.queries.ts";
import { exportRequest, type ExportRequest } from "./exports.rules.ts";

interface Parts {
  db: Db;
  audit: Audit;
  events: Events;
  jobs: Jobs;
  limits: Limits;
  passwords: PasswordsService;
  addresses: MediaAddresses;
}

/** Gives members a copy of everything that is theirs. */
export class ExportsService {
  constructor(private readonly parts: Parts) {
    const { events, jobs } = parts;
    events.on(accountLeaving, (tx, { memberId }) => endPending(tx, memberId));
    events.on(accountDeleted, async (tx, { memberId }) => {
      const keys = await exportKeysOf(tx, memberId);
      if (keys.length > 0) await jobs.enqueue(tx, "exports.remove", { keys });
    });
  }

  /** Returns the newest export of the viewer, in whatever state; null when there is none. */
  newest(viewer: Viewer): Promise<ExportView | null> {
    return newestExport(this.parts.db, viewer.id);
  }

  /**
   * Requests an export, if the password is right; a job makes it. While the viewer waits for one, that one is returned.
   * @throws DomainError RATE_LIMITED for a second one within a day, unless the first one failed.
   */
  async request(viewer: Viewer, input: ExportRequest): Promise<ExportView> {
    const { audit, db, jobs, limits, passwords } = this.parts;
    const { password } = check(exportRequest, input);
    await passwords.prove(viewer, password, "password");
    const waiting = await this.#waiting(viewer);
    if (waiting) return waiting;
    try {
      await limits.consume("exportsByMember", viewer.id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // Another request of the viewer's may have been first by a moment.
      const first = await this.#waiting(viewer);
      if (first) return first;
      throw onceADay(error.retryAfter);
    }
    let begun: ExportView | null = null;
    try {
      begun = await db.transaction(async (tx) => {
        const row = await insertExport(tx, viewer.id);
        if (row) await jobs.enqueue(tx, "exports.make", { exportId: row.id }, { queue: EXPORT_QUEUE });
        return row;
      });
    } finally {
      // Nobody loses the copy of a day because the database was busy, or because another request was first.
      if (!begun) await limits.giveBack("exportsByMember", viewer.id);
    }
    if (!begun) return this.request(viewer, input);
    audit.record("export requested", { userId: viewer.id });
    return begun;
  }

  /** Returns the address of an export's file for its owner: it expires after some minutes, and is not given to others. */
  urlOf(viewer: Viewer, { key, state, expiresAt }: ExportView): string | null {
    if (state !== "ready" || key === null || expiresAt === null || Date.parse(expiresAt) <= Date.now()) return null;
    return this.parts.addresses.signedUrl(key, viewer.id);
  }

  /**
   * Returns the name under which a file is downloaded; null unless the address was signed a short time ago for its
   * owner, who still has an account.
   */
  async fileFor(key: string, query: SignedQuery): Promise<string | null> {
    const { addresses, audit, db } = this.parts;
    if (addresses.secondsLeft(key, query) === null) return null;
    const ownerId = Number(query.viewer);
    const offered = await offeredExport(db, { key, ownerId });
    if (!offered) return null;
    audit.record("export downloaded", { userId: ownerId });
    return fileNameOf(offered.createdAt);
  }

  async #waiting(viewer: Viewer): Promise<ExportView | null> {
    const newest = await this.newest(viewer);
    return newest?.state === "pending" ? newest : null;
  }
}
