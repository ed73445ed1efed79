import { createHash, randomBytes } from "node:crypto";
import { DomainError, notFound, refusal } from "#server/core/errors";
import { check } from "#server/core/validation";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import type { GroupMembersService } from "#server/features/groups/groups.members.service";
import { canManage, type GroupView, MEMBER } from "#server/features/groups/groups.model";
import type { GroupsService } from "#server/features/groups/groups.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import {
  DECLINED_LATELY,
  type GroupLink,
  groupInvitationSettled,
  groupInvited,
  INVITATION,
  INVITED_MAX,
  type InvitedMember,
  IS_MEMBER,
  LINK,
  LINK_INVALID,
  LINKS_MAX,
  type NewGroupLink,
  TOO_MANY_INVITED,
  TOO_MANY_LINKS,
} from "./invitations.model.ts";
import {
  consumeLink,
  countInvited,
  countLinks,
  declineInvitation,
  deleteInvitation,
  groupOfLink,
  insertLink,
  invitationOf,
  invitedInto,
  invitedMembers,
  isVisibleMember,
  putInvitation,
  revokeLink,
  validLinks,
} from "./invitations.queries.ts";
import { type LinkCode, linkCode, type NewLink, newLink } from "./invitations.rules.ts";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  groups: GroupsService;
  members: GroupMembersService;
}

/** Lets owners and admins invite people into their group, by name and by link, and people accept. */
export class GroupInvitationsService {
  constructor(private readonly parts: Parts) {}

  /** Invites a member, who is notified. Safe to repeat. @throws DomainError CONFLICT for a member of the group. */
  async invite(viewer: Viewer, groupId: number, memberId: number): Promise<GroupView> {
    const { events, groups, limits, members } = this.parts;
    await limits.consume("groupInvitationsByMember", viewer.id);
    await events.transaction(async (tx) => {
      await members.requireManager(tx, viewer, groupId);
      if (!(await isVisibleMember(tx, viewer.id, memberId))) throw notFound(MEMBER);
      if ((await members.stateOf(tx, groupId, memberId)) === "member") throw refusal("ALREADY_MEMBER", IS_MEMBER);
      const before = await invitationOf(tx, { groupId, memberId });
      if (before?.state === "pending") return;
      if (before?.declinedLately) throw refusal("INVITATION_DECLINED", DECLINED_LATELY);
      if ((await countInvited(tx, groupId)) >= INVITED_MAX) throw refusal("TOO_MANY", TOO_MANY_INVITED);
      await putInvitation(tx, { groupId, memberId }, viewer.id);
      await events.publish(tx, groupInvited, { groupId, memberId, byId: viewer.id });
    });
    return groups.get(viewer, groupId);
  }

  /** Withdraws an invitation that has no answer yet. */
  async withdraw(viewer: Viewer, groupId: number, memberId: number): Promise<GroupView> {
    const { events, groups, limits, members } = this.parts;
    await limits.consume("groupChangesByMember", viewer.id);
    await events.transaction(async (tx) => {
      await members.requireManager(tx, viewer, groupId);
      const of = { groupId, memberId };
      if ((await invitationOf(tx, of))?.state !== "pending") throw notFound(INVITATION);
      await this.#settle(tx, of);
    });
    return groups.get(viewer, groupId);
  }

  /** Accepts the viewer's invitation, which admits to a private group too, or declines it. */
  async answer(viewer: Viewer, groupId: number, accept: boolean): Promise<GroupView> {
    const { events, groups, limits, members } = this.parts;
    await limits.consume("groupJoinsByMember", viewer.id);
    await events.transaction(async (tx) => {
      const of = { groupId, memberId: viewer.id };
      await members.stateOf(tx, groupId, viewer.id);
      if ((await invitationOf(tx, of))?.state !== "pending") throw notFound(INVITATION);
      if (accept) await members.admit(tx, groupId, viewer.id);
      await this.#settle(tx, of, accept);
    });
    return groups.get(viewer, groupId);
  }

  /** Lists the members who have not answered; none for viewers who do not manage the group. */
  async invited(viewer: Viewer, group: GroupView): Promise<InvitedMember[]> {
    if (!canManage(group)) return [];
    const rows = await invitedMembers(this.parts.db, { viewer: viewer.id, group: group.id });
    return rows.map(({ since, ...user }) => ({ user, since }));
  }

  /** Finds into which of these groups the viewer is invited; it serves a loader. */
  readonly isInvited = async (viewer: Viewer | null, ids: readonly number[]): Promise<boolean[]> => {
    const rows = await invitedInto(this.parts.db, { viewer: viewerId(viewer), ids: [...ids] });
    const into = new Set(rows.map(({ id }) => id));
    return ids.map((id) => into.has(id));
  };

  /** Creates a link. Its code is answered once, and stored as a hash alone. */
  async createLink(viewer: Viewer, groupId: number, draft: NewLink): Promise<NewGroupLink> {
    const { events, limits, members } = this.parts;
    const { days, uses } = check(newLink, draft);
    await limits.consume("groupChangesByMember", viewer.id);
    const code = randomBytes(24).toString("base64url");
    const link = await events.transaction(async (tx) => {
      await members.requireManager(tx, viewer, groupId);
      if ((await countLinks(tx, groupId)) >= LINKS_MAX) throw refusal("TOO_MANY", TOO_MANY_LINKS);
      return insertLink(tx, { groupId, codeHash: hashOf(code), days, uses });
    });
    return { ...link, code };
  }

  /** Ends a link; whoever joined by it stays. */
  async revokeLink(viewer: Viewer, groupId: number, id: number): Promise<void> {
    const { events, limits, members } = this.parts;
    await limits.consume("groupChangesByMember", viewer.id);
    await events.transaction(async (tx) => {
      await members.requireManager(tx, viewer, groupId);
      if (!(await revokeLink(tx, groupId, id))) throw notFound(LINK);
    });
  }

  /** Lists the valid links of a group; none for viewers who do not manage it. */
  async links(_viewer: Viewer, group: GroupView): Promise<GroupLink[]> {
    return canManage(group) ? validLinks(this.parts.db, { group: group.id }) : [];
  }

  /**
   * Joins the group of a link, a private one too. A member stays one, and does not use the link up.
   * @throws DomainError NOT_FOUND for a link that is not valid any more.
   */
  async joinByLink(viewer: Viewer, draft: LinkCode): Promise<GroupView> {
    const { db, events, groups, limits, members } = this.parts;
    const codeHash = hashOf(check(linkCode, draft).code);
    await limits.consume("groupJoinsByMember", viewer.id);
    const groupId = await groupOfLink(db, codeHash);
    if (groupId === null) throw new DomainError("NOT_FOUND", LINK_INVALID);
    await events.transaction(async (tx) => {
      if ((await members.stateOf(tx, groupId, viewer.id)) === "member") return;
      if (!(await consumeLink(tx, codeHash))) throw new DomainError("NOT_FOUND", LINK_INVALID);
      await members.admit(tx, groupId, viewer.id);
      await this.#settle(tx, { groupId, memberId: viewer.id });
    });
    return groups.get(viewer, groupId);
  }

  /** Ends an invitation, if there is one; one that is declined is remembered. */
  async #settle(tx: Tx, of: { groupId: number; memberId: number }, isOver = true): Promise<void> {
    if (isOver) await deleteInvitation(tx, of);
    else await declineInvitation(tx, of);
    await this.parts.events.publish(tx, groupInvitationSettled, { memberId: of.memberId });
  }
}

const hashOf = (code: string): string => createHash("sha256").update(code).digest("hex");
