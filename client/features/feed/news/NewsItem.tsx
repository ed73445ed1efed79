import styled from "@emotion/styled";
import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { MEMBERS_LINK } from "#client/features/people/membersLink.ts";
import { usePostLink } from "#client/features/posts/card/usePostLink.ts";
import { truncateWords } from "#client/lib/text/text.ts";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

/** The number of words that represent a post without a title. */
const WORDS = 12;

interface NewsItemProps {
  post: { id: string; title?: string | null; content: string };
  children: ReactNode;
}

/** A line of the news: the post to which it links, and its source. */
export function NewsItem({ post, children }: NewsItemProps) {
  const link = usePostLink(post.id);
  const words = truncateWords(post.content, WORDS);
  return (
    <Row>
      <Headline {...link.props} dir="auto">
        {post.title || words.text || "A post"}
      </Headline>
      <Source>{children}</Source>
    </Row>
  );
}

interface OutwardProps {
  url: string;
  host: string;
}

/** A link to an external page that was shared. */
export function Outward({ url, host }: OutwardProps) {
  return (
    <Out href={url} target="_blank" rel={MEMBERS_LINK}>
      {host}
      <ArrowUpRight aria-hidden />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Out>
  );
}

const Row = styled.li(({ theme }) => ({
  display: "grid",
  gap: theme.space(2),
  paddingBlock: theme.space(8),
  "& + &": { borderTop: `1px solid ${theme.color.border.subtle}` },
}));
const Headline = styled(Link)(({ theme }) => ({
  ...theme.type.bodySm,
  lineHeight: theme.type.ui.lineHeight,
  fontWeight: 650,
  color: theme.color.text.primary,
  textDecoration: "none",
  overflowWrap: "anywhere",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  "&:hover": { textDecoration: "underline" },
  // The clamp would clip an outline outside of the line.
  "&:focus-visible": { outlineOffset: -2 },
}));
const Source = styled.p(({ theme }) => ({
  ...theme.type.micro,
  fontWeight: 450,
  color: theme.color.text.tertiary,
  overflowWrap: "anywhere",
}));
const Out = styled.a(({ theme }) => ({
  color: theme.color.text.tertiary,
  textDecoration: "none",
  "& svg": { display: "inline-block", width: "0.875rem", height: "0.875rem", strokeWidth: 1.75, verticalAlign: "-2px" },
  "&:hover": { color: theme.color.text.primary, textDecoration: "underline" },
}));
