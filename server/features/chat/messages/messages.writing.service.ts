import { invalid } from "#server/core/errors";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import { countersMoved } from "#server/features/bonds/bonds.model";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import type { MediaService } from "#server/features/media/media.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import {
  closed,
  noSuchConversation,
  noSuchMessage,
  notYours,
  tooLate,
  waiting,
} from "#server/features/chat/chat.errors.model";
import { conversationsChanged, messageRequested, messageChanged } from "#server/features/chat/chat.events.model";
import { type MessageView, toDeletedView } from "#server/features/chat/chat.messages.model";
import type { ConversationView } from "#server/features/chat/chat.model";
import { getConversation } from "#server/features/chat/conversations/conversations.lookup.service";
import type { ReadingService } from "#server/features/chat/conversations/conversations.reading.service";
import { DELETE_MINUTES, EDIT_MINUTES } from "#server/features/chat/chat.limits.rules";
import {
  type CheckedMessage,
  type MessageText,
  messageText,
  type NewMessage,
  newMessage,
  type Reaction,
  reaction,
} from "#server/features/chat/chat.rules";
import { othersIn, setOthers, setStates } from "#server/features/chat/chat.states.queries";
import {
  emptyMessage,
  firstOfClientId,
  insertMessage,
  isMessageOf,
  lockConversation,
  lockOwnMessage,
  lockWriter,
  saveReaction,
  saveText,
} from "#server/features/chat/chat.writing.queries";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  media: MediaService;
  release: MediaReleaseService;
  reading: ReadingService;
}

/** Sends and changes messages. */
export class WritingService {
  constructor(private readonly parts: Parts) {}

  /**
   * Sends a message; with the same `clientId` again it gives the message of the first time.
   * @throws DomainError FORBIDDEN before the other has accepted the first one, or when they take none.
   */
  async send(viewer: Viewer, conversationId: number, draft: NewMessage): Promise<MessageView> {
    const message = check(newMessage, draft);
    const { events, limits, reading } = this.parts;
    await limits.consume("messagesByMember", viewer.id);
    const id = await events.transaction(async (tx) => {
      const first = await firstOfClientId(tx, viewer.id, message.clientId);
      return first ?? (await this.#store(tx, viewer, conversationId, message));
    });
    return reading.get(viewer, id);
  }

  /** Changes the text of the viewer's own message, for `EDIT_MINUTES`. */
  async edit(viewer: Viewer, id: number, change: MessageText): Promise<MessageView> {
    const { text: changed } = check(messageText, change);
    const { events, limits, reading } = this.parts;
    await limits.consume("editsByMember", viewer.id);
    await events.transaction(async (tx) => {
      const { conversationId } = await this.#lockOwn(tx, viewer, id, "changed", EDIT_MINUTES);
      await saveText(tx, id, changed);
      await events.publish(tx, messageChanged, { messageId: id, conversationId, isNew: false });
    });
    return reading.get(viewer, id);
  }

  /**
   * Deletes the viewer's own message and its pictures for all members, for `DELETE_MINUTES`, even in a conversation that
   * they have left.
   */
  async remove(viewer: Viewer, id: number): Promise<MessageView> {
    const { events, reading, release } = this.parts;
    const gone = await events.transaction(async (tx) => {
      const message = await this.#lockOwn(tx, viewer, id, "deleted", DELETE_MINUTES);
      const { conversationId, media } = message;
      await emptyMessage(tx, id);
      await release.release(tx, viewer.id, media);
      const change = { messageId: id, conversationId, isNew: false };
      await this.#publish(tx, change, await othersIn(tx, conversationId, viewer.id));
      return message;
    });
    const [seen] = await reading.byIds(viewer, [id]);
    return seen ?? toDeletedView(id, viewer.id, gone);
  }

  /** Sets a reaction, or takes it back. Safe to repeat. */
  async react(viewer: Viewer, id: number, { on, ...choice }: Reaction & { on: boolean }): Promise<MessageView> {
    const { emoji } = check(reaction, choice);
    const { events, limits, reading } = this.parts;
    await limits.consume("marksByMember", viewer.id);
    const message = await reading.get(viewer, id);
    if (message.hidden || message.deleted || message.type === "system") throw noSuchMessage();
    await events.transaction(async (tx) => {
      const changed = await saveReaction(tx, { messageId: id, userId: viewer.id, emoji, on });
      const { conversationId } = message;
      if (changed) await events.publish(tx, messageChanged, { messageId: id, conversationId, isNew: false });
    });
    return message;
  }

  async #store(tx: Tx, viewer: Viewer, conversationId: number, message: CheckedMessage): Promise<number> {
    await lockWriter(tx, viewer.id);
    const conversation = await getConversation(tx, viewer, conversationId);
    if (hasBegun(conversation)) await this.#acceptForOther(tx, viewer, conversation);
    else await this.#open(tx, viewer, conversation);
    const others = await othersIn(tx, conversationId, viewer.id);
    const { text, clientId, replyToId = null, mediaIds } = message;
    if (replyToId !== null && !(await isMessageOf(tx, conversationId, replyToId)))
      throw invalid({ replyToId: ["The message you reply to no longer exists."] });
    const media = mediaIds.length > 0 ? await this.parts.media.attach(tx, viewer, mediaIds, "private") : [];
    if (media.some(({ type }) => type !== "image")) throw invalid({ mediaIds: ["A message can only have pictures."] });
    const type = media.length > 0 ? "image" : "text";
    const row = { conversationId, senderId: viewer.id, clientId, type, text, media, replyToId } as const;
    // From here on, other transactions that write in this conversation wait for the commit.
    const stored = await insertMessage(tx, row);
    if (!stored) throw noSuchConversation();
    const { id } = stored;
    await this.#publish(tx, { messageId: id, conversationId, isNew: true }, others);
    return id;
  }

