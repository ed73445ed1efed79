import * as z from "zod";
import { toId } from "#server/core/ids";
import { requireViewer, type Viewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { done, idNumber } from "#server/rest/answers";
import { call, type RestRequest, type Route } from "#server/rest/route";
import { conversationAnswer } from "#server/features/chat/chat.answers";
import { membersOf } from "#server/features/chat/chat.asked.model";
import type { MembersService } from "./members.service.ts";
import { CONVERSATION, type ConversationView, MEMBER } from "#server/features/chat/chat.model";
import { presentConversation } from "#server/features/chat/chat.presenter";
import { groupName } from "#server/features/chat/chat.rules";
import type { ShowingService } from "#server/features/chat/conversations/conversations.showing.service";

interface Parts {
  members: MembersService;
  showing: ShowingService;
  urlFor: (viewer: Viewer) => UrlOf;
}

const addedBody = z.object({ user_ids: z.array(idNumber) });

const idOf = ({ params }: RestRequest) => toId(params["id"], CONVERSATION);

/** Who is in conversations, on the REST face. */
export function participantsRoutes({ members, showing, urlFor }: Parts): Route[] {
  const answer = async (viewer: Viewer, view: ConversationView) => ({
    body: { conversation: presentConversation(await showing.conversation(viewer, view), urlFor(viewer)) },
  });
  return [
    call({
      method: "PUT",
      path: "/conversations/:id",
      doc: {
        tag: "Messages",
        summary: "Rename a group",
        details: "For its owner.",
        body: groupName,
        example: { name: "The workshop" },
        answer: { conversation: conversationAnswer },
        refuses: ["FORBIDDEN"],
      },
      async handle(request) {
        const viewer = requireViewer(request.context);
        return answer(viewer, await members.rename(viewer, idOf(request), request.body["name"]));
      },
    }),
    call({
      method: "POST",
      path: "/conversations/:id/accept",
      doc: {
        tag: "Messages",
        summary: "Accept a message request",
        details: "From now on both write.",
        answer: { conversation: conversationAnswer },
      },
      async handle(request) {
        const viewer = requireViewer(request.context);
        return answer(viewer, await members.accept(viewer, idOf(request)));
      },
    }),
    call({
      method: "POST",
      path: "/conversations/:id/decline",
      doc: { tag: "Messages", summary: "Decline a message request", details: "The other is not told.", answer: done },
      async handle(request) {
        await members.decline(requireViewer(request.context), idOf(request));
        return { body: { message: "Message request declined" } };
      },
    }),
    call({
      method: "DELETE",
      path: "/conversations/:id/membership",
      doc: { tag: "Messages", summary: "Leave a group", answer: done },
      async handle(request) {
        await members.leave(requireViewer(request.context), idOf(request));
        return { body: { message: "You have left the conversation" } };
      },
    }),
    call({
      method: "POST",
      path: "/conversations/:id/participants",
      doc: {
        tag: "Messages",
        summary: "Add friends to a group",
        details: "For its owner.",
        body: addedBody,
        example: { user_ids: [7] },
        answer: { conversation: conversationAnswer },
        refuses: ["FORBIDDEN", "CONFLICT"],
      },
      async handle(request) {
        const viewer = requireViewer(request.context);
        const ids = membersOf(request.body["user_ids"], "userIds");
        return answer(viewer, await members.add(viewer, idOf(request), ids));
      },
    }),
    call({
      method: "DELETE",
      path: "/conversations/:id/participants/:user_id",
      doc: {
        tag: "Messages",
        summary: "Remove somebody from a group",
        details: "For its owner.",
        answer: { conversation: conversationAnswer },
        refuses: ["FORBIDDEN"],
      },
      async handle(request) {
        const viewer = requireViewer(request.context);
        const userId = toId(request.params["user_id"], MEMBER);
        return answer(viewer, await members.remove(viewer, idOf(request), userId));
      },
    }),
  ];
}
