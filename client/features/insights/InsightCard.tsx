import styled from "@emotion/styled";
import { MessagesSquare, SearchX, TrendingUp } from "lucide-react";
import { Link } from "react-router-dom";
import { searchPath, tagPath } from "#client/features/search/core/searchPaths.ts";
import type { InsightKind } from "#client/gql/graphql.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Tag } from "#client/ui/text/Tag.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { ConfidenceMeter } from "./ConfidenceMeter.tsx";
import { citationsOf } from "./confidence.ts";
import type { Confidence } from "./ConfidenceMeter.tsx";

interface InsightCardProps {
  /** A card has no id, so it is passed as it was read. */
  card: {
    kind: InsightKind;
    title: string;
    isEnough: boolean;
    isWorded: boolean;
    tags: readonly string[];
    relatedCount: number;
    relatedQuery: string;
    confidence: Confidence;
    sentences: readonly { text: string; postIds: readonly string[] }[];
    posts: readonly { id: string; title?: string | null; content: string; author: { name: string } }[];
  };
}

const KINDS = {
  TREND: { label: "Trend", Icon: TrendingUp },
  CONSENSUS: { label: "Consensus", Icon: MessagesSquare },
  GAP: { label: "Gap", Icon: SearchX },
} as const;

/** One finding, its confidence, and the posts on which it is based. */
export function InsightCard({ card }: InsightCardProps) {
  const { label, Icon } = KINDS[card.kind];
  const citations = citationsOf(card.sentences, card.posts);
  return (
    <Frame as="article" aria-labelledby={`insight-${card.kind}`}>
      <Top>
        <Kind>
          <Icon aria-hidden /> {label}
        </Kind>
        {card.isEnough && <ConfidenceMeter confidence={card.confidence} />}
      </Top>
      <Text as="h3" variant="postTitle" id={`insight-${card.kind}`} dir="auto">
        {card.title}
      </Text>
      <Text as="p" variant="bodySm" tone="secondary" dir="auto">
        {card.sentences.map(({ text }, index) => {
          const [start, lastWord] = lastWordOf(text);
          return (
            <span key={text}>
              {start}
              <Unbroken>
                {lastWord}
                {citations[index]?.map(({ id, number }) => (
                  <Cite key={id} to={`/post/${id}`} aria-label={`Source ${number}`}>
                    {number}
                  </Cite>
                ))}
              </Unbroken>{" "}
            </span>
          );
        })}
      </Text>
      {card.tags.length > 0 && (
        <Tags aria-label="Tags">
          {card.tags.map((tag) => (
            <li key={tag}>
              <PostLink to={tagPath(tag)}>
                <Tag>#{tag}</Tag>
              </PostLink>
            </li>
          ))}
        </Tags>
      )}
      {card.posts.length > 0 && (
        <Sources aria-label="Sources">
          {card.posts.map(({ id, title, content, author }) => (
            <li key={id}>
              <Link to={`/post/${id}`}>{title || `${content.slice(0, 80)}${content.length > 80 ? "…" : ""}`}</Link>{" "}
              <Text variant="meta" tone="tertiary">
                {author.name}
              </Text>
            </li>
          ))}
        </Sources>
      )}
      {card.relatedCount > 0 && (
        <p>
          <TextLink to={searchPath(card.relatedQuery)}>
            {card.relatedCount === 1 ? "1 related post" : `${card.relatedCount} related posts`}
          </TextLink>
        </p>
      )}
      {card.isWorded && (
        <Text as="p" variant="meta" tone="tertiary">
          Written by a language model from these posts only.
        </Text>
      )}
    </Frame>
  );
}

/** Divides a sentence before its last word, to which its citations stick. */
function lastWordOf(text: string): [string, string] {
  const space = text.lastIndexOf(" ") + 1;
  return [text.slice(0, space), text.slice(space)];
}

const Unbroken = styled.span({ whiteSpace: "nowrap" });
const Frame = styled(Card)(({ theme }) => ({ display: "grid", gap: theme.space(12), overflowWrap: "anywhere" }));
const Top = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(8),
}));
const Kind = styled.span(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(6),
  ...theme.type.micro,
  color: theme.color.ai,
  "& svg": { width: 16, height: 16, strokeWidth: 1.75 },
}));
const Tags = styled.ul(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space(6),
  margin: 0,
  padding: 0,
  listStyle: "none",
}));
const PostLink = styled(Link)(({ theme }) => ({
  display: "inline-flex",
  borderRadius: theme.radius.tag,
  textDecoration: "none",
  "&:hover > span": { color: theme.color.text.primary },
}));
const Cite = styled(Link)(({ theme }) => ({
  display: "inline-grid",
  placeItems: "center",
  minWidth: 24,
  height: 24,
  marginInlineStart: 4,
  borderRadius: theme.radius.tag,
  background: theme.color.aiTint,
  color: theme.color.ai,
  ...theme.type.micro,
  textDecoration: "none",
}));
const Sources = styled.ol(({ theme }) => ({
  display: "grid",
  gap: theme.space(8),
  margin: 0,
  paddingInlineStart: theme.space(20),
  listStyle: "decimal",
  ...theme.type.meta,
  "& a": { color: theme.color.text.primary, textDecoration: "none", ...theme.type.ui },
  "& a:hover": { textDecoration: "underline" },
}));
