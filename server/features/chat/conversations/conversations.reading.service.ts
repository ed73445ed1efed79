import { required, grouped, inOrder, type Slice, sliceValues } from "#server/core/pages";
import { type Page, type Positioned, toPage } from "#server/core/pagination";
import { check } from "#server/core/validation";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { Limits } from "#server/platform/limits/limiter";
import { CONVERSATION, MESSAGE } from "#server/features/chat/chat.errors.model";
import { REACTIONS } from "#server/features/chat/chat.limits.rules";
import {
  type MessagePageView,
  type MessagesRequest,
  type MessageView,
  type ReactionView,
  toMessageView,
} from "#server/features/chat/chat.messages.model";
import {
  messagePages,
  messagesById,
  NEWEST_SEQ,
  NO_AFTER,
  reactionsTo,
} from "#server/features/chat/chat.messages.queries";
import { countMatchingMessages, searchMessages } from "#server/features/chat/chat.search.queries";
import { type MessageSearch, messageSearch } from "#server/features/chat/chat.rules";

/** The query of a search for messages. */
interface Search extends MessageSearch {
  /** A conversation; null for all. */
  within: number | null;
}

/** Reads the messages of members' conversations. */
export class ReadingService {
  constructor(
    private readonly db: Db,
    private readonly limits: Limits,
  ) {}

  /** Messages by their ids, null for those that the viewer may not read. */
  readonly byIds = async (viewer: Viewer | null, ids: readonly number[]): Promise<(MessageView | null)[]> => {
    const rows = await messagesById(this.db, { viewer: viewerId(viewer), ids });
    return inOrder(ids, rows, ({ id }) => id).map((row) => (row ? toMessageView(row) : null));
  };

  /** Pages of messages, each in one statement with the others; empty for a conversation that is not the viewer's. */
  readonly pages = async (viewer: Viewer | null, requests: readonly MessagesRequest[]): Promise<MessagePageView[]> => {
    const rows = await messagePages(this.db, {
      viewer: viewerId(viewer),
      conversations: requests.map(({ conversationId }) => conversationId),
      sizes: requests.map(({ first }) => first),
      befores: requests.map(({ before }) => before ?? NEWEST_SEQ),
      afters: requests.map(({ after }) => after ?? NO_AFTER),
    });
    const numbers = requests.map((_, at) => at + 1);
    return grouped(numbers, rows, ({ pageNumber }) => pageNumber).map((page) => ({
      items: page.map(toMessageView),
      // Numbers have no gaps, so every message but the first has an older one.
      hasOlder: (page[0]?.seq ?? 1) > 1,
      hasNewer: page.some(({ seq, lastSeq }, at) => at === page.length - 1 && seq < lastSeq),
    }));
  };

  /** Reactions to messages, in the order of the six. */
  readonly reactions = async (viewer: Viewer | null, ids: readonly number[]): Promise<ReactionView[][]> => {
    const rows = await reactionsTo(this.db, { viewer: viewerId(viewer), ids });
    const known = new Map(rows.map(({ messageId, ...reaction }) => [`${messageId} ${reaction.emoji}`, reaction]));
    return ids.map((id) => REACTIONS.flatMap((emoji) => known.get(`${id} ${emoji}`) ?? []));
  };

  /** @throws DomainError NOT_FOUND for what the viewer may not read. */
  async get(viewer: Viewer, id: number): Promise<MessageView> {
    const [message] = await this.byIds(viewer, [id]);
    return required(message, MESSAGE);
  }

  /** @throws DomainError NOT_FOUND for a conversation in which the viewer is not. */
  async page(viewer: Viewer, request: MessagesRequest): Promise<MessagePageView> {
    const [page] = await this.pages(viewer, [request]);
    return required(page, CONVERSATION);
  }

  /** Messages of the viewer's conversations that hold all the words, the newest first. */
  async search(viewer: Viewer, { within, ...search }: Search, slice: Slice): Promise<Page<Positioned<MessageView>>> {
    const values = { viewer: viewer.id, query: check(messageSearch, search).query, within };
    await this.limits.consume("searchesByMember", viewer.id);
    const rows = await searchMessages(this.db, { ...values, ...sliceValues(slice) });
    const items = rows.map(({ total: _total, ...row }) => ({
      position: { createdAt: row.sentAt, id: row.id },
      item: toMessageView(row),
    }));
    const count = async () => (await countMatchingMessages(this.db, values))[0]?.count;
    return toPage(items, slice.first, async () => rows[0]?.total ?? (await count()) ?? 0);
  }
}
