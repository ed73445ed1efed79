import { invalid } from "#server/core/errors";
import { grouped, inOrder, type Slice, sliceValues } from "#server/core/pages";
import { type Page, type Positioned, toPage } from "#server/core/pagination";
import { folded } from "#server/core/words/fold.rules";
import { containing } from "#server/core/words/patterns";
import { check } from "#server/core/validation";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { countersMoved } from "#server/features/bonds/bonds.model";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import { conversationsChanged, readMoved } from "#server/features/chat/chat.events.model";
import { saveMute, saveRead } from "#server/features/chat/chat.members.queries";
import {
  type ConversationFilter,
  type ConversationView,
  type MuteLength,
  type ParticipantView,
} from "#server/features/chat/chat.model";
import { participantsOf } from "#server/features/chat/chat.participants.queries";
import {
  conversationOfPair,
  conversationsPage,
  conversationViews,
  countConversations,
  unreadOfMember,
} from "#server/features/chat/chat.queries";
import { type ListSearch, listSearch } from "#server/features/chat/chat.rules";
import { findConversation, getConversation } from "./conversations.lookup.service.ts";
import { type ConversationStart, pairOf, startConversation } from "./conversations.starting.service.ts";
import { MUTE_HOURS } from "#server/features/bonds/bonds.rules";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
}

/** Which conversations are listed. */
interface ConversationSearch extends ListSearch {
  filter: ConversationFilter;
}

/** The conversations of a member: lists of them, and starting, reading and muting one. */
export class ConversationsService {
  constructor(private readonly parts: Parts) {}

  /** Conversations by their ids, null for those in which the viewer is not. */
  readonly byIds = async (viewer: Viewer | null, ids: readonly number[]): Promise<(ConversationView | null)[]> => {
    const rows = await conversationViews(this.parts.db, { viewer: viewerId(viewer), ids });
    return inOrder(ids, rows, ({ id }) => id).map((conversation) => conversation ?? null);
  };

  /** Returns the participants of each of these conversations; nobody for those in which the viewer is not. */
  readonly participants = async (viewer: Viewer | null, ids: readonly number[]): Promise<ParticipantView[][]> => {
    const rows = await participantsOf(this.parts.db, { viewer: viewerId(viewer), ids });
    return grouped(ids, rows, ({ conversationId }) => conversationId).map((own) =>
      own.map(({ conversationId: _conversation, user, isSeen, ...one }) => ({ ...one, user: isSeen ? user : null })),
    );
  };

  /** Counts the messages that members have not read; it is called only for the viewer. */
  readonly unreadOf = async (_viewer: Viewer | null, ids: readonly number[]): Promise<number[]> =>
    Promise.all(ids.map(async (id) => (await unreadOfMember(this.parts.db, { viewer: id }))[0]?.unread ?? 0));

  /** Counts the conversations that wait for the viewer's answer. */
  readonly requestsOf = async (_viewer: Viewer | null, ids: readonly number[]): Promise<number[]> =>
    Promise.all(ids.map(async (id) => (await unreadOfMember(this.parts.db, { viewer: id }))[0]?.requests ?? 0));

  /** A conversation, if the viewer is in it. */
  find(viewer: Viewer, id: number): Promise<ConversationView | null> {
    return findConversation(this.parts.db, viewer, id);
  }

  /** @throws DomainError NOT_FOUND for a conversation in which the viewer is not. */
  get(viewer: Viewer, id: number): Promise<ConversationView> {
    return getConversation(this.parts.db, viewer, id);
  }

  /** The viewer's conversation with one other member. */
  async findWith(viewer: Viewer, userId: number): Promise<ConversationView | null> {
    const [known] = await conversationOfPair(this.parts.db, pairOf(viewer.id, userId));
    return known ? this.find(viewer, known.id) : null;
  }

  /** The viewer's conversations, those with the newest messages first. */
  async list(
    viewer: Viewer,
    { filter, ...search }: ConversationSearch,
    slice: Slice,
  ): Promise<Page<Positioned<ConversationView>>> {
    const { query } = check(listSearch, search);
    const values = { viewer: viewer.id, filter, pattern: query ? containing(folded(query)) : null };
    const { db } = this.parts;
    const rows = await conversationsPage(db, { ...values, ...sliceValues(slice) });
    const items = rows.map((item) => ({ position: { createdAt: item.lastMessageAt, id: item.id }, item }));
    return toPage(items, slice.first, async () => (await countConversations(db, values))[0]?.count ?? 0);
  }

  /**
   * Begins a conversation of two, or returns the existing one; with a name, or several others, a group of bonds.
   * @throws DomainError FORBIDDEN for a member who takes no messages from the viewer.
   */
  start(viewer: Viewer, start: ConversationStart): Promise<ConversationView> {
    return startConversation(this.parts, viewer, start);
  }

  /** Marks a conversation as read up to a message; the mark never moves back. */
  async markRead(viewer: Viewer, id: number, seq: number): Promise<ConversationView> {
    if (!Number.isSafeInteger(seq) || seq < 0) throw invalid({ seq: ["This is not the number of a message."] });
    const { events } = this.parts;
    return events.transaction(async (tx) => {
      await getConversation(tx, viewer, id);
      const read = await saveRead(tx, { conversationId: id, userId: viewer.id, seq });
      if (read !== null) {
        await events.publish(tx, readMoved, { conversationId: id, memberId: viewer.id, seq: read });
        await events.publish(tx, countersMoved, { memberIds: [viewer.id] });
      }
      return getConversation(tx, viewer, id);
    });
  }

  /** Mutes a conversation for a while, or unmutes it; its messages arrive in any case. */
  mute(viewer: Viewer, id: number, length: MuteLength): Promise<ConversationView> {
    const { events } = this.parts;
    return events.transaction(async (tx) => {
      await getConversation(tx, viewer, id);
      const [isMuted, hours] = length === "off" ? [false, null] : [true, MUTE_HOURS[length]];
      await saveMute(tx, { conversationId: id, userId: viewer.id, isMuted, hours });
      await events.publish(tx, conversationsChanged, { conversationIds: [id], memberIds: [viewer.id] });
      await events.publish(tx, countersMoved, { memberIds: [viewer.id] });
      return getConversation(tx, viewer, id);
    });
  }
}
