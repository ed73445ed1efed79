import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { toast } from "#client/ui/toasts/toast.ts";

const DismissSuggestion = graphql(`
  mutation DismissSuggestion($userId: ID!) {
    dismissSuggestion(id: $userId)
  }
`);

/** Dismisses a suggestion; only a failure is reported. */
export function useDismissal(userId: string, onDismissed: () => void) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  async function dismiss(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await client.mutate({ mutation: DismissSuggestion, variables: { userId } });
      onDismissed();
    } catch (failure) {
      toast.failure("Failed to dismiss the suggestion", messageOf(failure, "Please try again."));
      setBusy(false);
    }
  }
  return { dismiss, isBusy };
}
