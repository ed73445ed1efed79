import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { messageOf } from "#client/apollo/errors.ts";
import { reload } from "#client/features/bonds/core/bondLists.ts";
import { graphql } from "#client/gql/gql.ts";
import type { MuteDuration } from "#client/gql/graphql.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { leaveChats } from "./chatCache.ts";
import { chatPath } from "./chatPath.ts";

const StartConversation = graphql(`
  mutation StartConversation($participantIds: [ID!]!, $name: String) {
    startConversation(participantIds: $participantIds, name: $name) {
      id
    }
  }
`);
const AcceptConversation = graphql(`
  mutation AcceptConversation($id: ID!) {
    acceptConversation(id: $id) {
      ...OpenConversation_conversation
    }
  }
`);
const DeclineConversation = graphql(`
  mutation DeclineConversation($id: ID!) {
    declineConversation(id: $id)
  }
`);
const MuteConversation = graphql(`
  mutation MuteConversation($id: ID!, $duration: MuteDuration!) {
    muteConversation(id: $id, duration: $duration) {
      id
      isMuted
    }
  }
`);
const UnmuteConversation = graphql(`
  mutation UnmuteConversation($id: ID!) {
    unmuteConversation(id: $id) {
      id
      isMuted
    }
  }
`);
const LeaveConversation = graphql(`
  mutation LeaveConversation($id: ID!) {
    leaveConversation(id: $id)
  }
`);
const AddParticipants = graphql(`
  mutation AddParticipants($id: ID!, $userIds: [ID!]!) {
    addParticipants(id: $id, userIds: $userIds) {
      ...OpenConversation_conversation
    }
  }
`);
const RemoveParticipant = graphql(`
  mutation RemoveParticipant($id: ID!, $userId: ID!) {
    removeParticipant(id: $id, userId: $userId) {
      ...OpenConversation_conversation
    }
  }
`);
const RenameConversation = graphql(`
  mutation RenameConversation($id: ID!, $name: String!) {
    renameConversation(id: $id, name: $name) {
      ...OpenConversation_conversation
    }
  }
`);

const mute = (client: ApolloClient, id: string, duration: MuteDuration) =>
  client.mutate({
    mutation: MuteConversation,
    variables: { id, duration },
    optimisticResponse: {
      __typename: "Mutation",
      muteConversation: { __typename: "Conversation", id, isMuted: true },
    },
  });

const unmute = (client: ApolloClient, id: string) =>
  client.mutate({
    mutation: UnmuteConversation,
    variables: { id },
    optimisticResponse: {
      __typename: "Mutation",
      unmuteConversation: { __typename: "Conversation", id, isMuted: false },
    },
  });

/**
 * Returns the actions on a conversation. The caller shows what an action throws; all other failures are reported in a
 * toast.
 */
export function useConversationActions() {
  const client = useApolloClient();
  const navigate = useNavigate();
  return useMemo(() => {
    /** Removes a conversation that is not the member's any more. */
    function leaveBehind(id: string): void {
      leaveChats(client.cache, id);
      void reload(client, ["ConversationsPage", "ViewerCounters"]);
      void navigate("/chat", { replace: true });
    }
    return {
      /**
       * Opens the conversation with one member, or begins a group with a name. @throws RequestError or the error of the
       * server
       */
      async start(participantIds: readonly string[], name?: string): Promise<void> {
        const { data } = await client.mutate({
          mutation: StartConversation,
          variables: { participantIds: [...participantIds], name: name ?? null },
        });
        if (data?.startConversation) void navigate(chatPath(data.startConversation.id));
      },

      async accept(id: string): Promise<void> {
        const isDone = await attempt("Couldn't accept the request", () =>
          client.mutate({ mutation: AcceptConversation, variables: { id } }),
        );
        if (isDone) void reload(client, ["ConversationsPage", "ViewerCounters"]);
      },

      async decline(id: string): Promise<void> {
        const isDone = await attempt("Couldn't decline the request", () =>
          client.mutate({ mutation: DeclineConversation, variables: { id } }),
        );
        if (isDone) leaveBehind(id);
      },

      async mute(id: string, duration: MuteDuration): Promise<void> {
        await attempt("Couldn't save this", () => mute(client, id, duration));
      },

      async unmute(id: string): Promise<void> {
        await attempt("Couldn't save this", () => unmute(client, id));
      },

      /** @throws the error of the server */
      async leave(id: string): Promise<void> {
        await client.mutate({ mutation: LeaveConversation, variables: { id } });
        leaveBehind(id);
      },

      /** @throws the error of the server */
      async add(id: string, userIds: readonly string[]): Promise<void> {
        await client.mutate({ mutation: AddParticipants, variables: { id, userIds: [...userIds] } });
      },

      async remove(id: string, userId: string): Promise<void> {
        await attempt("Couldn't remove this member", () =>
          client.mutate({ mutation: RemoveParticipant, variables: { id, userId } }),
        );
      },

      /** @throws the error of the server */
      async rename(id: string, name: string): Promise<void> {
        await client.mutate({ mutation: RenameConversation, variables: { id, name } });
      },
    };
  }, [client, navigate]);
}

async function attempt(failed: string, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (failure) {
    toast.failure(failed, messageOf(failure, "Please try again."));
    return false;
  }
}
