import { invalid, notFound } from "#server/core/errors";
import { type Keyset, type Page, type PageRequest, type Placed, toPage } from "#server/core/pagination";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, DbOrTx, Tx } from "#server/db/client";
import { countersMoved } from "#server/features/bonds/bonds.model";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import {
  type ConversationFilter,
  conversationsChanged,
  type ConversationView,
  MEMBER,
  MUTE_HOURS,
  type MuteLength,
  noSuchConversation,
  ONESELF,
  onlyBonds,
  type ParticipantView,
  readMoved,
  takesNone,
  tooMany,
} from "#server/features/chat/chat.model";
import {
  bondsAmong,
  insertGroup,
  insertParticipants,
  pairConversation,
  saveMute,
  saveRead,
} from "#server/features/chat/chat.members.queries";
import { participantsOf } from "#server/features/chat/chat.participants.queries";
import {
  conversationOfPair,
  conversationsPage,
  conversationViews,
  countConversations,
  unreadOfMember,
} from "#server/features/chat/chat.queries";
import { MEMBERS_MAX } from "#server/features/chat/chat.limits.rules";
import { groupName, listSearch } from "#server/features/chat/chat.rules";

/** No member has this id. */
const GUEST = 0;
const NEWEST: Keyset = { createdAt: "infinity", id: Number.MAX_SAFE_INTEGER };

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
}

interface ListRequest {
  filter: ConversationFilter;
  query?: unknown;
  place: PageRequest & { offset?: number };
}

/** The conversations of a member: which there are, begun, read and muted. */
export class ConversationsService {
  constructor(private readonly parts: Parts) {}

