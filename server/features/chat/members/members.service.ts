import { invalid, notFound, refusal } from "#server/core/errors";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import { accountDeleted } from "#server/features/auth/auth.model";
import { countersMoved } from "#server/features/bonds/bonds.model";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import { findConversation, getConversation } from "#server/features/chat/conversations/conversations.lookup.service";
import type { ConversationsService } from "#server/features/chat/conversations/conversations.service";
import {
  bondsAmong,
  deleteDeserted,
  insertParticipants,
  leaveEverything,
  leaveGroup,
  passOwnership,
  saveName,
  statesIn,
} from "#server/features/chat/chat.members.queries";
import {
  MEMBER,
  noSuchConversation,
  NOT_OWNER,
  ONLY_GROUPS,
  onlyBonds,
  tooMany,
} from "#server/features/chat/chat.errors.model";
import { conversationLeft, conversationsChanged, messageChanged } from "#server/features/chat/chat.events.model";
import type { ConversationView } from "#server/features/chat/chat.model";
import { MEMBERS_MAX } from "#server/features/chat/chat.limits.rules";
import { type GroupName, groupName } from "#server/features/chat/chat.rules";
import { setStates } from "#server/features/chat/chat.states.queries";
import { insertMessage, lockConversation } from "#server/features/chat/chat.writing.queries";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  release: MediaReleaseService;
  conversations: ConversationsService;
}

