import { X } from "lucide-react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { ConnectionCard } from "./ConnectionCard.tsx";
import { reasonText } from "#client/features/bonds/core/reasonText.ts";
import { useDismissal } from "#client/features/bonds/core/useDismissal.ts";

const SuggestedCard_suggestion = graphql(`
  fragment SuggestedCard_suggestion on PersonSuggestion {
    reason
    mutualBondsCount
    sharedGroupsCount
    sharedTags
    user {
      id
      name
      location
      ...ConnectionCard_user
    }
  }
`);

interface SuggestedCardProps {
  suggestion: FragmentType<typeof SuggestedCard_suggestion>;
  onDismissed: () => void;
}

/** A suggested person, the reason, and a button that dismisses the suggestion. */
export function SuggestedCard({ onDismissed, ...props }: SuggestedCardProps) {
  const suggestion = useFragmentData(SuggestedCard_suggestion, props.suggestion);
  const { user } = suggestion;
  const { dismiss, isBusy } = useDismissal(user.id, onDismissed);
  return (
    <ConnectionCard user={user} note={reasonText(suggestion)}>
      <IconButton
        label={`Do not suggest ${user.name}`}
        icon={<X aria-hidden />}
        disabled={isBusy}
        onClick={() => void dismiss()}
      />
    </ConnectionCard>
  );
}