  /** Conversations by their ids, null for those in which the viewer is not. */
  readonly byIds = async (viewer: Viewer | null, ids: readonly number[]): Promise<(ConversationView | null)[]> => {
    const rows = await conversationViews(this.parts.db, { viewer: viewer?.id ?? GUEST, ids: [...ids] });
    const known = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => known.get(id) ?? null);
  };

  /** Who is in each of these conversations; nobody where the viewer is not. */
  readonly participants = async (viewer: Viewer | null, ids: readonly number[]): Promise<ParticipantView[][]> => {
    const rows = await participantsOf(this.parts.db, { viewer: viewer?.id ?? GUEST, ids: [...ids] });
    const dealt = new Map(ids.map((id): [number, ParticipantView[]] => [id, []]));
    for (const { conversationId, user, isSeen, ...one } of rows)
      dealt.get(conversationId)?.push({ ...one, user: isSeen ? user : null });
    return ids.map((id) => dealt.get(id) ?? []);
  };

  /** How many messages members have not read; only ever asked of the viewer. */
  readonly unreadOf = async (_viewer: Viewer | null, ids: readonly number[]): Promise<number[]> =>
    Promise.all(ids.map(async (id) => (await unreadOfMember(this.parts.db, { viewer: id }))[0]?.unread ?? 0));

  /** How many conversations wait for their answer. */
  readonly requestsOf = async (_viewer: Viewer | null, ids: readonly number[]): Promise<number[]> =>
    Promise.all(ids.map(async (id) => (await unreadOfMember(this.parts.db, { viewer: id }))[0]?.requests ?? 0));

  /** A conversation, if the viewer is in it. */
  find(viewer: Viewer, id: number): Promise<ConversationView | null> {
    return find(this.parts.db, viewer, id);
  }

  /** @throws DomainError NOT_FOUND for a conversation in which the viewer is not. */
  get(viewer: Viewer, id: number): Promise<ConversationView> {
    return get(this.parts.db, viewer, id);
  }

  /** The viewer's conversation with one other member. */
  async findWith(viewer: Viewer, userId: number): Promise<ConversationView | null> {
    const [known] = await conversationOfPair(this.parts.db, pairOf(viewer.id, userId));
    return known ? this.find(viewer, known.id) : null;
  }

  /** The viewer's conversations, those with the newest messages first. */
  async list(viewer: Viewer, { filter, query, place }: ListRequest): Promise<Page<Placed<ConversationView>>> {
    const text = check(listSearch, { query }).query;
    const values = { viewer: viewer.id, filter, pattern: text ? `%${literal(text)}%` : null };
    const { first, after, offset = 0 } = place;
    const { db } = this.parts;
    const rows = await conversationsPage(db, { ...values, ...(after ?? NEWEST), limit: first + 1, offset });
    const items = rows.map((item) => ({ place: { createdAt: item.lastMessageAt, id: item.id }, item }));
    return toPage(items, first, async () => (await countConversations(db, values))[0]?.count ?? 0);
  }

  /**
   * Begins a conversation of two, or gives the one that there is; with a name, or several others, a group of bonds.
   * @throws DomainError FORBIDDEN for who takes no messages from the viewer.
   */
  async start(viewer: Viewer, { memberIds, name }: { memberIds: number[]; name?: unknown }): Promise<ConversationView> {
    const others = [...new Set(memberIds)];
    const [only] = others;
    if (only === undefined || others.includes(viewer.id)) throw invalid({ participantIds: [ONESELF] });
    return others.length === 1 && name == null
      ? this.#startPair(viewer, only)
      : this.#startGroup(viewer, others, check(groupName, { name }).name);
  }

  /** Has read a conversation up to a message; never goes back. */
  async markRead(viewer: Viewer, id: number, seq: number): Promise<ConversationView> {
    if (!Number.isSafeInteger(seq) || seq < 0) throw invalid({ seq: ["This is not the number of a message."] });
    const { events } = this.parts;
    return events.transaction(async (tx) => {
      await get(tx, viewer, id);
      const read = await saveRead(tx, { conversationId: id, userId: viewer.id, seq });
      if (read !== null) {
        await events.publish(tx, readMoved, { conversationId: id, memberId: viewer.id, seq: read });
        await events.publish(tx, countersMoved, { memberIds: [viewer.id] });
      }
      return get(tx, viewer, id);
    });
  }

  /** Does not ring for a while; messages come all the same. */
  mute(viewer: Viewer, id: number, length: MuteLength): Promise<ConversationView> {
    const { events } = this.parts;
    return events.transaction(async (tx) => {
      await get(tx, viewer, id);
      const hours = MUTE_HOURS[length];
      await saveMute(tx, { conversationId: id, userId: viewer.id, isMuted: hours !== 0, hours: hours || null });
      await events.publish(tx, conversationsChanged, { conversationIds: [id], memberIds: [viewer.id] });
      await events.publish(tx, countersMoved, { memberIds: [viewer.id] });
      return get(tx, viewer, id);
    });
  }

  async #startPair(viewer: Viewer, userId: number): Promise<ConversationView> {
    return this.parts.events.transaction(async (tx) => {
      const { id, isBond } = await this.#pair(tx, viewer, userId);
      await insertParticipants(tx, id, [
        { userId: viewer.id, state: "accepted" },
        { userId, state: isBond ? "accepted" : "request" },
      ]);
      const conversation = await get(tx, viewer, id);
      if (conversation.writing === "closed" && conversation.lastSeq === 0) throw takesNone();
      return conversation;
    });
  }

  async #pair(tx: Tx, viewer: Viewer, userId: number): Promise<{ id: number; isBond: boolean }> {
    const [person] = await bondsAmong(tx, viewer.id, [userId]);
    if (!person) throw notFound(MEMBER);
    return { id: await pairConversation(tx, pairOf(viewer.id, userId), viewer.id), isBond: person.isBond };
  }

  async #startGroup(viewer: Viewer, others: number[], name: string): Promise<ConversationView> {
    if (others.length >= MEMBERS_MAX) throw tooMany();
    const { events, limits } = this.parts;
    await limits.consume("groupTalksByMember", viewer.id);
    return events.transaction(async (tx) => {
      const people = await bondsAmong(tx, viewer.id, others);
      if (people.filter(({ isBond, takesAny }) => isBond && takesAny).length < others.length) throw onlyBonds();
      const id = await insertGroup(tx, name);
      await insertParticipants(tx, id, [
        { userId: viewer.id, state: "accepted", role: "owner" },
        ...others.map((userId) => ({ userId, state: "accepted" as const })),
      ]);
      await events.publish(tx, conversationsChanged, { conversationIds: [id] });
      return get(tx, viewer, id);
    });
  }
}

async function find(db: DbOrTx, viewer: Viewer, id: number): Promise<ConversationView | null> {
  return (await conversationViews(db, { viewer: viewer.id, ids: [id] }))[0] ?? null;
}

async function get(db: DbOrTx, viewer: Viewer, id: number): Promise<ConversationView> {
  const conversation = await find(db, viewer, id);
  if (!conversation) throw noSuchConversation();
  return conversation;
}

const pairOf = (one: number, other: number) => ({ low: Math.min(one, other), high: Math.max(one, other) });

/** Wildcards stand for themselves. */
const literal = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`);
