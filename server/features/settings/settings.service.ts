import { unauthenticated } from "#server/core/errors";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, DbOrTx } from "#server/db/client";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import { presenceChosen, type Settings } from "./settings.model.ts";
import type { PresenceService } from "./settings.presence.service.ts";
import { findSettings, saveSettings, saveShowOnline } from "./settings.queries.ts";
import { settingsChange, type SettingsChange } from "./settings.rules.ts";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  presence: PresenceService;
}

/** Reads and changes the settings of members. */
export class SettingsService {
  constructor(private readonly parts: Parts) {}

  get(viewer: Viewer): Promise<Settings> {
    return load(this.parts.db, viewer);
  }

  /** Changes the fields that the input contains and leaves the rest; returns all settings. */
  async change(viewer: Viewer, input: SettingsChange): Promise<Settings> {
    const { showOnline, ...others } = changesIn(check(settingsChange, input));
    const { events, limits, presence } = this.parts;
    await limits.consume("settingsByMember", viewer.id);
    const changed = await events.transaction(async (tx) => {
      if (showOnline !== undefined) {
        await saveShowOnline(tx, viewer.id, showOnline);
        await events.publish(tx, presenceChosen, { memberId: viewer.id });
      }
      if (Object.keys(others).length > 0) await saveSettings(tx, viewer.id, others);
      return load(tx, viewer);
    });
    presence.forget(viewer);
    return changed;
  }
}

async function load(db: DbOrTx, viewer: Viewer): Promise<Settings> {
  const settings = await findSettings(db, viewer.id);
  if (!settings) throw unauthenticated();
  return settings;
}

/** Returns the fields that were sent, without null. */
function changesIn(changes: { [Name in keyof Settings]?: Settings[Name] | null | undefined }): Partial<Settings> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value != null));
}
