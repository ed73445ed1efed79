import type { Ref } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { ButtonLink } from "#client/ui/ButtonLink.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { ErrorState } from "#client/ui/ErrorState.tsx";
import { PostDetail } from "./PostDetail.tsx";
import { PostSkeleton } from "./PostSkeleton.tsx";
import type { usePost } from "./usePost.ts";

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
  if (reading.post) return <PostDetail post={reading.post} {...rest} />;
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
