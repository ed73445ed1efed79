import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import { messageForAll } from "#server/features/chat/chat.messages.queries";
import { noSuchConversation } from "#server/features/chat/chat.errors.model";
import { type ChatEvent, chatEvent, typed, type TypingView } from "#server/features/chat/chat.events.model";
import { toMessageView } from "#server/features/chat/chat.messages.model";
import {
  audienceOf,
  membersIn,
  receiptsAudience,
  typingAudience,
} from "#server/features/chat/chat.participants.queries";
import { TYPING_AGAIN_MS, TYPING_LASTS_MS } from "#server/features/chat/chat.limits.rules";

/** An event and the members who receive it. */
export interface News {
  event: ChatEvent;
  audience: ReadonlySet<number>;
}

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
}

/** Above this many typists those who have stopped are removed. */
const TYPISTS_MAX = 10_000;

/** Finds the audience of each event in conversations, among the members who listen on this process. */
export class ChatLiveService {
  /** When members last announced that they type, and whether they have stopped. Typing is not stored in the database. */
  readonly #typists = new Map<string, { since: number; stopped: boolean }>();

  constructor(private readonly parts: Parts) {}

  /** A message for the members who may see its sender; the others learn only that there is one. */
  async ofMessage(
    { messageId, conversationId, isNew }: { messageId: number; conversationId: number; isNew: boolean },
    listeners: number[],
  ): Promise<News[]> {
    const [stored] = await messageForAll(this.parts.db, { id: messageId });
    if (!stored) return [];
    const values = { members: listeners, id: conversationId, actorId: stored.senderId };
    const people = await audienceOf(this.parts.db, values);
    return [true, false].flatMap((sees) => {
      const audience = new Set(people.filter((one) => one.sees === sees).map(({ id }) => id));
      if (audience.size === 0) return [];
      const message = toMessageView({ ...stored, hidden: !sees });
      const kind = isNew ? "message_sent" : "message_changed";
      return [{ event: chatEvent({ kind, conversationId, message }), audience } satisfies News];
    });
  }

  async ofChange(
    { conversationId, memberIds }: { conversationId: number; memberIds?: number[] },
    listeners: number[],
  ): Promise<News[]> {
    const members = memberIds ? listeners.filter((id) => memberIds.includes(id)) : listeners;
    if (members.length === 0) return [];
    const audience = new Set((await membersIn(this.parts.db, { members, id: conversationId })).map(({ id }) => id));
    return [{ event: chatEvent({ kind: "conversation_changed", conversationId }), audience }];
  }

  async ofLeaving(
    { conversationId, memberIds }: { conversationId: number; memberIds: number[] },
    listeners: number[],
  ): Promise<News[]> {
    const audience = new Set(listeners.filter((id) => memberIds.includes(id)));
    return [{ event: chatEvent({ kind: "conversation_gone", conversationId }), audience }];
  }

  async ofReading(
    { conversationId, memberId, seq }: { conversationId: number; memberId: number; seq: number },
    listeners: number[],
  ): Promise<News[]> {
    const values = { members: listeners, id: conversationId, reader: memberId };
    const audience = new Set((await receiptsAudience(this.parts.db, values)).map(({ id }) => id));
    const event = chatEvent({ kind: "read_moved", conversationId, readerId: memberId, lastReadSeq: seq });
    return [{ event, audience }];
  }

  async ofTyping(
    { conversationId, memberId, isTyping }: { conversationId: number; memberId: number; isTyping: boolean },
    listeners: number[],
  ): Promise<ReadonlyMap<number, TypingView>> {
    const values = { members: listeners, id: conversationId, typist: memberId };
    const rows = await typingAudience(this.parts.db, values);
    const [any] = rows;
    if (!any) return new Map();
    const expiresAt = new Date(Date.now() + (isTyping ? TYPING_LASTS_MS : 0)).toISOString();
    const event: TypingView = { conversationId, user: any.typist, isTyping, expiresAt };
    return new Map(rows.map(({ id }) => [id, event]));
  }

  /** @throws DomainError NOT_FOUND for a conversation that the viewer is not in. */
  async requireMember(viewer: Viewer, conversationId: number): Promise<void> {
    const rows = await membersIn(this.parts.db, { members: [viewer.id], id: conversationId });
    if (rows.length === 0) throw noSuchConversation();
  }

  /** The viewer types, or has stopped. Announcements that repeat the last one too early are not delivered. */
  async type(viewer: Viewer, conversationId: number, isTyping: boolean): Promise<boolean> {
    const { events, limits } = this.parts;
    await this.requireMember(viewer, conversationId);
    if (!this.#isNews(`${viewer.id}:${conversationId}`, isTyping)) return true;
    await limits.consume("typingByMember", viewer.id);
    await events.transaction((tx) => events.publish(tx, typed, { conversationId, memberId: viewer.id, isTyping }));
    return true;
  }

  #isNews(key: string, isTyping: boolean, now = Date.now()): boolean {
    const known = this.#typists.get(key);
    if (!isTyping) {
      if (!known || known.stopped || now - known.since >= TYPING_LASTS_MS) return false;
      known.stopped = true;
      return true;
    }
    if (known && now - known.since < TYPING_AGAIN_MS) return false;
    if (this.#typists.size >= TYPISTS_MAX) this.#forget(now);
    this.#typists.set(key, { since: now, stopped: false });
    return true;
  }

  #forget(now: number): void {
    for (const [key, { since }] of this.#typists) if (now - since >= TYPING_LASTS_MS) this.#typists.delete(key);
  }
}
