import { numberedPage } from "#server/core/pages";
import type { Viewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { idParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { conversationAnswer, conversationsPage } from "./chat.answers.ts";
import type { ConversationsService } from "#server/features/chat/conversations/conversations.service";
import { CONVERSATION } from "./chat.errors.model.ts";
import type { ConversationView } from "./chat.model.ts";
import { presentConversation } from "./chat.presenter.ts";
import { CONVERSATIONS_PER_PAGE } from "./chat.limits.rules.ts";
import { conversationsQuery, muteBody, readBody, startBody } from "./chat.requests.ts";
import type { PresentationService } from "#server/features/chat/conversations/conversations.presentation.service";

interface Parts {
  conversations: ConversationsService;
  presentation: PresentationService;
  /** Pictures of conversations have addresses for one member each. */
  urlFor: (viewer: Viewer) => UrlOf;
}

const aConversation = { id: idParam(CONVERSATION) };

/** Serves conversations over REST. */
export function conversationsRoutes({ conversations, presentation, urlFor }: Parts): Route[] {
  const answer = async (viewer: Viewer, view: ConversationView) => ({
    body: { conversation: presentConversation(await presentation.conversation(viewer, view), urlFor(viewer)) },
  });
  return [
    call({
      method: "GET",
      path: "/conversations",
      query: conversationsQuery,
      doc: {
        name: "listConversations",
        tag: "Messages",
        summary: "List the viewer's conversations",
        details: "Most recent message first, each with its last message.",
        answer: conversationsPage,
      },
      async handle({ viewer, query: { page, ...search } }) {
        const slice = numberedPage(page, CONVERSATIONS_PER_PAGE);
        const { items, hasNextPage } = await conversations.list(viewer, search, slice);
        const views = items.map(({ item }) => item);
        const presented = (await presentation.list(viewer, views)).map((one) =>
          presentConversation(one, urlFor(viewer)),
        );
        return { body: { conversations: presented, hasMore: hasNextPage, has_more: hasNextPage } };
      },
    }),
    call({
      method: "POST",
      path: "/conversations",
      creates: true,
      body: startBody,
      doc: {
        name: "createConversation",
        tag: "Messages",
        summary: "Create a conversation",
        details:
          "With one member and no name, it is the direct conversation of the two, which exists only once; otherwise it is a group, which can have only friends of the viewer.",
        example: { participant_ids: [7] },
        answer: { conversation: conversationAnswer },
        refuses: ["FORBIDDEN", "NOT_FOUND"],
      },
      async handle({ viewer, body }) {
        return { status: 201, ...(await answer(viewer, await conversations.start(viewer, body))) };
      },
    }),
    call({
      method: "GET",
      path: "/conversations/:id",
      params: aConversation,
      doc: {
        name: "getConversation",
        tag: "Messages",
        summary: "Get a conversation with its newest messages",
        details: "Returns a conversation of which the viewer is a participant. Reading it does not mark it as read.",
        answer: { conversation: conversationAnswer },
      },
      async handle({ viewer, params }) {
        const opened = await presentation.opened(viewer, params.id);
        return { body: { conversation: presentConversation(opened, urlFor(viewer)) } };
      },
    }),
    call({
      method: "POST",
      path: "/conversations/:id/read",
      changesNoPost: true,
      params: aConversation,
      body: readBody,
      doc: {
        name: "markConversationRead",
        tag: "Messages",
        summary: "Mark a conversation as read up to a message",
        details: "Never moves backwards.",
        example: { seq: 12 },
        answer: { conversation: conversationAnswer },
      },
      async handle({ viewer, params, body }) {
        return answer(viewer, await conversations.markRead(viewer, params.id, body.seq));
      },
    }),
    call({
      method: "POST",
      path: "/conversations/:id/mute",
      params: aConversation,
      body: muteBody,
      doc: {
        name: "muteConversation",
        tag: "Messages",
        summary: "Mute or unmute a conversation",
        details:
          "A muted conversation does not notify the viewer and does not count as unread. `length` says for how long; `off` ends it.",
        example: { length: "eight_hours" },
        answer: { conversation: conversationAnswer },
      },
      async handle({ viewer, params, body }) {
        return answer(viewer, await conversations.mute(viewer, params.id, body.length));
      },
    }),
  ];
}
