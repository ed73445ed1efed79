import { DomainError, forbidden, invalid, notFound } from "#server/core/errors";
import { countsInOrder, required, type Slice, sliceValues } from "#server/core/pages";
import { toPage, type Page, type Positioned } from "#server/core/pagination";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db, DbOrTx, Tx } from "#server/db/client";
import { accountDeleted } from "#server/features/auth/auth.model";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import {
  countMembers,
  countRequests,
  deleteMember,
  groupsOfLeaver,
  hasOtherOwner,
  holdMember,
  lastOwned,
  lockGroup,
  membershipOf,
  peopleOfGroup,
  promoteLongest,
  putMember,
  setMemberRole,
  uncover,
} from "./groups.members.queries.ts";
import {
  canManage,
  canRead,
  GROUP,
  groupApproved,
  groupRequested,
  groupRequestSettled,
  MEMBER,
  MEMBERS_WRITE,
  membershipChanged,
  NOT_YOURS_TO_MANAGE,
  OWNERS_ONLY,
  REFUSED_DAYS,
  REFUSED_LATELY,
  REQUEST,
  type GroupMemberView,
  type GroupRole,
  type GroupView,
} from "./groups.model.ts";
import { LAST_OWNER } from "./groups.limits.rules.ts";
import type { GroupsService } from "./groups.service.ts";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  groups: GroupsService;
}

type PostVisibility = "public" | "group";

/** Lets members join groups, be accepted and leave. Changes of the membership of one group take turns. */
export class GroupMembersService {
  constructor(private readonly parts: Parts) {
    parts.events.on(accountDeleted, async (tx, { memberId }) => {
      for (const { id, isMember } of await groupsOfLeaver(tx, memberId)) {
        await lockGroup(tx, id);
        await uncover(tx, id);
        if (!isMember) continue;
        await this.#letGo(tx, id, memberId);
        await promoteLongest(tx, id);
      }
    });
  }

  /**
   * Joins a public group at once; for a private one it stores a request and notifies owners and admins. A member, or a
   * pending request, stays as it is.
   * @throws DomainError RATE_LIMITED within two weeks of a refusal.
   */
  async join(viewer: Viewer, groupId: number): Promise<GroupView> {
    const { events, limits } = this.parts;
    await limits.consume("groupJoinsByMember", viewer.id);
    await events.transaction(async (tx) => {
      const { visibility, state, refusedLately } = await this.#locked(tx, groupId, viewer.id);
      if (state === "member" || state === "requested") return;
      if (visibility === "public") return this.#letIn(tx, groupId, viewer.id);
      if (refusedLately) throw new DomainError("RATE_LIMITED", REFUSED_LATELY);
      await putMember(tx, { groupId, memberId: viewer.id, state: "requested" });
      await this.#publish(tx, groupId, viewer.id);
      await events.publish(tx, groupRequested, { groupId, memberId: viewer.id });
    });
    return this.parts.groups.get(viewer, groupId);
  }

  /**
   * Leaves a group, or withdraws a request.
   * @throws DomainError CONFLICT for the last owner.
   */
  async leave(viewer: Viewer, groupId: number): Promise<GroupView> {
    const { events } = this.parts;
    await events.transaction(async (tx) => {
      const { state, role } = await this.#locked(tx, groupId, viewer.id);
      if (state === "requested") {
        await deleteMember(tx, groupId, viewer.id);
        await this.#publish(tx, groupId, viewer.id);
        await events.publish(tx, groupRequestSettled, { groupId, memberId: viewer.id });
      }
      if (state !== "member") return;
      if (role === "owner") await this.#refuseLastOwner(tx, groupId, viewer.id);
      await this.#letGo(tx, groupId, viewer.id);
    });
    return this.parts.groups.get(viewer, groupId);
  }

  /** Accepts or declines a request; after two weeks the member may send another one. */
  async answer(viewer: Viewer, groupId: number, memberId: number, accept: boolean): Promise<GroupView> {
    const { events } = this.parts;
    await events.transaction(async (tx) => {
      await this.#managed(tx, viewer, groupId);
      const membership = await this.#locked(tx, groupId, memberId);
      if (membership.state !== "requested") throw notFound(REQUEST);
      if (accept) {
        await this.#letIn(tx, groupId, memberId);
        await events.publish(tx, groupApproved, { groupId, memberId, byId: viewer.id });
      } else {
        await putMember(tx, { groupId, memberId, state: "refused" });
        await this.#publish(tx, groupId, memberId);
      }
      await events.publish(tx, groupRequestSettled, { groupId, memberId });
    });
    return this.parts.groups.get(viewer, groupId);
  }

  /** Sets a member's role. Only owners appoint owners and admins, and the last owner remains one. */
  async setRole(viewer: Viewer, groupId: number, memberId: number, role: GroupRole): Promise<GroupView> {
    await this.parts.events.transaction(async (tx) => {
      const own = await this.#locked(tx, groupId, viewer.id);
      if (own.role !== "owner" || own.state !== "member") throw forbidden(OWNERS_ONLY);
      const theirs = await this.#locked(tx, groupId, memberId);
      if (theirs.state !== "member") throw notFound(MEMBER);
      if (theirs.role === "owner" && role !== "owner") await this.#refuseLastOwner(tx, groupId, memberId);
      await setMemberRole(tx, groupId, memberId, role);
      await this.#publish(tx, groupId, memberId);
    });
    return this.parts.groups.get(viewer, groupId);
  }

