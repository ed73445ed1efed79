import { invalid, notFound, refusal } from "#server/core/errors";
import { check } from "#server/core/validation";
import { required } from "#server/core/pages";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db, DbOrTx, Tx } from "#server/db/client";
import type { QuestionAnswer } from "#server/db/schema/groups";
import { accountDeleted } from "#server/features/auth/auth.model";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import { archiveEmpty, isAlone } from "./groups.archive.queries.ts";
import {
  countMembers,
  deleteMember,
  groupsOfLeaver,
  hasOtherOwner,
  holdMember,
  lastOwned,
  lockGroup,
  membershipOf,
  promoteLongest,
  putMember,
  setMemberRole,
  setRequestMessage,
  uncover,
} from "./groups.members.queries.ts";
import {
  GROUP,
  groupApproved,
  groupDeclined,
  groupDeletionSet,
  groupMemberGone,
  groupRequested,
  groupRequestSettled,
  MEMBER,
  MEMBERS_WRITE,
  membershipChanged,
  NOT_YOURS_TO_MANAGE,
  OWNERS_ONLY,
  REFUSED_LATELY,
  REQUEST,
  type GroupRole,
  type GroupView,
} from "./groups.model.ts";
import { ANSWER_ALL, LAST_OWNER, REFUSED_DAYS } from "./groups.limits.rules.ts";
import { type JoinRequestDraft, joinRequest, type RequestDecline, requestDecline } from "./groups.rules.ts";
import type { GroupsService } from "./groups.service.ts";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  groups: GroupsService;
}

