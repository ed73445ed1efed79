import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Tag } from "#client/ui/text/Tag.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** The number of tags that a card shows before it counts the others. */
export const CARD_TAGS = 3;

interface PostTagsProps {
  tags: readonly string[];
  /** The number of tags to show; the rest is counted as "+N". Without it, all are shown. */
  limit?: number;
  /** Tags that match a search: they are highlighted, and none of them is left out for another. */
  matched?: readonly string[];
}

/** The tags of a post, as #tag. */
export function PostTags({ tags, limit = tags.length, matched = [] }: PostTagsProps) {
  if (tags.length === 0) return null;
  const ordered = matched.length === 0 ? tags : [...matched, ...tags.filter((tag) => !matched.includes(tag))];
  const rest = ordered.slice(limit);
  return (
    <Stack direction="row" gap={6} align="center" wrap as="ul" aria-label="Tags">
      {ordered.slice(0, limit).map((tag) => (
        <li key={tag}>
          <TagLink to={`/tags/${encodeURIComponent(tag)}`}>
            {matched.includes(tag) ? <MatchedTag as="mark">#{tag}</MatchedTag> : <Tag>#{tag}</Tag>}
          </TagLink>
        </li>
      ))}
      {rest.length > 0 && (
        <Text as="li" variant="meta" tone="tertiary" title={rest.map((tag) => `#${tag}`).join(" ")}>
          +{rest.length}
        </Text>
      )}
    </Stack>
  );
}

const MatchedTag = styled(Tag)(({ theme }) => ({
  background: theme.color.primary.tint,
  color: theme.color.primary.tintText,
  fontWeight: 600,
}));
const TagLink = styled(Link)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 24,
  borderRadius: theme.radius.tag,
  textDecoration: "none",
  "&:hover > span": { color: theme.color.text.primary },
}));
