import styled from "@emotion/styled";
import { pendingComments } from "#client/features/comments/core/pendingComments.ts";
import { useStore } from "#client/lib/state/Store.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** One's own comments on a post that wait for the server, each with what becomes of it. */
export function PendingComments({ postId }: { postId: string }) {
  const { list, retry, discard } = useStore(pendingComments);
  const own = list.filter((comment) => comment.postId === postId);
  if (own.length === 0) return null;
  return (
    <Stack as="ul" gap={12} aria-label="Comments that are not sent yet">
      {own.map(({ clientId, content, state, reason }) => (
        <Waiting key={clientId} data-pending-comment>
          <Text as="p" dir="auto">
            {content}
          </Text>
          <Stack direction="row" gap={8} align="center" wrap role="status">
            <Text as="span" variant="meta" tone={state === "refused" ? "danger" : "secondary"}>
              {state === "refused" ? reason : "Not sent yet. It is sent when the server answers."}
            </Text>
            {state !== "waiting" && (
              <>
                <Button variant="ghost" size="sm" onClick={() => retry(clientId)}>
                  Retry
                </Button>
                <Button variant="ghost" size="sm" onClick={() => discard(clientId)}>
                  Delete
                </Button>
              </>
            )}
          </Stack>
        </Waiting>
      ))}
    </Stack>
  );
}

const Waiting = styled.li(({ theme }) => ({
  paddingInlineStart: theme.space(12),
  borderInlineStart: `2px solid ${theme.color.border.control}`,
  listStyle: "none",
  overflowWrap: "anywhere",
}));
