import { pendingComments } from "#client/features/comments/core/pendingComments.ts";
import { useStore } from "#client/lib/state/Store.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { PendingItem } from "#client/ui/states/PendingItem.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** One's own comments on a post that wait for the server, each with what becomes of it. */
export function PendingComments({ postId }: { postId: string }) {
  const { list, retry, discard } = useStore(pendingComments);
  const own = list.filter((comment) => comment.postId === postId);
  if (own.length === 0) return null;
  return (
    <Stack as="ul" gap={12} aria-label="Comments that are not sent yet">
      {own.map((comment) => (
        <PendingItem
          key={comment.clientId}
          data-pending-comment
          pending={comment}
          onRetry={() => retry(comment.clientId)}
          onDiscard={() => discard(comment.clientId)}
        >
          <Text as="p" dir="auto">
            {comment.content}
          </Text>
        </PendingItem>
      ))}
    </Stack>
  );
}
