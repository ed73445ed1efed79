import type { Ref } from "react";
import { ButtonLink } from "#client/ui/controls/ButtonLink.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Conversation } from "#client/features/comments/thread/Conversation.tsx";
import { PostDetail } from "#client/features/posts/page/PostDetail.tsx";
import { PostSkeleton } from "#client/features/posts/card/PostSkeleton.tsx";
import { useLiveComments } from "./useLiveComments.ts";
import type { usePost } from "#client/features/posts/page/usePost.ts";

interface PostViewProps {
  postId: string;
  query: ReturnType<typeof usePost>["query"];
  headingLevel: 1 | 3;
  isBeside?: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
  commentBoxRef?: Ref<HTMLTextAreaElement>;
  onDeleted: () => void;
}

/** A post in each state: loaded, loading, failed, or deleted. */
export function PostView({ postId, query, ...rest }: PostViewProps) {
  useLiveComments(postId, query.value?.post != null);
  return (
    <QueryBoundary query={query} skeleton={<PostSkeleton lines={6} />} failure="Couldn't load this post">
      {({ post }) =>
        post ? (
          <PostDetail post={post} Conversation={Conversation} {...rest} />
        ) : (
          <EmptyState
            scene="map"
            title="This post isn't available. It may have been removed."
            action={<ButtonLink to="/">Return to Home</ButtonLink>}
          />
        )
      }
    </QueryBoundary>
  );
}
