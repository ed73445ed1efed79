import { invalid } from "#server/core/errors";
import { toId, toIdField } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer, type Viewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import type { RestRequest, Route } from "#server/rest/route";
import type { ConversationsService } from "./chat.conversations.service.ts";
import type { ChatLiveService } from "./chat.live.service.ts";
import {
  CONVERSATION,
  FOUND_PER_PAGE,
  MESSAGE,
  MESSAGES_PER_PAGE,
  type MessageView,
  toMessagesRequest,
} from "./chat.model.ts";
import { presentMessage } from "./chat.presenter.ts";
import type { ReadingService } from "./chat.reading.service.ts";
import type { WritingService } from "./chat.writing.service.ts";

interface Showing {
  conversations: ConversationsService;
  reading: ReadingService;
  /** Pictures of conversations have addresses for one member each. */
  urlFor: (viewer: Viewer) => UrlOf;
}

interface Parts extends Showing {
  writing: WritingService;
  live: ChatLiveService;
}

const idOf = ({ params }: RestRequest) => toId(params["id"], CONVERSATION);
const messageOf = ({ params }: RestRequest) => toId(params["id"], MESSAGE);

/** Shows messages as the viewer sees them: two statements, however many. */
export function messagesPresenter({ conversations, reading, urlFor }: Showing) {
  return async (viewer: Viewer, messages: readonly MessageView[]) => {
    const talks = [...new Set(messages.map(({ conversationId }) => conversationId))];
    const [people, reactions] = await Promise.all([
      conversations.participants(viewer, talks),
      reading.reactions(
        viewer,
        messages.map(({ id }) => id),
      ),
    ]);
    return messages.map((message, at) =>
      presentMessage(
        message,
        {
          reactions: reactions[at] ?? [],
          people: people[talks.indexOf(message.conversationId)] ?? [],
          viewerId: viewer.id,
        },
        urlFor(viewer),
      ),
    );
  };
}

/** Messages on the REST face. */
export function messagesRoutes({ writing, live, ...showing }: Parts): Route[] {
  const { conversations, reading } = showing;
  const present = messagesPresenter(showing);
  const answer = async (viewer: Viewer, message: MessageView) => {
    const [shown] = await present(viewer, [message]);
    return { body: { message: shown } };
  };
  return [
    {
      method: "GET",
      path: "/conversations/:id/messages",
      async handle(request) {
        const viewer = requireViewer(request.context);
        const { id } = await conversations.get(viewer, idOf(request));
        const { query } = request;
        const page = await reading.page(
          viewer,
          toMessagesRequest(id, {
            first: toNumber(query["limit"], "limit") ?? MESSAGES_PER_PAGE,
            before: toNumber(query["before"], "before"),
            after: toNumber(query["after"], "after"),
          }),
        );
        return {
          body: {
            messages: await present(viewer, page.items),
            has_older: page.hasOlder,
            hasOlder: page.hasOlder,
            has_newer: page.hasNewer,
            hasNewer: page.hasNewer,
          },
        };
      },
    },
    {
      method: "POST",
      path: "/conversations/:id/messages",
      async handle(request) {
        const viewer = requireViewer(request.context);
        const { body } = request;
        const message = await writing.send(viewer, idOf(request), {
          text: body["text"],
          clientId: body["client_id"] ?? body["clientId"],
          replyToId: body["reply_to_id"] == null ? null : toIdField(body["reply_to_id"], "replyToId"),
          mediaIds: idsOf(body["media_ids"]),
        });
        return { status: 201, ...(await answer(viewer, message)) };
      },
    },
    {
      method: "POST",
      path: "/conversations/:id/typing",
      async handle(request) {
        await live.type(requireViewer(request.context), idOf(request), request.body["typing"] !== false);
        return { body: {} };
      },
    },
    {
      method: "GET",
      path: "/messages/search",
      async handle({ context, query }) {
        const viewer = requireViewer(context);
        const offset = (toPageNumber(query["page"]) - 1) * FOUND_PER_PAGE;
        const within = query["conversation_id"];
        const page = await reading.search(viewer, {
          query: query["query"],
          within: within === undefined ? null : toId(within, CONVERSATION),
          place: { first: FOUND_PER_PAGE, after: null, offset },
        });
        const found = await present(
          viewer,
          page.items.map(({ item }) => item),
        );
        return { body: { messages: found, hasMore: page.hasNextPage, has_more: page.hasNextPage } };
      },
    },
    {
      method: "GET",
      path: "/messages/count",
      async handle({ context }) {
        const viewer = requireViewer(context);
        const [count] = await conversations.unreadOf(viewer, [viewer.id]);
        return { body: { count } };
      },
    },
    {
      method: "PUT",
      path: "/messages/:id",
      async handle(request) {
        const viewer = requireViewer(request.context);
        return answer(viewer, await writing.edit(viewer, messageOf(request), request.body["text"]));
      },
    },
    {
      method: "DELETE",
      path: "/messages/:id",
      async handle(request) {
        const viewer = requireViewer(request.context);
        return answer(viewer, await writing.remove(viewer, messageOf(request)));
      },
    },
    {
      method: "POST",
      path: "/messages/:id/reactions",
      async handle(request) {
        const viewer = requireViewer(request.context);
        const { emoji, on = true } = request.body;
        return answer(viewer, await writing.react(viewer, messageOf(request), { emoji, on: on !== false }));
      },
    },
  ];
}

const idsOf = (value: unknown) =>
  value === undefined ? undefined : (Array.isArray(value) ? value : [value]).map((id) => toIdField(id, "mediaIds"));

/** A number of a query; null where none is given. */
function toNumber(value: unknown, field: string): number | null {
  if (value === undefined) return null;
  if (typeof value !== "string" || !/^\d{1,9}$/.test(value)) throw invalid({ [field]: ["This is not a number."] });
  return Number(value);
}
