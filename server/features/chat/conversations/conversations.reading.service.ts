import { type Page, type PageRequest, type Placed, toPage } from "#server/core/pagination";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { Limits } from "#server/platform/limits/limiter";
import {
  countFoundMessages,
  messagePages,
  messagesById,
  NEWEST_SEQ,
  NO_AFTER,
  reactionsTo,
  searchMessages,
} from "#server/features/chat/chat.messages.queries";
import {
  noSuchConversation,
  noSuchMessage,
  toMessageView,
  type MessagePageView,
  type MessagesRequest,
  type MessageView,
  type ReactionView,
} from "#server/features/chat/chat.model";
import { REACTIONS } from "#server/features/chat/chat.limits.rules";
import { messageSearch } from "#server/features/chat/chat.rules";

/** No member has this id. */
const GUEST = 0;
const NEWEST = { createdAt: "infinity", id: Number.MAX_SAFE_INTEGER };

interface Search {
  query: unknown;
  /** A conversation; null: in all. */
  within: number | null;
  place: PageRequest & { offset?: number };
}

/** What members read in their conversations. */
export class ReadingService {
  constructor(
    private readonly db: Db,
    private readonly limits: Limits,
  ) {}

  /** Messages by their ids, null for those that the viewer may not read. */
  readonly byIds = async (viewer: Viewer | null, ids: readonly number[]): Promise<(MessageView | null)[]> => {
    const rows = await messagesById(this.db, { viewer: viewer?.id ?? GUEST, ids: [...ids] });
    const known = new Map(rows.map((row) => [row.id, toMessageView(row)]));
    return ids.map((id) => known.get(id) ?? null);
  };

  /** Pages of messages, each in one statement with the others; empty for a conversation that is not the viewer's. */
  readonly pages = async (viewer: Viewer | null, asked: readonly MessagesRequest[]): Promise<MessagePageView[]> => {
    const rows = await messagePages(this.db, {
      viewer: viewer?.id ?? GUEST,
      conversations: asked.map(({ conversationId }) => conversationId),
      sizes: asked.map(({ first }) => first),
      befores: asked.map(({ before }) => before ?? NEWEST_SEQ),
      afters: asked.map(({ after }) => after ?? NO_AFTER),
    });
    const dealt = asked.map((): typeof rows => []);
    for (const row of rows) dealt[row.place - 1]?.push(row);
    return dealt.map((page) => ({
      items: page.map(toMessageView),
      // Numbers have no gaps: what is not the first has an older one.
      hasOlder: (page[0]?.seq ?? 1) > 1,
      hasNewer: page.some(({ seq, lastSeq }, at) => at === page.length - 1 && seq < lastSeq),
    }));
  };

  /** Reactions to messages, in the order of the six. */
  readonly reactions = async (viewer: Viewer | null, ids: readonly number[]): Promise<ReactionView[][]> => {
    const rows = await reactionsTo(this.db, { viewer: viewer?.id ?? GUEST, ids: [...ids] });
    const known = new Map(rows.map(({ messageId, ...reaction }) => [`${messageId} ${reaction.emoji}`, reaction]));
    return ids.map((id) => REACTIONS.flatMap((emoji) => known.get(`${id} ${emoji}`) ?? []));
  };

  /** @throws DomainError NOT_FOUND for what the viewer may not read. */
  async get(viewer: Viewer, id: number): Promise<MessageView> {
    const [message] = await this.byIds(viewer, [id]);
    if (!message) throw noSuchMessage();
    return message;
  }

  /** @throws DomainError NOT_FOUND for a conversation in which the viewer is not. */
  async page(viewer: Viewer, request: MessagesRequest): Promise<MessagePageView> {
    const [page] = await this.pages(viewer, [request]);
    if (!page) throw noSuchConversation();
    return page;
  }

  /** Messages of the viewer's conversations that hold all the words, the newest first. */
  async search(viewer: Viewer, { query, within, place }: Search): Promise<Page<Placed<MessageView>>> {
    const values = { viewer: viewer.id, query: check(messageSearch, { query }).query, within };
    await this.limits.consume("searchesByMember", viewer.id);
    const { first, after, offset = 0 } = place;
    const rows = await searchMessages(this.db, { ...values, ...(after ?? NEWEST), limit: first + 1, offset });
    const items = rows.map((row) => ({ place: { createdAt: row.sentAt, id: row.id }, item: toMessageView(row) }));
    return toPage(items, first, async () => (await countFoundMessages(this.db, values))[0]?.count ?? 0);
  }
}
