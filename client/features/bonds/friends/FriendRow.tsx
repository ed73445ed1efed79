import { UserMinus } from "lucide-react";
import { useState } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { PersonRow } from "#client/features/people/PersonRow.tsx";
import { useBondActions } from "#client/features/bonds/core/useBondActions.ts";

const FriendRow_user = graphql(`
  fragment FriendRow_user on User {
    id
    name
    bio
    location
    ...Person_person
  }
`);

interface FriendRowProps {
  user: FragmentType<typeof FriendRow_user>;
  isLeaving: boolean;
  onRemoved: () => void;
}

/** A friend, with a button that ends the bond. */
export function FriendRow({ isLeaving, onRemoved, ...props }: FriendRowProps) {
  const user = useFragmentData(FriendRow_user, props.user);
  const { remove } = useBondActions();
  const [isRemoving, setRemoving] = useState(false);

  async function handleRemove() {
    setRemoving(true);
    if (await remove(user.id)) onRemoved();
    else setRemoving(false);
  }

  return (
    <PersonRow person={user} note={user.location ?? user.bio} isLeaving={isLeaving}>
      <Button
        size="sm"
        variant="outline"
        icon={<UserMinus aria-hidden />}
        loading={isRemoving}
        disabled={isLeaving}
        aria-label={`Remove ${user.name}`}
        onClick={() => void handleRemove()}
      >
        Remove
      </Button>
    </PersonRow>
  );
}
