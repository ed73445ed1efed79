import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import type { ChatMessage, Reaction } from "./chatMessage.ts";
import type { Room } from "./Room.ts";

const EditMessage = graphql(`
  mutation EditMessage($id: ID!, $text: String!) {
    editMessage(id: $id, text: $text) {
      ...ChatMessage_message @unmask
    }
  }
`);
const DeleteMessage = graphql(`
  mutation DeleteMessage($id: ID!) {
    deleteMessage(id: $id) {
      ...ChatMessage_message @unmask
    }
  }
`);
const SetReaction = graphql(`
  mutation SetReaction($messageId: ID!, $emoji: String!, $on: Boolean!) {
    setReaction(id: $messageId, emoji: $emoji, on: $on) {
      ...ChatMessage_message @unmask
    }
  }
`);

/** Returns the actions on a sent message. */
export function useMessageActions(room: Room) {
  const client = useApolloClient();
  return useMemo(
    () => ({
      /** @throws the error of the server */
      async edit(id: string, text: string): Promise<void> {
        const { data } = await client.mutate({ mutation: EditMessage, variables: { id, text } });
        if (data?.editMessage) room.put(data.editMessage);
      },

      /** Deletes the message for everybody. @throws the error of the server */
      async remove(id: string): Promise<void> {
        const { data } = await client.mutate({ mutation: DeleteMessage, variables: { id } });
        if (data?.deleteMessage) room.put(data.deleteMessage);
      },

      /** Sets a reaction or removes it; the change is rendered at once. */
      async react(message: ChatMessage, emoji: string, on: boolean): Promise<void> {
        const before = message.reactions ?? [];
        room.put({ ...message, reactions: withReaction(before, emoji, on) });
        try {
          const { data } = await client.mutate({
            mutation: SetReaction,
            variables: { messageId: message.id, emoji, on },
          });
          if (data?.setReaction) room.put(data.setReaction);
        } catch (failure) {
          room.put({ ...message, reactions: before });
          toast.failure("Couldn't save your reaction", messageOf(failure, "Please try again."));
        }
      },
    }),
    [client, room],
  );
}

function withReaction(reactions: Reaction[], emoji: string, on: boolean): Reaction[] {
  const known = reactions.find((one) => one.emoji === emoji);
  if (!known)
    return on ? [...reactions, { __typename: "MessageReaction", emoji, count: 1, reactedByViewer: true }] : reactions;
  if (known.reactedByViewer === on) return reactions;
  return reactions
    .map((one) => (one === known ? { ...one, count: one.count + (on ? 1 : -1), reactedByViewer: on } : one))
    .filter(({ count }) => count > 0);
}
