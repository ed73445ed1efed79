import type { Viewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { done } from "#server/rest/answers";
import { idParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { conversationAnswer } from "#server/features/chat/chat.answers";
import type { MembersService } from "./members.service.ts";
import { CONVERSATION, MEMBER } from "#server/features/chat/chat.errors.model";
import type { ConversationView } from "#server/features/chat/chat.model";
import { presentConversation } from "#server/features/chat/chat.presenter";
import { addedMembersBody, groupNameBody } from "#server/features/chat/chat.requests";
import type { PresentationService } from "#server/features/chat/conversations/conversations.presentation.service";

interface Parts {
  members: MembersService;
  presentation: PresentationService;
  urlFor: (viewer: Viewer) => UrlOf;
}

const aConversation = { id: idParam(CONVERSATION) };
/** Which member is judged before which conversation. */
const aParticipant = { user_id: idParam(MEMBER), ...aConversation };

/** Serves the members of conversations over REST. */
export function participantsRoutes({ members, presentation, urlFor }: Parts): Route[] {
  const answer = async (viewer: Viewer, view: ConversationView) => ({
    body: { conversation: presentConversation(await presentation.conversation(viewer, view), urlFor(viewer)) },
  });
  return [
    call({
      method: "PUT",
      path: "/conversations/:id",
      params: aConversation,
      body: groupNameBody,
      doc: {
        name: "renameConversation",
        tag: "Messages",
        summary: "Rename a group",
        details: "Changes the name of a group conversation for all its participants. Only its owner may.",
        example: { name: "The workshop" },
        answer: { conversation: conversationAnswer },
        refuses: ["FORBIDDEN"],
      },
      async handle({ viewer, params, body }) {
        return answer(viewer, await members.rename(viewer, params.id, body));
      },
    }),
    call({
      method: "POST",
      path: "/conversations/:id/accept",
      params: aConversation,
      doc: {
        name: "acceptMessageRequest",
        tag: "Messages",
        summary: "Accept a message request",
        details: "From now on both members can write.",
        answer: { conversation: conversationAnswer },
      },
      async handle({ viewer, params }) {
        return answer(viewer, await members.accept(viewer, params.id));
      },
    }),
    call({
      method: "POST",
      path: "/conversations/:id/decline",
      params: aConversation,
      doc: {
        name: "declineMessageRequest",
        tag: "Messages",
        summary: "Decline a message request",
        details: "The sender is not notified.",
        answer: done,
      },
      async handle({ viewer, params }) {
        await members.decline(viewer, params.id);
        return { body: { message: "Message request declined" } };
      },
    }),
    call({
      method: "DELETE",
      path: "/conversations/:id/membership",
      params: aConversation,
      doc: {
        name: "leaveConversation",
        tag: "Messages",
        summary: "Leave a group",
        details:
          "The viewer no longer receives its messages, and no longer sees it in the list. When its owner leaves, another member becomes the owner.",
        answer: done,
      },
      async handle({ viewer, params }) {
        await members.leave(viewer, params.id);
        return { body: { message: "You have left the conversation" } };
      },
    }),
    call({
      method: "POST",
      path: "/conversations/:id/participants",
      params: aConversation,
      body: addedMembersBody,
      doc: {
        name: "addParticipants",
        tag: "Messages",
        summary: "Add friends to a group",
        details:
          "Friends of the viewer become participants at once; those who have left before are invited. Only the owner may.",
        example: { user_ids: [7] },
        answer: { conversation: conversationAnswer },
        refuses: ["FORBIDDEN", "CONFLICT"],
      },
      async handle({ viewer, params, body }) {
        return answer(viewer, await members.add(viewer, params.id, body.memberIds));
      },
    }),
    call({
      method: "DELETE",
      path: "/conversations/:id/participants/:user_id",
      params: aParticipant,
      doc: {
        name: "removeParticipant",
        tag: "Messages",
        summary: "Remove a member from a group",
        details: "The conversation is gone from the list of the member. Only the owner may.",
        answer: { conversation: conversationAnswer },
        refuses: ["FORBIDDEN"],
      },
      async handle({ viewer, params }) {
        return answer(viewer, await members.remove(viewer, params.id, params.user_id));
      },
    }),
  ];
}
