import { invalid, refusal } from "#server/core/errors";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, DbOrTx, Tx } from "#server/db/client";
import type { MediaPlacementService } from "#server/features/media/placement/placement.service";
import { NOT_AN_IMAGE } from "#server/features/media/media.limits.rules";
import type { LoggedAct } from "#server/features/staff/log/log.model";
import type { StaffLogService } from "#server/features/staff/log/log.service";
import { CHANGED_SINCE } from "#server/features/staff/staff.rules";
import type { StaffService } from "#server/features/staff/staff.service";
import { communityChanged } from "#server/platform/live/community";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import { AUDIT_DAYS, SIGHTINGS_DAYS } from "./community.limits.rules.ts";
import type { CommunitySettings, Defaults } from "./community.model.ts";
import { chosenSettings, type ChosenSettings, lockSettings, saveCommunitySettings } from "./community.queries.ts";
import { differences, factsOf, settingsIn } from "./community.log.model.ts";
import { type SettingsChange, settingsChange } from "./community.rules.ts";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  placement: Pick<MediaPlacementService, "publicCopy">;
  staff: StaffService;
  log: StaffLogService;
  /** What holds until an admin chooses. */
  byDefault: Defaults;
}

/** Who changes settings: a member of staff, or the server itself, which says why. */
interface By {
  actorId: number | null;
  why: string;
}

const SETTINGS_CHANGED = "settings.change";
const COMMUNITY = { kind: "community", id: 1 } as const;

/** Shows and changes the settings of the community. */
export class CommunitySettingsService {
  constructor(private readonly parts: Parts) {
    parts.log.undoBy(SETTINGS_CHANGED, { power: "manageSettings", restore: (tx, act) => this.#restore(tx, act) });
  }

  /** @throws DomainError NOT_FOUND for viewers who may not change them. */
  async get(viewer: Viewer | null): Promise<CommunitySettings> {
    await this.parts.staff.requirePower(viewer, "manageSettings");
    return this.settings();
  }

  /** Returns the settings as they hold now, for other features. */
  settings(db: DbOrTx = this.parts.db): Promise<CommunitySettings> {
    return this.#settings(db);
  }

  /**
   * Changes settings; omitted ones stay as they are, and null takes a choice back. The logo is a copy of an upload of the
   * viewer, so that it stays when they leave; former ones stay as long as the log knows them.
   * @throws DomainError NOT_FOUND for viewers who may not change them, BAD_USER_INPUT for a colour that cannot be read.
   */
  async change(viewer: Viewer | null, input: SettingsChange): Promise<CommunitySettings> {
    const { events, limits, placement, staff: powers } = this.parts;
    const staff = await powers.requirePower(viewer, "manageSettings");
    const { logoId, registration, question, name, announcement, ...others } = check(settingsChange, input);
    const { auditDays, sightingsDays, maintenance, maintenanceMessage, publicIdeas, ...choices } = others;
    await limits.consume("staffActsByMember", staff.id);
    const logo = logoId == null ? logoId : await placement.publicCopy(staff, logoId);
    if (logoId != null && !logo) throw invalid({ logoId: [NOT_AN_IMAGE] });
    const wanted = withoutUndefined({
      ...choices,
      logo,
      name,
      auditDays,
      sightingsDays,
      // These have no other value than their own.
      registration: registration ?? undefined,
      question: question ?? undefined,
      announcement: announcement ?? undefined,
      maintenance: maintenance ?? undefined,
      maintenanceMessage: maintenanceMessage ?? undefined,
      publicIdeas: publicIdeas ?? undefined,
    });
    return events.transaction(async (tx) => {
      await lockSettings(tx);
      // Whoever has lost the power while this waited may change nothing any more.
      await powers.requirePowerIn(tx, staff, "manageSettings");
      return this.set(tx, wanted, { actorId: staff.id, why: "" });
    });
  }

  /** Stores what differs, and records it. The caller has locked the settings and checked who acts. */
  async set(tx: Tx, wanted: Partial<ChosenSettings>, by: By): Promise<CommunitySettings> {
    const chosen = await chosenSettings(tx);
    const before = this.#settingsOf(chosen);
    const after = this.#settingsOf({ ...chosen, ...wanted });
    const differing = differences(before, after);
    if (differing.length === 0) return before;
    await saveCommunitySettings(tx, wanted);
    await this.parts.log.record(tx, {
      ...by,
      action: SETTINGS_CHANGED,
      subject: COMMUNITY,
      before: factsOf(before, differing),
      after: factsOf(after, differing),
    });
    await this.parts.events.publish(tx, communityChanged, { communityId: COMMUNITY.id });
    return after;
  }

  /** Serializes changes of the settings in a transaction. */
  lock(tx: Tx): Promise<unknown> {
    return lockSettings(tx);
  }

  async #restore(tx: Tx, { before, after }: LoggedAct) {
    await lockSettings(tx);
    const now = await this.#settings(tx);
    const restored = settingsIn(before);
    const changed = settingsIn(after);
    const differing = differences({ ...now, ...changed }, now);
    if (!restored || !changed || differing.length > 0) throw refusal("CHANGED_MEANWHILE", CHANGED_SINCE);
    await saveCommunitySettings(tx, restored);
    await this.parts.events.publish(tx, communityChanged, { communityId: COMMUNITY.id });
    return { before: after, after: before };
  }

  async #settings(db: DbOrTx): Promise<CommunitySettings> {
    return this.#settingsOf(await chosenSettings(db));
  }

  #settingsOf(chosen: Partial<ChosenSettings> = {}): CommunitySettings {
    const { byDefault } = this.parts;
    return {
      registration: chosen.registration ?? byDefault.registration,
      question: chosen.question ?? "",
      name: chosen.name ?? byDefault.name,
      contact: chosen.contact ?? byDefault.contact,
      logo: chosen.logo ?? null,
      accentLight: chosen.accentLight ?? null,
      accentDark: chosen.accentDark ?? null,
      announcement: chosen.announcement ?? "",
      announcementUntil: chosen.announcementUntil ?? null,
      auditDays: chosen.auditDays ?? AUDIT_DAYS,
      sightingsDays: chosen.sightingsDays ?? SIGHTINGS_DAYS,
      maintenance: chosen.maintenance ?? false,
      maintenanceMessage: chosen.maintenanceMessage ?? "",
      publicIdeas: chosen.publicIdeas ?? true,
    };
  }
}

function withoutUndefined<T extends object>(fields: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
