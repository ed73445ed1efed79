import type { EmptyFollowingProps } from "#client/features/feed/home/EmptyTab.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { FollowOffer } from "./FollowOffer.tsx";

/** What an empty tab of those whom the member follows is for, with a few tags, people and groups to follow. */
export function EmptyFollowing({ onFollowed }: EmptyFollowingProps) {
  return (
    <Stack gap={24}>
      <EmptyState
        scene="bench"
        title="Follow somebody, and their posts appear here"
        text="This tab holds the posts of your friends, of people and tags that you follow and of your groups."
        action={
          <Text variant="bodySm">
            <TextLink to="/?tab=everything">Read everything instead</TextLink>
          </Text>
        }
      />
      <FollowOffer empty={null} onFollowed={onFollowed} />
    </Stack>
  );
}
