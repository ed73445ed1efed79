import styled from "@emotion/styled";
import { Hash } from "lucide-react";
import { Link } from "react-router-dom";
import { compactCount } from "#client/lib/text/numbers.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Highlighted } from "./Highlighted.tsx";
import { tagPath } from "#client/features/search/core/searchPaths.ts";

interface FoundTagProps {
  tag: { name: string; postsCount: number };
  title: { text: string; ranges: readonly { start: number; end: number }[] };
}

/** A tag in the results, with its number of posts. */
export function FoundTag({ tag, title }: FoundTagProps) {
  return (
    <Row>
      <TagLink to={tagPath(tag.name)}>
        <Hash aria-hidden />
        <span dir="auto">
          <Highlighted of={title} />
        </span>
        <Text variant="meta" tone="secondary">
          {tag.postsCount === 1 ? "1 post" : `${compactCount(tag.postsCount)} posts`}
        </Text>
      </TagLink>
    </Row>
  );
}

const Row = styled.li(({ theme }) => ({ "& + &": { borderTop: `1px solid ${theme.color.border.subtle}` } }));
const TagLink = styled(Link)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  minHeight: 52,
  color: theme.color.text.primary,
  textDecoration: "none",
  overflowWrap: "anywhere",
  ...theme.type.ui,
  "& svg": { width: "1.125rem", height: "1.125rem", strokeWidth: 1.75, color: theme.color.text.tertiary },
  "& > :last-child": { marginInlineStart: "auto", flexShrink: 0 },
  "&:hover": { color: theme.color.text.link },
}));
