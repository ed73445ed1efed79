import { UserCheck, UserPlus } from "lucide-react";
import { useState } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { useTies } from "#client/features/bonds/core/useTies.ts";

export const FollowButton_user = graphql(`
  fragment FollowButton_user on User {
    id
    name
    isFollowedByViewer
  }
`);

/** A button that follows a person, or unfollows. */
export function FollowButton(props: { user: FragmentType<typeof FollowButton_user> }) {
  const user = useFragmentData(FollowButton_user, props.user);
  const { setFollowed } = useTies();
  const [isBusy, setBusy] = useState(false);
  const isFollowed = user.isFollowedByViewer;

  async function handleClick() {
    setBusy(true);
    await setFollowed(user, !isFollowed);
    setBusy(false);
  }

  return (
    <Button
      size="sm"
      variant={isFollowed ? "outline" : "tonal"}
      icon={isFollowed ? <UserCheck aria-hidden /> : <UserPlus aria-hidden />}
      loading={isBusy}
      aria-label={`${isFollowed ? "Unfollow" : "Follow"} ${user.name}`}
      onClick={() => void handleClick()}
    >
      {isFollowed ? "Unfollow" : "Follow"}
    </Button>
  );
}