  /** Removes somebody from the group: owners may remove everybody except owners, admins may remove members only. */
  async remove(viewer: Viewer, groupId: number, memberId: number): Promise<GroupView> {
    if (memberId === viewer.id) throw invalid({ userId: ["Leave the group instead."] });
    await this.parts.events.transaction(async (tx) => {
      const role = await this.#managed(tx, viewer, groupId);
      const theirs = await this.#locked(tx, groupId, memberId);
      if (theirs.state !== "member") throw notFound(MEMBER);
      const mayGo = role === "owner" ? theirs.role !== "owner" : theirs.role === "member";
      if (!mayGo) throw forbidden(NOT_YOURS_TO_MANAGE);
      await this.#letGo(tx, groupId, memberId);
    });
    return this.parts.groups.get(viewer, groupId);
  }

  /** Lists the members of a group, newest first; none for a private group that the viewer is not in. */
  async members(viewer: Viewer, group: GroupView, slice: Slice): Promise<Page<Positioned<GroupMemberView>>> {
    if (!canRead(group)) return toPage([], slice.first, async () => group.membersCount);
    return this.#people(viewer, group.id, "member", slice, async () => group.membersCount);
  }

  /** Lists the requests to join a group; none for viewers who cannot answer them. */
  async requests(viewer: Viewer, group: GroupView, slice: Slice): Promise<Page<Positioned<GroupMemberView>>> {
    if (!canManage(group)) return toPage([], slice.first, async () => 0);
    const total = async () => (await this.requestCounts(viewer, [group.id]))[0] ?? 0;
    return this.#people(viewer, group.id, "requested", slice, total);
  }

  /** Counts the requests to join these groups; it serves a loader. */
  readonly requestCounts = async (viewer: Viewer | null, ids: readonly number[]): Promise<number[]> => {
    return countsInOrder(ids, await countRequests(this.parts.db, { viewer: viewerId(viewer), ids: [...ids] }));
  };

  /** Finds which of these groups the viewer may leave: those with another owner; it serves a loader. */
  readonly canLeave = async (viewer: Viewer | null, ids: readonly number[]): Promise<boolean[]> => {
    const subject = { ids: [...ids], ownerId: viewerId(viewer) };
    const alone = new Set((await lastOwned(this.parts.db, subject)).map(({ id }) => id));
    return ids.map((id) => !alone.has(id));
  };

  /**
   * Returns the visibility of a post that a member writes in a group: everybody, or the group alone.
   * @throws DomainError FORBIDDEN for a viewer who is not in it, NOT_FOUND for no group.
   */
  async visibilityFor(tx: Tx, viewer: Viewer, groupId: number): Promise<PostVisibility> {
    await holdMember(tx, groupId, viewer.id);
    const visibility = await this.#visibility(tx, viewer, groupId);
    await this.parts.groups.noteCounted(tx);
    return visibility;
  }

  /** Returns the visibility that a post in the group will have, before it is written. */
  visibilityOf(viewer: Viewer, groupId: number): Promise<PostVisibility> {
    return this.#visibility(this.parts.db, viewer, groupId);
  }

  async #visibility(db: DbOrTx, viewer: Viewer, groupId: number): Promise<PostVisibility> {
    const { visibility, state } = await this.#membership(db, groupId, viewer.id);
    if (state !== "member") throw forbidden(MEMBERS_WRITE);
    return visibility === "private" ? "group" : "public";
  }

  async #people(
    viewer: Viewer,
    groupId: number,
    state: "member" | "requested",
    slice: Slice,
    total: () => Promise<number>,
  ): Promise<Page<Positioned<GroupMemberView>>> {
    const rows = await peopleOfGroup(this.parts.db, { viewer: viewer.id, groupId, state, ...sliceValues(slice) });
    const items = rows.map(({ role, since, ...user }) => ({
      position: { createdAt: since, id: user.id },
      item: { user, role, since },
    }));
    return toPage(items, slice.first, total);
  }

  async #letIn(tx: Tx, groupId: number, memberId: number): Promise<void> {
    await putMember(tx, { groupId, memberId, state: "member" });
    await countMembers(tx, groupId, 1);
    // A group whose last owner is gone gets the longest member as its owner.
    await promoteLongest(tx, groupId);
    await this.parts.groups.noteCounted(tx);
    await this.#publish(tx, groupId, memberId);
  }

  async #letGo(tx: Tx, groupId: number, memberId: number): Promise<void> {
    await deleteMember(tx, groupId, memberId);
    await countMembers(tx, groupId, -1);
    await this.parts.groups.noteCounted(tx);
    await this.#publish(tx, groupId, memberId);
  }

  async #publish(tx: Tx, groupId: number, memberId: number): Promise<void> {
    await this.parts.events.publish(tx, membershipChanged, { groupId, memberId });
  }

  async #refuseLastOwner(tx: Tx, groupId: number, memberId: number): Promise<void> {
    if (!(await hasOtherOwner(tx, groupId, memberId))) throw new DomainError("CONFLICT", LAST_OWNER);
  }

  /** Returns the viewer's role in a group that they manage. */
  async #managed(tx: Tx, viewer: Viewer, groupId: number): Promise<GroupRole> {
    const { state, role } = await this.#locked(tx, groupId, viewer.id);
    if (state !== "member" || role === null || role === "member") throw forbidden(NOT_YOURS_TO_MANAGE);
    return role;
  }

  async #locked(tx: Tx, groupId: number, memberId: number) {
    await lockGroup(tx, groupId);
    return this.#membership(tx, groupId, memberId);
  }

  async #membership(tx: DbOrTx, groupId: number, memberId: number) {
    return required(await membershipOf(tx, { groupId, memberId, days: REFUSED_DAYS }), GROUP);
  }
}
