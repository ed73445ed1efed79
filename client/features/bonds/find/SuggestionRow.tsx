import { X } from "lucide-react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { BondButton } from "#client/features/bonds/ties/BondButton.tsx";
import { PersonRow } from "#client/features/people/PersonRow.tsx";
import { reasonText } from "#client/features/bonds/core/reasonText.ts";
import { useDismissal } from "#client/features/bonds/core/useDismissal.ts";

const SuggestionRow_suggestion = graphql(`
  fragment SuggestionRow_suggestion on PersonSuggestion {
    reason
    mutualBondsCount
    sharedGroupsCount
    sharedTags
    user {
      id
      name
      location
      ...Person_person
      ...BondButton_user
    }
  }
`);

interface SuggestionRowProps {
  suggestion: FragmentType<typeof SuggestionRow_suggestion>;
  isLeaving: boolean;
  onDismissed: () => void;
}

/** A suggested person, the reason, and the two answers. */
export function SuggestionRow({ isLeaving, onDismissed, ...props }: SuggestionRowProps) {
  const suggestion = useFragmentData(SuggestionRow_suggestion, props.suggestion);
  const { user } = suggestion;
  const { dismiss, isBusy } = useDismissal(user.id, onDismissed);
  return (
    <PersonRow person={user} note={reasonText(suggestion)} isLeaving={isLeaving}>
      <BondButton user={user} from="list" size="sm" />
      <IconButton
        label={`Do not suggest ${user.name}`}
        icon={<X aria-hidden />}
        disabled={isBusy || isLeaving}
        onClick={() => void dismiss()}
      />
    </PersonRow>
  );
}
