import { numberedPage } from "#server/core/pages";
import type { Viewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { howMany } from "#server/rest/answers";
import { idParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { foundMessages, messageAnswer, messagesPage } from "#server/features/chat/chat.answers";
import type { ConversationsService } from "#server/features/chat/conversations/conversations.service";
import type { ChatLiveService } from "#server/features/chat/live/live.service";
import { CONVERSATION, MESSAGE } from "#server/features/chat/chat.errors.model";
import { DELETE_MINUTES, EDIT_MINUTES, MATCHES_PER_PAGE } from "#server/features/chat/chat.limits.rules";
import { type MessageView, toMessagesRequest } from "#server/features/chat/chat.messages.model";
import { presentMessage } from "#server/features/chat/chat.presenter";
import type { ReadingService } from "#server/features/chat/conversations/conversations.reading.service";
import {
  messageBody,
  messageSearchQuery,
  messagesQuery,
  messageTextBody,
  reactionBody,
  typingBody,
} from "#server/features/chat/chat.requests";
import type { PresentationService } from "#server/features/chat/conversations/conversations.presentation.service";
import type { WritingService } from "./messages.writing.service.ts";

interface Parts {
  conversations: ConversationsService;
  reading: ReadingService;
  writing: WritingService;
  live: ChatLiveService;
  presentation: PresentationService;
  urlFor: (viewer: Viewer) => UrlOf;
}

const aConversation = { id: idParam(CONVERSATION) };
const aMessage = { id: idParam(MESSAGE) };

/** Serves messages over REST. */
export function messagesRoutes({ conversations, reading, writing, live, presentation, urlFor }: Parts): Route[] {
  const present = async (viewer: Viewer, messages: readonly MessageView[]) =>
    (await presentation.messages(viewer, messages)).map((one) => presentMessage(one, urlFor(viewer)));
  const answer = async (viewer: Viewer, message: MessageView) => ({
    body: { message: presentMessage(await presentation.message(viewer, message), urlFor(viewer)) },
  });
  return [
    call({
      method: "GET",
      path: "/conversations/:id/messages",
      params: aConversation,
      query: messagesQuery,
      doc: {
        name: "listMessages",
        tag: "Messages",
        summary: "List the messages of a conversation",
        details: "Oldest first: the newest messages, or those before or after a number.",
        answer: messagesPage,
      },
      async handle({ viewer, params, query }) {
        const { id } = await conversations.get(viewer, params.id);
        const { items, hasOlder, hasNewer } = await reading.page(viewer, toMessagesRequest(id, query));
        const messages = await present(viewer, items);
        return { body: { messages, has_older: hasOlder, hasOlder, has_newer: hasNewer, hasNewer } };
      },
    }),
    call({
      method: "POST",
      path: "/conversations/:id/messages",
      changesNoPost: true,
      creates: true,
      params: aConversation,
      body: messageBody,
      doc: {
        name: "sendMessage",
        tag: "Messages",
        summary: "Send a message",
        details:
          "With the same `client_id` again, the first message is returned and no other is sent. Pictures must be uploaded as private.",
        example: { text: "May I borrow your drill?", client_id: "5d1f9f0e-2b8c-4a53-9b0e-3c1f7a6d2e41" },
        answer: { message: messageAnswer },
        refuses: ["FORBIDDEN"],
      },
      async handle({ viewer, params, body }) {
        return { status: 201, ...(await answer(viewer, await writing.send(viewer, params.id, body))) };
      },
    }),
    call({
      method: "POST",
      path: "/conversations/:id/typing",
      changesNoPost: true,
      params: aConversation,
      body: typingBody,
      doc: {
        name: "signalTyping",
        tag: "Messages",
        summary: "Signal whether the viewer is typing",
        details:
          "The other participants see it for a few seconds, so a client repeats it while the viewer types. `typing: false` ends it at once.",
        answer: {},
      },
      async handle({ viewer, params, body }) {
        await live.type(viewer, params.id, body.typing ?? true);
        return { body: {} };
      },
    }),
    call({
      method: "GET",
      path: "/messages/search",
      query: messageSearchQuery,
      doc: {
        name: "searchMessages",
        tag: "Messages",
        summary: "Search messages",
        details: "Messages that contain all the words, newest first.",
        answer: foundMessages,
        refuses: ["NOT_FOUND"],
      },
      async handle({ viewer, query: { page, ...search } }) {
        const { items, hasNextPage } = await reading.search(viewer, search, numberedPage(page, MATCHES_PER_PAGE));
        const messages = await present(
          viewer,
          items.map(({ item }) => item),
        );
        return { body: { messages, hasMore: hasNextPage, has_more: hasNextPage } };
      },
    }),
    call({
      method: "GET",
      path: "/messages/count",
      doc: {
        name: "countUnreadMessages",
        tag: "Messages",
        summary: "Count unread messages",
        details: "Without requests and muted conversations.",
        answer: { count: howMany },
      },
      async handle({ viewer }) {
        const [count = 0] = await conversations.unreadOf(viewer, [viewer.id]);
        return { body: { count } };
      },
    }),
    call({
      method: "PUT",
      path: "/messages/:id",
      params: aMessage,
      body: messageTextBody,
      doc: {
        name: "updateMessage",
        tag: "Messages",
        summary: "Edit a message",
        details: `Only the viewer's own, within ${EDIT_MINUTES} minutes.`,
        example: { text: "May I borrow your drill on Friday?" },
        answer: { message: messageAnswer },
        refuses: ["FORBIDDEN", "CONFLICT"],
      },
      async handle({ viewer, params, body }) {
        return answer(viewer, await writing.edit(viewer, params.id, body));
      },
    }),
    call({
      method: "DELETE",
      path: "/messages/:id",
      params: aMessage,
      doc: {
        name: "deleteMessage",
        tag: "Messages",
        summary: "Delete a message for everyone",
        details: `Only the viewer's own, within ${DELETE_MINUTES} minutes; a placeholder remains.`,
        answer: { message: messageAnswer },
        refuses: ["FORBIDDEN", "CONFLICT"],
      },
      async handle({ viewer, params }) {
        return answer(viewer, await writing.remove(viewer, params.id));
      },
    }),
    call({
      method: "POST",
      path: "/messages/:id/reactions",
      changesNoPost: true,
      params: aMessage,
      body: reactionBody,
      doc: {
        name: "setReaction",
        tag: "Messages",
        summary: "Add or remove a reaction",
        details:
          "Sets the viewer's reaction to a message with this emoji, or removes it with `on: false`. Every participant may. Safe to repeat.",
        example: { emoji: "👍" },
        answer: { message: messageAnswer },
      },
      async handle({ viewer, params, body }) {
        return answer(viewer, await writing.react(viewer, params.id, { ...body, on: body.on ?? true }));
      },
    }),
  ];
}
