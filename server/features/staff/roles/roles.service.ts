import { refusal } from "#server/core/errors";
import { required } from "#server/core/pages";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import { accountOpened, type Role } from "#server/features/auth/auth.model";
import { ROLES } from "#server/features/auth/auth.rules";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import type { LoggedAct, StaffLogView } from "#server/features/staff/log/log.model";
import type { StaffLogService } from "#server/features/staff/log/log.service";
import { CHANGED_SINCE, LAST_ADMIN, OWN_ROLE, type RoleChange, roleChange } from "#server/features/staff/staff.rules";
import type { StaffService } from "#server/features/staff/staff.service";
import {
  hasOtherAdmin,
  lockRoles,
  membersWithRoles,
  type NamedRole,
  roleById,
  roleByName,
  setRole,
} from "./roles.queries.ts";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  staff: StaffService;
  log: StaffLogService;
}

const ROLE_SET = "role.set";
const THIS = "This member";
/** The operator's list names so many members. */
const LISTED_MAX = 500;
const THE_FIRST = "The first account of this installation";
const BY_OPERATOR = "By the operator";

/** Gives members their roles. There is always an admin, once there was one, unless the account is deleted. */
export class StaffRolesService {
  constructor(private readonly parts: Parts) {
    const { events, log } = parts;
    events.on(accountOpened, async (tx, { memberId, role }) => {
      if (role !== "member")
        await this.#record(tx, { actorId: null, memberId, from: "member", to: role, why: THE_FIRST });
    });
    log.undoBy(ROLE_SET, {
      power: "manageRoles",
      restore: (tx, act, staff) => this.#restore(tx, act, staff),
    });
  }

  /**
   * Gives a member a role; returns the act, or null if they have that role. Safe to repeat.
   * @throws DomainError NOT_FOUND for viewers who do not manage roles, and for nobody; FORBIDDEN for the viewer's own role;
   * CONFLICT for that of the only admin.
   */
  async set(viewer: Viewer | null, memberId: number, input: RoleChange): Promise<StaffLogView | null> {
    const { events, limits, log, staff: powers } = this.parts;
    const staff = await powers.requirePower(viewer, "manageRoles");
    const { role, why } = check(roleChange, input);
    await limits.consume("staffActsByMember", staff.id);
    const act = await events.transaction(async (tx) => {
      await lockRoles(tx);
      // Whoever has lost the power while this waited may do nothing any more.
      await powers.requirePowerIn(tx, staff, "manageRoles");
      const { role: from } = await this.#change(tx, staff, memberId, role);
      if (from === role) return null;
      return this.#record(tx, { actorId: staff.id, memberId, from, to: role, why });
    });
    return act === null ? null : log.get(staff, act);
  }

  /**
   * Gives a member a role on behalf of the operator, who may also take the last admin; returns the member, or null for a
   * name that nobody has.
   */
  async setByOperator(username: string, role: Role): Promise<NamedRole | null> {
    return this.parts.db.transaction(async (tx) => {
      await lockRoles(tx);
      const member = await roleByName(tx, username);
      if (!member) return null;
      if (member.role !== role) {
        await setRole(tx, member.id, role);
        await this.#record(tx, { actorId: null, memberId: member.id, from: member.role, to: role, why: BY_OPERATOR });
      }
      return { ...member, role };
    });
  }

  /** Lists the members with a role for the operator, admins first. */
  list(): Promise<NamedRole[]> {
    return membersWithRoles(this.parts.db, { limit: LISTED_MAX });
  }

  /** Changes a role; returns what the member was before. */
  async #change(tx: Tx, staff: Viewer, memberId: number, role: Role): Promise<NamedRole> {
    const member = required(await roleById(tx, memberId), THIS);
    if (member.role === role) return member;
    if (memberId === staff.id) throw refusal("OWN_ACCOUNT", OWN_ROLE);
    if (member.role === "admin" && !(await hasOtherAdmin(tx, memberId))) throw refusal("LAST_ADMIN", LAST_ADMIN);
    await setRole(tx, memberId, role);
    return member;
  }

  async #restore(tx: Tx, { subject, before, after }: LoggedAct, staff: Viewer) {
    await lockRoles(tx);
    await this.parts.staff.requirePowerIn(tx, staff, "manageRoles");
    const member = required(await roleById(tx, subject.id), THIS);
    const role = before?.["role"];
    if (member.role !== after?.["role"] || !isRole(role)) throw refusal("CHANGED_MEANWHILE", CHANGED_SINCE);
    await this.#change(tx, staff, subject.id, role);
    return { before: after, after: before };
  }

  #record(
    tx: Tx,
    { memberId, from, to, ...act }: { actorId: number | null; memberId: number; from: Role; to: Role; why: string },
  ): Promise<number> {
    const subject = { kind: "member", id: memberId } as const;
    return this.parts.log.record(tx, {
      ...act,
      action: ROLE_SET,
      subject,
      before: { role: from },
      after: { role: to },
    });
  }
}

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);
