import * as z from "zod";
import { toId } from "#server/core/ids";
import { requireViewer, type Viewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { howMany, idNumber, pageNumber } from "#server/rest/answers";
import { call, type RestRequest, type Route } from "#server/rest/route";
import { foundMessages, messageAnswer, messagesPage } from "#server/features/chat/chat.answers";
import { messageOf, messagesOf, placeOf, withinOf } from "#server/features/chat/chat.asked.model";
import type { ConversationsService } from "#server/features/chat/conversations/conversations.service";
import type { ChatLiveService } from "#server/features/chat/live/live.service";
import {
  CONVERSATION,
  FOUND_PER_PAGE,
  MESSAGE,
  MESSAGES_PER_PAGE,
  type MessageView,
} from "#server/features/chat/chat.model";
import { presentMessage } from "#server/features/chat/chat.presenter";
import type { ReadingService } from "#server/features/chat/conversations/conversations.reading.service";
import { messageSearch, messageText, newMessage, reaction } from "#server/features/chat/chat.rules";
import type { ShowingService } from "#server/features/chat/conversations/conversations.showing.service";
import type { WritingService } from "./messages.writing.service.ts";

interface Parts {
  conversations: ConversationsService;
  reading: ReadingService;
  writing: WritingService;
  live: ChatLiveService;
  showing: ShowingService;
  urlFor: (viewer: Viewer) => UrlOf;
}

const number = z.int().nonnegative().optional();
const pageQuery = {
  limit: z
    .int()
    .min(1)
    .max(MESSAGES_PER_PAGE)
    .optional()
    .meta({ examples: [MESSAGES_PER_PAGE] }),
  before: number.meta({ description: "Older than the message of this number.", examples: [13] }),
  after: number.meta({ description: "Newer than the message of this number.", examples: [3] }),
};
const typingBody = z.object({ typing: z.boolean().optional().meta({ description: "False: no longer." }) });
const reactionBody = z.object({
  ...reaction.shape,
  on: z.boolean().optional().meta({ description: "False takes it back." }),
});

const talkOf = ({ params }: RestRequest) => toId(params["id"], CONVERSATION);
const idOf = ({ params }: RestRequest) => toId(params["id"], MESSAGE);

/** Messages on the REST face. */
export function messagesRoutes({ conversations, reading, writing, live, showing, urlFor }: Parts): Route[] {
  const present = async (viewer: Viewer, messages: readonly MessageView[]) =>
    (await showing.messages(viewer, messages)).map((one) => presentMessage(one, urlFor(viewer)));
  const answer = async (viewer: Viewer, message: MessageView) => ({
    body: { message: presentMessage(await showing.message(viewer, message), urlFor(viewer)) },
  });
  return [
    call({
      method: "GET",
      path: "/conversations/:id/messages",
      doc: {
        tag: "Messages",
        summary: "Messages of a conversation",
        details: "In their order: the newest, or those before or after a number.",
        query: pageQuery,
        answer: messagesPage,
      },
      async handle(request) {
        const viewer = requireViewer(request.context);
        const { id } = await conversations.get(viewer, talkOf(request));
        const { items, hasOlder, hasNewer } = await reading.page(viewer, messagesOf(id, request.query));
        const messages = await present(viewer, items);
        return { body: { messages, has_older: hasOlder, hasOlder, has_newer: hasNewer, hasNewer } };
      },
    }),
    call({
      method: "POST",
      path: "/conversations/:id/messages",
      creates: true,

      doc: {
        tag: "Messages",
        summary: "Send a message",
        details:
          "With the same `client_id` again it is answered and not sent anew. Pictures are uploaded as private ones.",
        body: newMessage,
        example: { text: "May I borrow your drill?", client_id: "5d1f9f0e-2b8c-4a53-9b0e-3c1f7a6d2e41" },
        answer: { message: messageAnswer },
        refuses: ["FORBIDDEN"],
      },
      async handle(request) {
        const viewer = requireViewer(request.context);
        const message = await writing.send(viewer, talkOf(request), messageOf(request.body));
        return { status: 201, ...(await answer(viewer, message)) };
      },
    }),
    call({
      method: "POST",
      path: "/conversations/:id/typing",
      doc: { tag: "Messages", summary: "Say that one types, or no longer", body: typingBody, answer: {} },
      async handle(request) {
        await live.type(requireViewer(request.context), talkOf(request), request.body["typing"] !== false);
        return { body: {} };
      },
    }),
    call({
      method: "GET",
      path: "/messages/search",
      doc: {
        tag: "Messages",
        summary: "Find messages",
        details: "Those that hold all the words, the newest first.",
        query: {
          query: messageSearch.shape.query,
          conversation_id: idNumber.optional().meta({ description: "In this conversation only." }),
          page: pageNumber,
        },
        answer: foundMessages,
        refuses: ["NOT_FOUND"],
      },
      async handle({ context, query }) {
        const viewer = requireViewer(context);
        const { items, hasNextPage } = await reading.search(viewer, {
          query: query["query"],
          within: withinOf(query["conversation_id"]),
          place: placeOf(query["page"], FOUND_PER_PAGE),
        });
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
        tag: "Messages",
        summary: "How many messages are not read",
        details: "Without requests and muted conversations.",
        answer: { count: howMany },
      },
      async handle({ context }) {
        const viewer = requireViewer(context);
        const [count = 0] = await conversations.unreadOf(viewer, [viewer.id]);
        return { body: { count } };
      },
    }),
    call({
      method: "PUT",
      path: "/messages/:id",
      doc: {
        tag: "Messages",
        summary: "Change a message",
        details: "One's own, within 15 minutes.",
        body: messageText,
        example: { text: "May I borrow your drill on Friday?" },
        answer: { message: messageAnswer },
        refuses: ["CONFLICT"],
      },
      async handle(request) {
        const viewer = requireViewer(request.context);
        return answer(viewer, await writing.edit(viewer, idOf(request), request.body["text"]));
      },
    }),
    call({
      method: "DELETE",
      path: "/messages/:id",
      doc: {
        tag: "Messages",
        summary: "Delete a message for all",
        details: "One's own, within 60 minutes; its place stays.",
        answer: { message: messageAnswer },
        refuses: ["CONFLICT"],
      },
      async handle(request) {
        const viewer = requireViewer(request.context);
        return answer(viewer, await writing.remove(viewer, idOf(request)));
      },
    }),
    call({
      method: "POST",
      path: "/messages/:id/reactions",
      doc: {
        tag: "Messages",
        summary: "React to a message, or no longer",
        details: "Safe to repeat.",
        body: reactionBody,
        example: { emoji: "👍" },
        answer: { message: messageAnswer },
      },
      async handle(request) {
        const viewer = requireViewer(request.context);
        const { emoji, on = true } = request.body;
        return answer(viewer, await writing.react(viewer, idOf(request), { emoji, on: on !== false }));
      },
    }),
  ];
}
