import styled from "@emotion/styled";
import { useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { formatDate, fullDate } from "#client/lib/text/dates.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { useBookmarkChanges } from "./useBookmarkChanges.ts";
import type { BookmarkEdge } from "./useBookmarks.ts";

interface GoneBookmarkProps {
  edge: BookmarkEdge;
  /** Runs after the bookmark was removed. */
  onRemoved: () => void;
}

/** The placeholder of a bookmark whose post was deleted, or is not visible any more. */
export function GoneBookmark({ edge, onRemoved }: GoneBookmarkProps) {
  const { forget } = useBookmarkChanges();
  const [isRemoving, setRemoving] = useState(false);

  async function remove() {
    setRemoving(true);
    try {
      await forget(edge.postId);
      onRemoved();
    } catch (failure) {
      setRemoving(false);
      toast.failure("Couldn't remove the bookmark", messageOf(failure));
    }
  }

  return (
    <Stub as="article" tabIndex={0} aria-label="This post isn't available" data-post={edge.postId}>
      <Stack gap={4}>
        <Text as="p" variant="bodySm" tone="secondary">
          This post isn't available. It may have been removed.
        </Text>
        {edge.note && (
          <Text as="p" variant="bodySm" dir="auto">
            {edge.note}
          </Text>
        )}
        <Text as="p" variant="meta" tone="tertiary">
          Saved{" "}
          <time dateTime={edge.savedAt} title={fullDate(edge.savedAt)}>
            {formatDate(edge.savedAt)}
          </time>
        </Text>
      </Stack>
      <Button variant="outline" size="sm" loading={isRemoving} onClick={() => void remove()}>
        {isRemoving ? "Removing..." : "Remove"}
      </Button>
    </Stub>
  );
}

const Stub = styled(Card)(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(12),
  background: "transparent",
  borderStyle: "dashed",
}));
