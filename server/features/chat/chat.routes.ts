import { toId, toIdField } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer, type Viewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import type { RestRequest, Route } from "#server/rest/route";
import type { ConversationsService } from "./chat.conversations.service.ts";
import type { MembersService } from "./chat.members.service.ts";
import {
  CONVERSATION,
  CONVERSATIONS_PER_PAGE,
  type ConversationView,
  MEMBER,
  MESSAGES_PER_PAGE,
  toFilter,
  toMessagesRequest,
  toMuteLength,
} from "./chat.model.ts";
import { presentConversation } from "./chat.presenter.ts";
import type { ReadingService } from "./chat.reading.service.ts";
import { messagesPresenter } from "./chat.messages.routes.ts";

interface Parts {
  conversations: ConversationsService;
  members: MembersService;
  reading: ReadingService;
  urlFor: (viewer: Viewer) => UrlOf;
}

const idOf = ({ params }: RestRequest) => toId(params["id"], CONVERSATION);

/** Conversations on the REST face. */
export function conversationsRoutes({ conversations, members, reading, urlFor }: Parts): Route[] {
  const present = messagesPresenter({ conversations, reading, urlFor });

  /** Three statements, however many conversations. */
  const presented = async (viewer: Viewer, views: readonly ConversationView[]) => {
    const ids = views.map(({ id }) => id);
    const [people, lasts] = await Promise.all([
      conversations.participants(viewer, ids),
      reading.byIds(
        viewer,
        views.flatMap(({ lastMessageId }) => lastMessageId ?? []),
      ),
    ]);
    const found = lasts.flatMap((last) => last ?? []);
    const messages = await present(viewer, found);
    return views.map((view, at) => {
      const last = found.findIndex(({ id }) => id === view.lastMessageId);
      const shown = { last: found[last] ?? null, messages: messages.slice(last, last + 1) };
      return presentConversation(view, { people: people[at] ?? [], ...shown, viewerId: viewer.id }, urlFor(viewer));
    });
  };

  const answer = async (viewer: Viewer, view: ConversationView) => {
    const [conversation] = await presented(viewer, [view]);
    return { body: { conversation } };
  };

  return [
    {
      method: "GET",
      path: "/conversations",
      async handle({ context, query }) {
        const viewer = requireViewer(context);
        const offset = (toPageNumber(query["page"]) - 1) * CONVERSATIONS_PER_PAGE;
        const place = { first: CONVERSATIONS_PER_PAGE, after: null, offset };
        const page = await conversations.list(viewer, {
          filter: toFilter(query["filter"]),
          query: query["query"],
          place,
        });
        const shown = await presented(
          viewer,
          page.items.map(({ item }) => item),
        );
        return { body: { conversations: shown, hasMore: page.hasNextPage, has_more: page.hasNextPage } };
      },
    },
    {
      method: "POST",
      path: "/conversations",
      async handle({ context, body }) {
        const viewer = requireViewer(context);
        const given = body["participant_ids"] ?? body["participantIds"] ?? [body["user_id"]];
        const memberIds = (Array.isArray(given) ? given : [given]).map((id) => toIdField(id, "participantIds"));
        const name = body["name"] === undefined ? null : body["name"];
        const view = await conversations.start(viewer, { memberIds, name });
        return { status: 201, ...(await answer(viewer, view)) };
      },
    },
    {
      method: "GET",
      path: "/conversations/:id",
      async handle(request) {
        const viewer = requireViewer(request.context);
        const view = await conversations.get(viewer, idOf(request));
        const page = await reading.page(viewer, toMessagesRequest(view.id, { first: MESSAGES_PER_PAGE }));
        const [[conversation], messages] = await Promise.all([presented(viewer, [view]), present(viewer, page.items)]);
        return { body: { conversation: { ...conversation, messages } } };
      },
    },
    {
      method: "PUT",
      path: "/conversations/:id",
      async handle(request) {
        const viewer = requireViewer(request.context);
        return answer(viewer, await members.rename(viewer, idOf(request), request.body["name"]));
      },
    },
    {
      method: "POST",
      path: "/conversations/:id/read",
      async handle(request) {
        const viewer = requireViewer(request.context);
        const seq = Number(request.body["seq"] ?? Number.NaN);
        return answer(viewer, await conversations.markRead(viewer, idOf(request), seq));
      },
    },
    {
      method: "POST",
      path: "/conversations/:id/accept",
      async handle(request) {
        const viewer = requireViewer(request.context);
        return answer(viewer, await members.accept(viewer, idOf(request)));
      },
    },
    {
      method: "POST",
      path: "/conversations/:id/decline",
      async handle(request) {
        await members.decline(requireViewer(request.context), idOf(request));
        return { body: { message: "Message request declined" } };
      },
    },
    {
      method: "POST",
      path: "/conversations/:id/mute",
      async handle(request) {
        const viewer = requireViewer(request.context);
        const length = toMuteLength(request.body["length"]);
        return answer(viewer, await conversations.mute(viewer, idOf(request), length));
      },
    },
    {
      method: "DELETE",
      path: "/conversations/:id/membership",
      async handle(request) {
        await members.leave(requireViewer(request.context), idOf(request));
        return { body: { message: "You have left the conversation" } };
      },
    },
    {
      method: "POST",
      path: "/conversations/:id/participants",
      async handle(request) {
        const viewer = requireViewer(request.context);
        const given = request.body["user_ids"];
        const ids = (Array.isArray(given) ? given : [given]).map((id) => toIdField(id, "userIds"));
        return answer(viewer, await members.add(viewer, idOf(request), ids));
      },
    },
    {
      method: "DELETE",
      path: "/conversations/:id/participants/:userId",
      async handle(request) {
        const viewer = requireViewer(request.context);
        const userId = toId(request.params["userId"], MEMBER);
        return answer(viewer, await members.remove(viewer, idOf(request), userId));
      },
    },
  ];
}
