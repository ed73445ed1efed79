import type { ComponentType } from "react";
import type { FeedView } from "#client/features/feed/tabs/feedView.ts";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";

export interface EmptyFollowingProps {
  /** Runs when the member has begun to follow somebody or something. */
  onFollowed: () => void;
}

interface EmptyTabProps extends EmptyFollowingProps {
  view: FeedView;
  EmptyFollowing: ComponentType<EmptyFollowingProps>;
}

/** What a tab without posts says. */
export function EmptyTab({ view: { scope, order }, EmptyFollowing, onFollowed }: EmptyTabProps) {
  if (order === "TOP") {
    return <EmptyState title="You have seen it all" text="There is nothing new at the top since you were last here." />;
  }
  if (scope === "FOLLOWING") return <EmptyFollowing onFollowed={onFollowed} />;
  return <EmptyState title="Your feed is quiet" text="Start a post and share the first idea." />;
}
