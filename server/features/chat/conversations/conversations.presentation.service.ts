import { required } from "#server/core/pages";
import type { Viewer } from "#server/core/viewer";
import type { ConversationsService } from "./conversations.service.ts";
import { CONVERSATION, MESSAGE } from "#server/features/chat/chat.errors.model";
import { MESSAGES_PER_PAGE } from "#server/features/chat/chat.limits.rules";
import { type MessageView, toMessagesRequest } from "#server/features/chat/chat.messages.model";
import type { ConversationView } from "#server/features/chat/chat.model";
import type { ReadingService } from "./conversations.reading.service.ts";
import type { PresentedConversation, PresentedMessage } from "#server/features/chat/chat.presented.model";

/** Loads conversations and messages with all their parts, for REST clients, which cannot choose fields. */
export class PresentationService {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly reading: ReadingService,
  ) {}

  /** Messages as the viewer sees them: two statements, however many. */
  async messages(viewer: Viewer, messages: readonly MessageView[]): Promise<PresentedMessage[]> {
    const conversationIds = [...new Set(messages.map(({ conversationId }) => conversationId))];
    const [people, reactions] = await Promise.all([
      this.conversations.participants(viewer, conversationIds),
      this.reading.reactions(
        viewer,
        messages.map(({ id }) => id),
      ),
    ]);
    return messages.map((message, at) => ({
      message,
      reactions: reactions[at] ?? [],
      people: people[conversationIds.indexOf(message.conversationId)] ?? [],
      viewerId: viewer.id,
    }));
  }

  async message(viewer: Viewer, message: MessageView): Promise<PresentedMessage> {
    const [details] = await this.messages(viewer, [message]);
    return required(details, MESSAGE);
  }

  /** Conversations with the last message of each: four statements, however many. */
  async list(viewer: Viewer, views: readonly ConversationView[]): Promise<PresentedConversation[]> {
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
    const lastMessages = lasts.flatMap((last) => last ?? []);
    const messages = await this.messages(viewer, lastMessages);
    return views.map((conversation, at) => {
      const last = lastMessages.find(({ id }) => id === conversation.lastMessageId) ?? null;
      return {
        conversation,
        people: people[at] ?? [],
        last,
        messages: messages.filter(({ message }) => message === last),
        viewerId: viewer.id,
      };
    });
  }

  async conversation(viewer: Viewer, view: ConversationView): Promise<PresentedConversation> {
    const [details] = await this.list(viewer, [view]);
    return required(details, CONVERSATION);
  }

  /**
   * A conversation with its newest messages.
   * @throws DomainError NOT_FOUND for one in which the viewer is not.
   */
  async opened(viewer: Viewer, id: number): Promise<PresentedConversation> {
    const view = await this.conversations.get(viewer, id);
    const page = await this.reading.page(viewer, toMessagesRequest(view.id, { first: MESSAGES_PER_PAGE }));
    const [details, messages] = await Promise.all([this.conversation(viewer, view), this.messages(viewer, page.items)]);
    return { ...details, messages };
  }
}
