import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { PublicIdea } from "./usePublicIdeas.ts";

/**
 * A public idea with its author. It leads to the post by a request for its page, because the tags of that page let the
 * sign-in page say what the visitor wants to read.
 */
export function PublicIdeaCard({ idea: { id, title, excerpt, user } }: { idea: PublicIdea }) {
  return (
    <Frame>
      <Text as="h3" variant="ui" dir="auto">
        <Title to={`/post/${id}`} reloadDocument>
          {title ?? excerpt}
        </Title>
      </Text>
      {title !== null && excerpt !== "" && (
        <Excerpt as="p" variant="bodySm" tone="secondary" dir="auto">
          {excerpt}
        </Excerpt>
      )}
      <Author>
        <Avatar name={user.name} image={user.avatar === null ? null : { url: user.avatar }} size={24} />
        <Text variant="meta" tone="secondary" dir="auto" truncate>
          {user.name}
        </Text>
      </Author>
    </Frame>
  );
}

const twoLines = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
} as const;

const Frame = styled.li(({ theme }) => ({
  position: "relative",
  display: "grid",
  gap: theme.space(4),
  padding: `${theme.space(12)} ${theme.space(16)}`,
  minWidth: 0,
  background: theme.color.bg.surface,
  color: theme.color.text.primary,
  border: `1px solid ${theme.color.border.default}`,
  borderRadius: theme.radius.card,
  "&:hover": { borderColor: theme.color.border.control },
  "&:has(a:focus-visible)": { outline: `2px solid ${theme.color.border.focus}`, outlineOffset: 2 },
}));
// The whole card is the link; the outline is that of the card, because the clamp would clip it.
const Title = styled(Link)(({ theme }) => ({
  ...twoLines,
  ...theme.type.body,
  lineHeight: "1.375rem",
  fontWeight: 650,
  color: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
  outline: "none",
  "&:hover": { textDecoration: "underline" },
  "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: theme.radius.card },
}));
const Excerpt = styled(Text)(({ theme }) => ({
  ...twoLines,
  [theme.mq.lg]: { "@media (max-height: 50em)": { display: "none" } },
}));
const Author = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(8),
  minWidth: 0,
  marginBlockStart: theme.space(4),
}));
