import type { Events } from "#server/platform/live/events";
import type { CommunitySettingsService } from "./community.service.ts";
import { deleteOldActs } from "./community.queries.ts";

/** The acts that one transaction deletes. */
const AT_ONCE = 1_000;

interface Parts {
  events: Pick<Events, "transaction">;
  settings: Pick<CommunitySettingsService, "settings">;
}

/** Deletes acts of staff that are older than the community stores them. Nothing else deletes from the log. */
export class AuditRetentionService {
  constructor(private readonly parts: Parts) {}

  /** Deletes in batches, the oldest first; one that was interrupted goes on the next night. */
  async forgetOld(): Promise<void> {
    const { events, settings } = this.parts;
    const { auditDays } = await settings.settings();
    let deleted: number;
    do deleted = await events.transaction((tx) => deleteOldActs(tx, auditDays, AT_ONCE));
    while (deleted === AT_ONCE);
  }
}