type PostVisibility = "public" | "group" | "waiting";

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
   * Joins a public group at once; for a private one it stores a request with its message and notifies owners and
   * admins. A member, or a pending request, stays as it is; only a message replaces the former one of the request.
   * @throws DomainError RATE_LIMITED within two weeks of a refusal, BAD_USER_INPUT where a question has no answer.
   */
  async join(viewer: Viewer, groupId: number, request: JoinRequestDraft = {}): Promise<GroupView> {
    const { events, limits } = this.parts;
    const { message, answers } = check(joinRequest, request);
    await limits.consume("groupJoinsByMember", viewer.id);
    await events.transaction(async (tx) => {
      const { visibility, state, refusedLately, questions } = await this.#locked(tx, groupId, viewer.id);
      if (state === "requested" && message) return setRequestMessage(tx, groupId, viewer.id, message);
      if (state === "member" || state === "requested") return;
      if (visibility === "public") return this.#letIn(tx, groupId, viewer.id);
      if (refusedLately) throw refusal("DECLINED_RECENTLY", REFUSED_LATELY);
      await putMember(tx, {
        groupId,
        memberId: viewer.id,
        state: "requested",
        message: message || null,
        answers: answered(questions, answers ?? []),
      });
      await this.#publish(tx, groupId, viewer.id);
      await events.publish(tx, groupRequested, { groupId, memberId: viewer.id });
    });
    return this.parts.groups.get(viewer, groupId);
  }

  /**
   * Leaves a group, or withdraws a request. A private group whose last member leaves archives itself.
   * @throws DomainError CONFLICT for the last owner, unless nobody else is in a private group.
   */
  async leave(viewer: Viewer, groupId: number): Promise<GroupView> {
    const { events, limits } = this.parts;
    await limits.consume("groupChangesByMember", viewer.id);
    const archived = await events.transaction(async (tx) => {
      const { state, role } = await this.#locked(tx, groupId, viewer.id);
      if (state === "requested") {
        await deleteMember(tx, groupId, viewer.id);
        await this.#publish(tx, groupId, viewer.id);
        await events.publish(tx, groupRequestSettled, { groupId, memberId: viewer.id });
      }
      if (state !== "member") return null;
      const isLast = role === "owner" && (await isAlone(tx, groupId, viewer.id));
      const group = isLast ? await this.parts.groups.get(viewer, groupId, tx) : null;
      if (role === "owner" && !isLast) await this.#refuseLastOwner(tx, groupId, viewer.id);
      await this.#letGo(tx, groupId, viewer.id);
      return group;
    });
    if (archived) return { ...archived, membersCount: 0, viewerState: "none", viewerRole: null, notifyLevel: null };
    return this.parts.groups.get(viewer, groupId);
  }

  /** Accepts a request, one that was declined before included. */
  approve(viewer: Viewer, groupId: number, memberId: number): Promise<GroupView> {
    return this.#answer(viewer, groupId, memberId, async (tx, state) => {
      if (state !== "requested" && state !== "refused") throw notFound(REQUEST);
      await this.#letIn(tx, groupId, memberId);
      await this.parts.events.publish(tx, groupApproved, { groupId, memberId, byId: viewer.id });
    });
  }

  /** Declines a request, with a reason for its sender; after two weeks they may send another one. */
  decline(viewer: Viewer, groupId: number, memberId: number, draft: RequestDecline = {}): Promise<GroupView> {
    const { reason } = check(requestDecline, draft);
    return this.#answer(viewer, groupId, memberId, async (tx, state) => {
      if (state !== "requested") throw notFound(REQUEST);
      const words = reason || null;
      await putMember(tx, { groupId, memberId, state: "refused", reason: words });
      await this.#publish(tx, groupId, memberId);
      await this.parts.events.publish(tx, groupDeclined, { groupId, memberId, byId: viewer.id, reason: words });
    });
  }

  async #answer(
    viewer: Viewer,
    groupId: number,
    memberId: number,
    act: (tx: Tx, state: "member" | "requested" | "refused" | null) => Promise<void>,
  ): Promise<GroupView> {
    const { events, limits } = this.parts;
    await limits.consume("groupChangesByMember", viewer.id);
    await events.transaction(async (tx) => {
      await this.#managed(tx, viewer, groupId);
      const membership = await this.#locked(tx, groupId, memberId);
      await act(tx, membership.state);
      await events.publish(tx, groupRequestSettled, { groupId, memberId });
    });
    return this.parts.groups.get(viewer, groupId);
  }

  /** Sets a member's role. Only owners appoint owners and admins, and the last owner remains one. */
  async setRole(viewer: Viewer, groupId: number, memberId: number, role: GroupRole): Promise<GroupView> {
    await this.parts.limits.consume("groupChangesByMember", viewer.id);
    await this.parts.events.transaction(async (tx) => {
      const own = await this.#locked(tx, groupId, viewer.id);
      if (own.role !== "owner" || own.state !== "member") throw refusal("OWNERS_ONLY", OWNERS_ONLY);
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
    await this.parts.limits.consume("groupChangesByMember", viewer.id);
    await this.parts.events.transaction(async (tx) => {
      const role = await this.#managed(tx, viewer, groupId);
      const theirs = await this.#locked(tx, groupId, memberId);
      if (theirs.state !== "member") throw notFound(MEMBER);
      const mayGo = role === "owner" ? theirs.role !== "owner" : theirs.role === "member";
      if (!mayGo) throw refusal("MANAGERS_ONLY", NOT_YOURS_TO_MANAGE);
      await this.#letGo(tx, groupId, memberId);
    });
    return this.parts.groups.get(viewer, groupId);
  }

  /** Locks a group and checks that the viewer manages it. @throws DomainError FORBIDDEN, NOT_FOUND for no group. */
  async requireManager(tx: Tx, viewer: Viewer, groupId: number): Promise<void> {
    await this.#managed(tx, viewer, groupId);
  }

  /** Locks a group and returns what a member is to it. @throws DomainError NOT_FOUND for no group. */
  async stateOf(tx: Tx, groupId: number, memberId: number): Promise<"member" | "requested" | "refused" | null> {
    return (await this.#locked(tx, groupId, memberId)).state;
  }

  /** Lets somebody into a locked group who is invited; a request of theirs is settled with it. */
  async admit(tx: Tx, groupId: number, memberId: number): Promise<void> {
    const state = await this.stateOf(tx, groupId, memberId);
    if (state === "member") return;
    await this.#letIn(tx, groupId, memberId);
    if (state === "requested") await this.parts.events.publish(tx, groupRequestSettled, { groupId, memberId });
  }

  /** Finds which of these groups the viewer may leave: those with another owner; it serves a loader. */
  readonly canLeave = async (viewer: Viewer | null, ids: readonly number[]): Promise<boolean[]> => {
    const subject = { ids: [...ids], ownerId: viewerId(viewer) };
    const alone = new Set((await lastOwned(this.parts.db, subject)).map(({ id }) => id));
    return ids.map((id) => !alone.has(id));
  };

  /**
   * Returns the visibility of a post that a member writes in a group: everybody, the group alone, or the author until it
   * is approved.
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
    const { visibility, state, waits } = await this.#membership(db, groupId, viewer.id);
    if (state !== "member") throw refusal("MEMBERS_ONLY", MEMBERS_WRITE);
    if (waits) return "waiting";
    return visibility === "private" ? "group" : "public";
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
    const left = await countMembers(tx, groupId, -1);
    await this.parts.groups.noteCounted(tx);
    await this.#publish(tx, groupId, memberId);
    await this.parts.events.publish(tx, groupMemberGone, { groupId, memberId });
    if (left > 0 || !(await archiveEmpty(tx, groupId))) return;
    await this.parts.events.publish(tx, groupDeletionSet, { groupId, visibility: "private", isDeleted: true });
  }

  async #publish(tx: Tx, groupId: number, memberId: number): Promise<void> {
    await this.parts.events.publish(tx, membershipChanged, { groupId, memberId });
  }

  async #refuseLastOwner(tx: Tx, groupId: number, memberId: number): Promise<void> {
    if (!(await hasOtherOwner(tx, groupId, memberId))) throw refusal("LAST_OWNER", LAST_OWNER);
  }

  /** Returns the viewer's role in a group that they manage. */
  async #managed(tx: Tx, viewer: Viewer, groupId: number): Promise<GroupRole> {
    const { state, role } = await this.#locked(tx, groupId, viewer.id);
    if (state !== "member" || role === null || role === "member") throw refusal("MANAGERS_ONLY", NOT_YOURS_TO_MANAGE);
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

/** Joins the questions of a group with the answers of a request; a group without questions takes none. */
function answered(questions: readonly string[], answers: readonly string[]): QuestionAnswer[] | null {
  if (questions.length === 0) return null;
  return questions.map((question, at) => {
    const answer = answers[at];
    if (!answer) throw invalid({ answers: [ANSWER_ALL] });
    return { question, answer };
  });
}
