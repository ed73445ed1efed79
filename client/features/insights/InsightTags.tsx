import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { tagPath } from "#client/features/search/core/searchPaths.ts";
import { Tag } from "#client/ui/text/Tag.tsx";

interface InsightTagsProps {
  label: string;
  tags: readonly string[];
}

/** Tags, each of which leads to its page; nothing if there is none. */
export function InsightTags({ label, tags }: InsightTagsProps) {
  if (tags.length === 0) return null;
  return (
    <List aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <TagLink to={tagPath(tag)}>
            <Tag>#{tag}</Tag>
          </TagLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space(6),
  margin: 0,
  padding: 0,
  listStyle: "none",
}));
const TagLink = styled(Link)(({ theme }) => ({
  display: "inline-flex",
  borderRadius: theme.radius.tag,
  textDecoration: "none",
  "&:hover > span": { color: theme.color.text.primary },
}));
