import type { CommunitySettingsService } from "#server/features/community/community.service";
import type { Events } from "#server/platform/live/events";
import type { Jobs } from "#server/platform/jobs/jobs";
import { staffActivity } from "./registration.queries.ts";

/** The days without an active moderator or admin after which open registration needs approval. */
const ABSENT_DAYS = 14;
const NOBODY_THERE = `No moderator or admin was active for ${ABSENT_DAYS} days`;

interface Parts {
  events: Events;
  jobs: Jobs;
  settings: Pick<CommunitySettingsService, "lock" | "set" | "settings">;
}

/** Looks whether anybody is there who could moderate. */
export class RegistrationReviewService {
  constructor(private readonly parts: Parts) {}

  /**
   * Lets new accounts wait for approval where everybody may register and nobody who could moderate has been active for
   * two weeks, and mails the admins. Nothing changes in a community that never had a moderator or an admin.
   */
  async review(): Promise<void> {
    const { events, jobs, settings } = this.parts;
    await events.transaction(async (tx) => {
      await settings.lock(tx);
      const { registration } = await settings.settings(tx);
      if (registration !== "open") return;
      const staff = await staffActivity(tx, ABSENT_DAYS);
      if (staff.length === 0 || staff.some(({ isActive }) => isActive)) return;
      await settings.set(tx, { registration: "approval" }, { actorId: null, why: NOBODY_THERE });
      for (const { id, role } of staff)
        if (role === "admin") await jobs.enqueue(tx, "auth.mailRegistrationChanged", { userId: id });
    });
  }
}
