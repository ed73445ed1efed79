import { randomBytes } from "node:crypto";
import { notFound, refusal } from "#server/core/errors";
import { required, type Slice, sliceValues } from "#server/core/pages";
import { type Page, toPage } from "#server/core/pagination";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import { codeHashOf } from "#server/features/auth/registration/registration.service";
import { type NewInvitation, newInvitation } from "#server/features/registration/registration.rules";
import type { LoggedAct } from "#server/features/staff/log/log.model";
import type { StaffLogService } from "#server/features/staff/log/log.service";
import { CHANGED_SINCE } from "#server/features/staff/staff.rules";
import type { StaffService } from "#server/features/staff/staff.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import type { InvitationView, MadeInvitation } from "./invitations.model.ts";
import {
  countInvitations,
  insertInvitation,
  invitationById,
  invitationsPage,
  setRevoked,
} from "./invitations.queries.ts";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  staff: StaffService;
  log: StaffLogService;
  /** The address to which links lead. */
  publicUrl: string;
}

const THIS = "This invitation";
const MADE = "invitation.create";
const REVOKED = "invitation.revoke";
const CODE_BYTES = 18;

/** Makes, lists and revokes the links by which people become members. */
export class InvitationsService {
  constructor(private readonly parts: Parts) {
    const restore = (tx: Tx, act: LoggedAct) => this.#restore(tx, act);
    for (const action of [MADE, REVOKED] as const) parts.log.undoBy(action, { power: "manageInvitations", restore });
  }

  /** Lists all invitations, newest first. @throws DomainError NOT_FOUND for viewers who may not invite. */
  async list(viewer: Viewer | null, slice: Slice): Promise<Page<InvitationView>> {
    const { db, staff } = this.parts;
    await staff.requirePower(viewer, "manageInvitations");
    const rows = await invitationsPage(db, sliceValues(slice));
    return toPage(rows, slice.first, async () => (await countInvitations(db, {}))[0]?.count ?? 0);
  }

  /**
   * Makes an invitation. Its code is in the answer alone: what is stored cannot be turned into a link again.
   * @throws DomainError NOT_FOUND for viewers who may not invite.
   */
  async create(viewer: Viewer | null, input: NewInvitation): Promise<MadeInvitation> {
    const { events, limits, log, publicUrl, staff: powers } = this.parts;
    const staff = await powers.requirePower(viewer, "manageInvitations");
    const { uses, days } = check(newInvitation, input);
    await limits.consume("staffActsByMember", staff.id);
    const code = randomBytes(CODE_BYTES).toString("base64url");
    const id = await events.transaction(async (tx) => {
      const made = await insertInvitation(tx, { codeHash: codeHashOf(code), creatorId: staff.id, uses, days });
      await log.record(tx, {
        actorId: staff.id,
        action: MADE,
        subject: { kind: "invitation", id: made },
        before: { revoked: true },
        after: { revoked: false, uses, days },
      });
      return made;
    });
    return { invitation: await this.#find(id), code, link: `${publicUrl}/auth/register?invitation=${code}` };
  }

  /** Revokes an invitation: its link does not work any more. @throws DomainError NOT_FOUND for one that is revoked. */
  async revoke(viewer: Viewer | null, id: number): Promise<InvitationView> {
    const { events, limits, log, staff: powers } = this.parts;
    const staff = await powers.requirePower(viewer, "manageInvitations");
    await limits.consume("staffActsByMember", staff.id);
    await events.transaction(async (tx) => {
      if (!(await setRevoked(tx, id, true))) throw notFound(THIS);
      await log.record(tx, {
        actorId: staff.id,
        action: REVOKED,
        subject: { kind: "invitation", id },
        before: { revoked: false },
        after: { revoked: true },
      });
    });
    return this.#find(id);
  }

  /** Returns an invitation. @throws DomainError NOT_FOUND for viewers who may not invite, and for none. */
  async get(viewer: Viewer | null, id: number): Promise<InvitationView> {
    await this.parts.staff.requirePower(viewer, "manageInvitations");
    return this.#find(id);
  }

  async #find(id: number): Promise<InvitationView> {
    const [invitation] = await invitationById(this.parts.db, { id });
    return required(invitation, THIS);
  }

  async #restore(tx: Tx, { subject, before, after }: LoggedAct) {
    if (!(await setRevoked(tx, subject.id, before?.["revoked"] === true)))
      throw refusal("CHANGED_MEANWHILE", CHANGED_SINCE);
    return { before: after, after: before };
  }
}