/** Members of conversations: invited, added and removed. */
export class MembersService {
  constructor(private readonly parts: Parts) {
    parts.events.on(accountDeleted, (tx, { memberId }) => this.#forget(tx, memberId));
  }

  /** Accepts a request, after which both members can write. */
  async accept(viewer: Viewer, id: number): Promise<ConversationView> {
    return this.#answer(viewer, id, "accepted", async (tx, conversation) => {
      if (conversation.kind === "group") await this.#note(tx, id, viewer.id, "joined");
      await this.parts.events.publish(tx, conversationsChanged, { conversationIds: [id] });
    });
  }

  /** Declines a request; the other member is not notified. */
  async decline(viewer: Viewer, id: number): Promise<number> {
    await this.#answer(viewer, id, "declined", (tx) =>
      this.parts.events.publish(tx, conversationLeft, { conversationId: id, memberIds: [viewer.id] }),
    );
    return id;
  }

  /** Leaves a group; after its owner, the member who has been there longest owns it. */
  async leave(viewer: Viewer, id: number): Promise<number> {
    await this.#change(viewer, id, async (tx, conversation) => {
      if (conversation.kind === "direct") throw invalid({ id: [ONLY_GROUPS] });
      await this.#removeMember(tx, id, viewer.id, "left");
    });
    return id;
  }

  /** Adds bonds of the owner at once; those who left before are invited. */
  async add(viewer: Viewer, id: number, memberIds: number[]): Promise<ConversationView> {
    return this.#asOwner(viewer, id, async (tx) => {
      const known = await statesIn(tx, id);
      const isThere = (userId: number) =>
        known.some((one) => one.userId === userId && (one.state === "accepted" || one.state === "request"));
      const wanted = [...new Set(memberIds)].filter((userId) => userId !== viewer.id && !isThere(userId));
      if (known.filter(({ userId }) => isThere(userId)).length + wanted.length > MEMBERS_MAX) throw tooMany();
      const people = await bondsAmong(tx, viewer.id, wanted);
      if (people.filter(({ isBond, takesAny }) => isBond && takesAny).length < wanted.length) throw onlyBonds();
      const former = new Set(known.map(({ userId }) => userId));
      const joining = wanted.filter((userId) => !former.has(userId));
      const invited = wanted.filter((userId) => former.has(userId));
      if (joining.length > 0)
        await insertParticipants(
          tx,
          id,
          joining.map((userId) => ({ userId, state: "accepted" as const })),
        );
      // A member who declined is not invited again.
      if (invited.length > 0)
        await setStates(tx, { conversationId: id, from: { userIds: invited, states: ["left"] }, state: "request" });
      for (const userId of joining) await this.#note(tx, id, userId, "was added");
    });
  }

  async remove(viewer: Viewer, id: number, userId: number): Promise<ConversationView> {
    if (userId === viewer.id) throw invalid({ userId: ["Leave the conversation instead."] });
    return this.#asOwner(viewer, id, (tx) => this.#removeMember(tx, id, userId, "was removed"));
  }

  async rename(viewer: Viewer, id: number, group: GroupName): Promise<ConversationView> {
    const { name } = check(groupName, group);
    return this.#asOwner(viewer, id, async (tx, conversation) => {
      if (conversation.name === name) return;
      await saveName(tx, id, name);
      await this.#note(tx, id, viewer.id, `named the group “${name}”`);
    });
  }

  async #answer(
    viewer: Viewer,
    id: number,
    state: "accepted" | "declined",
    publish: (tx: Tx, conversation: ConversationView) => Promise<void>,
  ): Promise<ConversationView> {
    return this.#change(viewer, id, async (tx, conversation) => {
      const from = { userIds: [viewer.id], states: ["request" as const] };
      const changed = await setStates(tx, { conversationId: id, from, state });
      if (changed.length === 0) throw noSuchConversation();
      await publish(tx, conversation);
      await this.parts.events.publish(tx, countersMoved, { memberIds: [viewer.id] });
    });
  }

  async #asOwner(
    viewer: Viewer,
    id: number,
    act: (tx: Tx, conversation: ConversationView) => Promise<void>,
  ): Promise<ConversationView> {
    await this.#change(viewer, id, async (tx, conversation) => {
      if (conversation.kind === "direct") throw invalid({ id: [ONLY_GROUPS] });
      if (conversation.viewerRole !== "owner") throw refusal("OWNERS_ONLY", NOT_OWNER);
      await act(tx, conversation);
      await this.parts.events.publish(tx, conversationsChanged, { conversationIds: [id] });
    });
    return this.parts.conversations.get(viewer, id);
  }

  /** Changes one conversation at a time. Returns it as it is afterwards, or as it was for a viewer who left it. */
  async #change(
    viewer: Viewer,
    id: number,
    act: (tx: Tx, conversation: ConversationView) => Promise<void>,
  ): Promise<ConversationView> {
    const { events, limits } = this.parts;
    await limits.consume("conversationChangesByMember", viewer.id);
    return events.transaction(async (tx) => {
      await lockConversation(tx, viewer.id, id);
      const before = await getConversation(tx, viewer, id);
      await act(tx, before);
      return (await findConversation(tx, viewer, id)) ?? before;
    });
  }

  async #removeMember(tx: Tx, id: number, userId: number, note: string): Promise<void> {
    const { events } = this.parts;
    if (!(await leaveGroup(tx, id, userId))) throw notFound(MEMBER);
    await this.#note(tx, id, userId, note);
    await passOwnership(tx, [id]);
    await this.#deleteDeserted(tx, [id]);
    await events.publish(tx, conversationLeft, { conversationId: id, memberIds: [userId] });
    await events.publish(tx, conversationsChanged, { conversationIds: [id] });
    await events.publish(tx, countersMoved, { memberIds: [userId] });
  }

  /** Adds a system message to the conversation, in words that follow the member's name. */
  async #note(tx: Tx, conversationId: number, senderId: number, text: string): Promise<void> {
    const said = await insertMessage(tx, { conversationId, senderId, type: "system", text });
    if (!said) return;
    await this.parts.events.publish(tx, messageChanged, { messageId: said.id, conversationId, isNew: true });
  }

  async #deleteDeserted(tx: Tx, ids: number[]): Promise<void> {
    for (const { senderId, media } of await deleteDeserted(tx, ids))
      await this.parts.release.release(tx, senderId, media);
  }

  async #forget(tx: Tx, memberId: number): Promise<void> {
    const ids = await leaveEverything(tx, memberId);
    await passOwnership(tx, ids);
    await this.#deleteDeserted(tx, ids);
    if (ids.length > 0) await this.parts.events.publish(tx, conversationsChanged, { conversationIds: ids });
  }
}
