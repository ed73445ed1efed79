import { useApolloClient } from "@apollo/client/react";
import { Check, Plus } from "lucide-react";
import { useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { toast } from "#client/ui/toasts/toast.ts";

const SetTagFollowed = graphql(`
  mutation SetTagFollowed($name: String!, $followed: Boolean!) {
    setTagFollowed(name: $name, followed: $followed) {
      name
      isFollowed
    }
  }
`);

/** A button that follows a tag, or unfollows. */
export function FollowTagButton({ tag }: { tag: { name: string; isFollowed: boolean } }) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const { name, isFollowed } = tag;

  async function handleClick() {
    setBusy(true);
    try {
      await client.mutate({
        mutation: SetTagFollowed,
        variables: { name, followed: !isFollowed },
        refetchQueries: isFollowed ? [] : ["RailLists"],
      });
    } catch (failure) {
      const title = isFollowed ? `Couldn't unfollow #${name}` : `Couldn't follow #${name}`;
      toast.failure(title, messageOf(failure, "Please try again."));
    }
    setBusy(false);
  }

  return (
    <Button
      size="sm"
      variant={isFollowed ? "outline" : "tonal"}
      icon={isFollowed ? <Check aria-hidden /> : <Plus aria-hidden />}
      loading={isBusy}
      aria-label={`${isFollowed ? "Unfollow" : "Follow"} #${name}`}
      onClick={() => void handleClick()}
    >
      {isFollowed ? "Unfollow" : "Follow"}
    </Button>
  );
}
