import { Files, MessagesSquare, SearchX, TrendingUp } from "lucide-react";
import { Link } from "react-router-dom";
import { searchPath } from "#client/features/search/core/searchPaths.ts";
import type { InsightKind } from "#client/gql/graphql.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { CitedSentence } from "./CitedSentence.tsx";
import { ConfidenceMeter } from "./ConfidenceMeter.tsx";
import { Finding, FindingKind, FindingSources, FindingTop } from "./findingLook.ts";
import { InsightTags } from "./InsightTags.tsx";
import { citationsOf, type Confidence, partsOf } from "./confidence.ts";

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
  const { label, Icon } = card.isEnough ? KINDS[card.kind] : { label: "More about this", Icon: Files };
  const citations = citationsOf(card.sentences, card.posts);
  return (
    <Finding as="article" aria-labelledby={`insight-${card.kind}`}>
      <FindingTop>
        <FindingKind>
          <Icon aria-hidden /> {label}
        </FindingKind>
        {card.isEnough && <ConfidenceMeter percent={card.confidence.percent} parts={partsOf(card.confidence)} />}
      </FindingTop>
      <Text as="h3" variant="postTitle" id={`insight-${card.kind}`} dir="auto">
        {card.title}
      </Text>
      <Text as="p" variant="bodySm" tone="secondary" dir="auto">
        {card.sentences.map(({ text }, index) => (
          <CitedSentence
            key={text}
            text={text}
            sources={citations[index]?.map(({ id, number }) => ({ to: `/post/${id}`, number })) ?? []}
          />
        ))}
      </Text>
      <InsightTags label="Tags" tags={card.tags} />
      {card.posts.length > 0 && (
        <FindingSources aria-label="Sources">
          {card.posts.map(({ id, title, content, author }) => (
            <li key={id}>
              <Link to={`/post/${id}`}>{title || `${content.slice(0, 80)}${content.length > 80 ? "…" : ""}`}</Link>{" "}
              <Text variant="meta" tone="tertiary">
                {author.name}
              </Text>
            </li>
          ))}
        </FindingSources>
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
    </Finding>
  );
}
