import * as z from "zod";
import { toId } from "#server/core/ids";
import { requireViewer, type Viewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { idNumber, pageNumber } from "#server/rest/answers";
import { call, type RestRequest, type Route } from "#server/rest/route";
import { conversationAnswer, conversationsPage } from "./chat.answers.ts";
import { placeOf, startOf, toFilter, toMuteLength } from "./chat.asked.model.ts";
import type { ConversationsService } from "#server/features/chat/conversations/conversations.service";
import { CONVERSATION, CONVERSATIONS_PER_PAGE, type ConversationView, FILTERS, MUTE_LENGTHS } from "./chat.model.ts";
import { presentConversation } from "./chat.presenter.ts";
import { MEMBERS_MAX } from "./chat.limits.rules.ts";
import { groupName, listSearch } from "./chat.rules.ts";
import type { ShowingService } from "#server/features/chat/conversations/conversations.showing.service";

interface Parts {
  conversations: ConversationsService;
  showing: ShowingService;
  /** Pictures of conversations have addresses for one member each. */
  urlFor: (viewer: Viewer) => UrlOf;
}

const startBody = z.object({
  participant_ids: z
    .array(idNumber)
    .max(MEMBERS_MAX - 1)
    .optional()
    .meta({ description: "The others." }),
  user_id: idNumber.optional().meta({ description: "The other, where there is one." }),
  name: z.nullish(groupName.shape.name).meta({ description: "Makes it a group." }),
});
const readBody = z.object({
  seq: z
    .int()
    .nonnegative()
    .meta({ description: "The number of the message.", examples: [12] }),
});
const muteBody = z.object({
  length: z.enum(MUTE_LENGTHS).optional().meta({ description: "`forever` when left out." }),
});

const idOf = ({ params }: RestRequest) => toId(params["id"], CONVERSATION);

/** Conversations on the REST face. */
export function conversationsRoutes({ conversations, showing, urlFor }: Parts): Route[] {
  const answer = async (viewer: Viewer, view: ConversationView) => ({
    body: { conversation: presentConversation(await showing.conversation(viewer, view), urlFor(viewer)) },
  });
  return [
    call({
      method: "GET",
      path: "/conversations",
      doc: {
        tag: "Messages",
        summary: "The member's conversations",
        details: "Those with the newest messages first, each with its last message.",
        query: {
          filter: z
            .enum(FILTERS)
            .optional()
            .meta({ examples: ["all"] }),
          query: listSearch.shape.query,
          page: pageNumber,
        },
        answer: conversationsPage,
      },
      async handle({ context, query }) {
        const viewer = requireViewer(context);
        const page = await conversations.list(viewer, {
          filter: toFilter(query["filter"]),
          query: query["query"],
          place: placeOf(query["page"], CONVERSATIONS_PER_PAGE),
        });
        const shown = await showing.list(
          viewer,
          page.items.map(({ item }) => item),
        );
        return {
          body: {
            conversations: shown.map((one) => presentConversation(one, urlFor(viewer))),
            hasMore: page.hasNextPage,
            has_more: page.hasNextPage,
          },
        };
      },
    }),
    call({
      method: "POST",
      path: "/conversations",
      creates: true,

      doc: {
        tag: "Messages",
        summary: "Begin a conversation",
        details:
          "With one other and no name that of the two, which there is once; else a group, which is made of friends.",
        body: startBody,
        example: { participant_ids: [7] },
        answer: { conversation: conversationAnswer },
        refuses: ["FORBIDDEN", "NOT_FOUND"],
      },
      async handle({ context, body }) {
        const viewer = requireViewer(context);
        const view = await conversations.start(viewer, startOf(body));
        return { status: 201, ...(await answer(viewer, view)) };
      },
    }),
    call({
      method: "GET",
      path: "/conversations/:id",
      doc: {
        tag: "Messages",
        summary: "A conversation with its newest messages",
        answer: { conversation: conversationAnswer },
      },
      async handle(request) {
        const viewer = requireViewer(request.context);
        const opened = await showing.opened(viewer, idOf(request));
        return { body: { conversation: presentConversation(opened, urlFor(viewer)) } };
      },
    }),
    call({
      method: "POST",
      path: "/conversations/:id/read",
      doc: {
        tag: "Messages",
        summary: "Have read a conversation up to a message",
        details: "Never goes back.",
        body: readBody,
        example: { seq: 12 },
        answer: { conversation: conversationAnswer },
      },
      async handle(request) {
        const viewer = requireViewer(request.context);
        const seq = Number(request.body["seq"] ?? Number.NaN);
        return answer(viewer, await conversations.markRead(viewer, idOf(request), seq));
      },
    }),
    call({
      method: "POST",
      path: "/conversations/:id/mute",
      doc: {
        tag: "Messages",
        summary: "Mute a conversation, or no longer",
        body: muteBody,
        example: { length: "eight_hours" },
        answer: { conversation: conversationAnswer },
      },
      async handle(request) {
        const viewer = requireViewer(request.context);
        const length = toMuteLength(request.body["length"]);
        return answer(viewer, await conversations.mute(viewer, idOf(request), length));
      },
    }),
  ];
}
