import type { Viewer } from "#server/core/viewer";
import type { ConversationsService } from "./conversations.service.ts";
import {
  type ConversationView,
  MESSAGES_PER_PAGE,
  type MessageView,
  noSuchConversation,
  noSuchMessage,
  toMessagesRequest,
} from "#server/features/chat/chat.model";
import type { ReadingService } from "./conversations.reading.service.ts";
import type { ShownConversation, ShownMessage } from "#server/features/chat/chat.shown.model";

/** Gathers at once what a client that cannot choose is shown of conversations and messages. */
export class ShowingService {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly reading: ReadingService,
  ) {}

  /** Messages as the viewer sees them: two statements, however many. */
  async messages(viewer: Viewer, messages: readonly MessageView[]): Promise<ShownMessage[]> {
    const talks = [...new Set(messages.map(({ conversationId }) => conversationId))];
    const [people, reactions] = await Promise.all([
      this.conversations.participants(viewer, talks),
      this.reading.reactions(
        viewer,
        messages.map(({ id }) => id),
      ),
    ]);
    return messages.map((message, at) => ({
      message,
      reactions: reactions[at] ?? [],
      people: people[talks.indexOf(message.conversationId)] ?? [],
      viewerId: viewer.id,
    }));
  }

  async message(viewer: Viewer, message: MessageView): Promise<ShownMessage> {
    const [shown] = await this.messages(viewer, [message]);
    if (!shown) throw noSuchMessage();
    return shown;
  }

  /** Conversations with the last message of each: four statements, however many. */
  async list(viewer: Viewer, views: readonly ConversationView[]): Promise<ShownConversation[]> {
    const [people, lasts] = await Promise.all([
      this.conversations.participants(
        viewer,
        views.map(({ id }) => id),
      ),
      this.reading.byIds(
        viewer,
        views.flatMap(({ lastMessageId }) => lastMessageId ?? []),
      ),
    ]);
    const found = lasts.flatMap((last) => last ?? []);
    const messages = await this.messages(viewer, found);
    return views.map((conversation, at) => {
      const last = found.find(({ id }) => id === conversation.lastMessageId) ?? null;
      return {
        conversation,
        people: people[at] ?? [],
        last,
        messages: messages.filter(({ message }) => message === last),
        viewerId: viewer.id,
      };
    });
  }

  async conversation(viewer: Viewer, view: ConversationView): Promise<ShownConversation> {
    const [shown] = await this.list(viewer, [view]);
    if (!shown) throw noSuchConversation();
    return shown;
  }

  /**
   * A conversation with its newest messages.
   * @throws DomainError NOT_FOUND for one in which the viewer is not.
   */
  async opened(viewer: Viewer, id: number): Promise<ShownConversation> {
    const view = await this.conversations.get(viewer, id);
    const page = await this.reading.page(viewer, toMessagesRequest(view.id, { first: MESSAGES_PER_PAGE }));
    const [shown, messages] = await Promise.all([this.conversation(viewer, view), this.messages(viewer, page.items)]);
    return { ...shown, messages };
  }
}
