import { refusal } from "#server/core/errors";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { RULES_CHANGED } from "#server/features/rules/rules.model";
import type { RulesService } from "#server/features/rules/rules.service";
import type { StaffLogService } from "#server/features/staff/log/log.service";
import type { StaffService } from "#server/features/staff/staff.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import type { Rulebook } from "./rulebook.model.ts";
import { newestVersions } from "./rulebook.queries.ts";
import { newRulesVersion, type NewRulesVersion, VERSIONS_LISTED } from "./rulebook.rules.ts";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  rules: RulesService;
  staff: StaffService;
  log: StaffLogService;
}

const COMMUNITY = { kind: "community", id: 1 } as const;

/** Lets admins publish versions of the community's rules. A version is never changed, so it is followed by another one. */
export class RulebookService {
  constructor(private readonly parts: Parts) {}

  /** Returns the rules with their versions. @throws DomainError NOT_FOUND for viewers who may not change them. */
  async get(viewer: Viewer | null): Promise<Rulebook> {
    const { db, rules, staff } = this.parts;
    await staff.requirePower(viewer, "manageRules");
    const [{ version, text }, versions] = await Promise.all([
      rules.current(),
      newestVersions(db, { limit: VERSIONS_LISTED }),
    ]);
    return { version, text, versions };
  }

  /**
   * Publishes a new version, which members read at once. A material one asks all of them to accept it.
   * @throws DomainError NOT_FOUND for viewers who may not, CONFLICT when a newer version was published meanwhile,
   * BAD_USER_INPUT for a text without rules.
   */
  async publish(viewer: Viewer | null, input: NewRulesVersion): Promise<Rulebook> {
    const { events, limits, log, rules, staff: powers } = this.parts;
    const staff = await powers.requirePower(viewer, "manageRules");
    const { text, material, basedOn } = check(newRulesVersion, input);
    await limits.consume("staffActsByMember", staff.id);
    await events.transaction(async (tx) => {
      const version = await rules.publish(tx, { text, material, byId: staff.id });
      // Publishing takes turns, so whoever waited sees here that they are not the next.
      if (version !== basedOn + 1) throw refusal("CHANGED_MEANWHILE", RULES_CHANGED);
      await powers.requirePowerIn(tx, staff, "manageRules");
      await log.record(tx, {
        actorId: staff.id,
        action: "rules.publish",
        subject: COMMUNITY,
        before: { version: basedOn },
        after: { version, material },
      });
    });
    return this.get(staff);
  }
}
