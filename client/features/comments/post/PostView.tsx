import type { Ref } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { ButtonLink } from "#client/ui/controls/ButtonLink.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Conversation } from "#client/features/comments/thread/Conversation.tsx";
import { PostDetail } from "#client/features/posts/page/PostDetail.tsx";
import { PostSkeleton } from "#client/features/posts/card/PostSkeleton.tsx";
import type { usePost } from "#client/features/posts/page/usePost.ts";

interface PostViewProps {
  reading: ReturnType<typeof usePost>;
  headingLevel: 1 | 3;
  isBeside?: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
  commentBoxRef?: Ref<HTMLTextAreaElement>;
  onDeleted: () => void;
}

/** A post that is being read, whatever became of it: there, on its way, out of reach, or gone. */
export function PostView({ reading, ...rest }: PostViewProps) {
  if (reading.post) return <PostDetail post={reading.post} Conversation={Conversation} {...rest} />;
  if (reading.isGone) {
    return (
      <EmptyState
        title="This post isn't available. It may have been removed."
        action={<ButtonLink to="/">Return to Home</ButtonLink>}
      />
    );
  }
  if (reading.error) {
    return <ErrorState title="Couldn't load this post" text={messageOf(reading.error)} onRetry={reading.retry} />;
  }
  return <PostSkeleton lines={6} />;
}
