import styled from "@emotion/styled";
import { MessageSquareOff, Pin } from "lucide-react";
import { Text } from "#client/ui/text/Text.tsx";

/** The line above a post in its group, if it is pinned or its comments are closed. */
export function ManagedPostMarks({ post }: { post: { pinned: boolean; commentsClosed: boolean } }) {
  if (!post.pinned && !post.commentsClosed) return null;
  return (
    <Line>
      {post.pinned && (
        <Mark variant="meta" tone="secondary">
          <Pin aria-hidden /> Pinned
        </Mark>
      )}
      {post.commentsClosed && (
        <Mark variant="meta" tone="secondary">
          <MessageSquareOff aria-hidden /> Comments closed
        </Mark>
      )}
    </Line>
  );
}

const Line = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(12),
  minHeight: 24,
  marginBlock: -4,
}));
const Mark = styled(Text)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(6),
  "& svg": { width: "0.875rem", height: "0.875rem", strokeWidth: 1.75 },
}));
