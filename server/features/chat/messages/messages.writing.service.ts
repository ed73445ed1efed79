import { invalid } from "#server/core/errors";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import { countersMoved } from "#server/features/bonds/bonds.model";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import type { MediaService } from "#server/features/media/media.service";
import type { Events } from "#server/platform/live/events";
import { KeyedGate } from "#server/platform/gate";
import { limitedWithin } from "#server/platform/limits/lateLimit";
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

type OwnMessage = NonNullable<Awaited<ReturnType<typeof lockOwnMessage>>>;

interface Sending {
  viewer: Viewer;
  conversationId: number;
  message: CheckedMessage;
  /** Counts the message as a request. */
  takeRequest: () => void;
}

/** Sends and changes messages. */
export class WritingService {
  /** Who sends many messages at once waits here, where no connection is waited for. */
  readonly #turns = new KeyedGate<number>({ atOnce: 4, queue: 100, waitMs: 8_000 });

  constructor(private readonly parts: Parts) {}

  /**
   * Sends a message; with the same `clientId` again it gives the message of the first time.
   * @throws DomainError FORBIDDEN before the other has accepted the first one, or when they take none.
   */
  async send(viewer: Viewer, conversationId: number, draft: NewMessage): Promise<MessageView> {
    const message = check(newMessage, draft);
    const { events, limits, reading } = this.parts;
    await limits.consume("messagesByMember", viewer.id);
    const id = await this.#turns.run(viewer.id, () =>
      limitedWithin(
        () => limits.consume("messageRequestsByMember", viewer.id),
        (takeRequest) =>
          events.transaction(async (tx) => {
            const first = await firstOfClientId(tx, viewer.id, message.clientId);
            return first ?? (await this.#store(tx, { viewer, conversationId, message, takeRequest }));
          }),
      ),
    );
    return reading.get(viewer, id);
  }

  /** Changes the text of the viewer's own message, for `EDIT_MINUTES`. */
  async edit(viewer: Viewer, id: number, change: MessageText): Promise<MessageView> {
    const { text: changed } = check(messageText, change);
    const { events, limits, reading } = this.parts;
    await limits.consume("editsByMember", viewer.id);
    await this.#withOwn({ viewer, id, what: "changed", minutes: EDIT_MINUTES }, async (tx, { conversationId }) => {
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
    const { limits, reading, release } = this.parts;
    await limits.consume("deletionsByMember", viewer.id);
    const own = { viewer, id, what: "deleted", minutes: DELETE_MINUTES } as const;
    const gone = await this.#withOwn(own, async (tx, message) => {
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

  async #store(tx: Tx, { viewer, conversationId, message, takeRequest }: Sending): Promise<number> {
    await lockWriter(tx, viewer.id);
    const conversation = await getConversation(tx, viewer, conversationId);
    // Before the conversation is locked, so that the run which ends here is short.
    if (conversation.writing === "first") takeRequest();
    if (hasBegun(conversation)) await this.#acceptForOther(tx, viewer, conversation);
    else await this.#open(tx, viewer, conversation, takeRequest);
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
  async #open(tx: Tx, viewer: Viewer, { id }: ConversationView, takeRequest: () => void): Promise<void> {
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
      takeRequest();
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

  /** Locks the viewer's own message and runs a change of it; says why not once the transaction is over. */
  async #withOwn<T>(
    { viewer, id, what, minutes }: { viewer: Viewer; id: number; what: "changed" | "deleted"; minutes: number },
    act: (tx: Tx, message: OwnMessage) => Promise<T>,
  ): Promise<T> {
    const done = await this.parts.events.transaction(async (tx) => {
      const message = await lockOwnMessage(tx, viewer.id, id, what);
      if (!message) return null;
      if (message.deleted) throw noSuchMessage();
      if (message.age >= minutes) throw tooLate(what, minutes);
      return { result: await act(tx, message) };
    });
    if (!done) throw await this.#refusal(viewer, id, what);
    return done.result;
  }
}

/** Both sides have accepted and something was said: whether the viewer may write cannot change by who writes first. */
const hasBegun = ({ kind, viewerState, writing, lastSeq }: ConversationView) =>
  viewerState === "accepted" && writing === "open" && (kind === "group" || lastSeq > 0);