  /** Checks that the viewer may write. Writing in a request accepts it; the first message to somebody else is one. */
  async #open(tx: Tx, viewer: Viewer, { id }: ConversationView): Promise<void> {
    await lockConversation(tx, viewer.id, id);
    const { kind, viewerState, writing, lastSeq } = await getConversation(tx, viewer, id);
    if (writing === "closed") throw closed();
    if (writing === "waiting") throw waiting();
    const conversationId = id;
    if (viewerState === "request" || lastSeq === 0) {
      const from = { userIds: [viewer.id], states: ["request" as const] };
      await setStates(tx, { conversationId, from, state: "accepted" });
      if (lastSeq > 0) await this.parts.events.publish(tx, conversationsChanged, { conversationIds: [id] });
    }
    if (writing === "open") await this.#acceptForOther(tx, viewer, { id, kind });
    if (writing === "first") {
      await this.parts.limits.consume("messageRequestsByMember", viewer.id);
      const [toId] = await setOthers(tx, { conversationId, memberId: viewer.id, state: "request" });
      if (toId !== undefined)
        await this.parts.events.publish(tx, messageRequested, { conversationId, fromId: viewer.id, toId });
    }
  }

  /** Accepts a conversation of two for the other member, who is a bond or has accepted it before. */
  async #acceptForOther(tx: Tx, viewer: Viewer, { id, kind }: Pick<ConversationView, "id" | "kind">): Promise<void> {
    if (kind === "direct") await setOthers(tx, { conversationId: id, memberId: viewer.id, state: "accepted" });
  }

  async #publish(
    tx: Tx,
    change: { messageId: number; conversationId: number; isNew: boolean },
    memberIds: number[],
  ): Promise<void> {
    const { events } = this.parts;
    await events.publish(tx, messageChanged, change);
    if (memberIds.length > 0) await events.publish(tx, countersMoved, { memberIds });
  }

  /** Returns FORBIDDEN for a message of somebody else, and NOT_FOUND for one that the viewer cannot read. */
  async #refusal(viewer: Viewer, id: number, what: "changed" | "deleted"): Promise<Error> {
    const [message] = await this.parts.reading.byIds(viewer, [id]);
    const isTheirs = message && !message.hidden && message.type !== "system" && message.senderId !== viewer.id;
    return isTheirs ? notYours(what) : noSuchMessage();
  }

  async #lockOwn(tx: Tx, viewer: Viewer, id: number, what: "changed" | "deleted", minutes: number) {
    const message = await lockOwnMessage(tx, viewer.id, id, what);
    if (!message) throw await this.#refusal(viewer, id, what);
    if (message.deleted) throw noSuchMessage();
    if (message.age >= minutes) throw tooLate(what, minutes);
    return message;
  }
}

/** Both sides have accepted and something was said: whether the viewer may write cannot change by who writes first. */
const hasBegun = ({ kind, viewerState, writing, lastSeq }: ConversationView) =>
  viewerState === "accepted" && writing === "open" && (kind === "group" || lastSeq > 0);
