import styled from "@emotion/styled";
import { Card } from "#client/ui/layout/Card.tsx";
import { PostSkeleton } from "#client/features/posts/card/PostSkeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

/** The number of cards while the feed is loading. */
const SKELETON_CARDS = 3;

/** A placeholder of the feed, in boxes of the same size. */
export function FeedSkeleton({ label = "Loading posts…" }: { label?: string }) {
  return (
    <Stack gap={16} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <CardShape key={index} data-skeleton>
          <PostSkeleton />
        </CardShape>
      ))}
    </Stack>
  );
}

/** The padding of a post card. */
const CardShape = styled(Card)(({ theme }) => ({ paddingBlockEnd: theme.space(8) }));
