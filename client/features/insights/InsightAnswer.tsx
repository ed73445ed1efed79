import { Quote } from "lucide-react";
import { Link } from "react-router-dom";
import { Text } from "#client/ui/text/Text.tsx";
import { CitedSentence } from "./CitedSentence.tsx";
import { ConfidenceMeter } from "./ConfidenceMeter.tsx";
import { Finding, FindingKind, FindingSources, FindingTop } from "./findingLook.ts";
import { answerPartsOf } from "./confidence.ts";
import { pathOfQuote, type QuotedWords, titleOfQuoted } from "./quotes.ts";

interface InsightAnswerProps {
  /** An answer has no id, so it is passed as it was read. */
  answer: {
    isWorded: boolean;
    sentences: readonly { text: string; sources: readonly number[] }[];
    sources: readonly QuotedWords[];
  };
  /** From 0 to 1. */
  confidence: number;
}

/** The answer in members' own words: a paragraph whose sentences lead to their sources. */
export function InsightAnswer({ answer, confidence }: InsightAnswerProps) {
  return (
    <Finding as="section" aria-labelledby="insight-answer">
      <FindingTop>
        <FindingKind as="h3" id="insight-answer">
          <Quote aria-hidden /> In members' own words
        </FindingKind>
        <ConfidenceMeter percent={Math.round(100 * confidence)} parts={answerPartsOf(confidence)} />
      </FindingTop>
      <Text as="p" variant="body" dir="auto">
        {answer.sentences.map(({ text, sources }) => (
          <CitedSentence key={text} text={text} sources={sources.flatMap((at) => citation(answer.sources[at], at))} />
        ))}
      </Text>
      <FindingSources aria-label="Sources of the answer">
        {answer.sources.map((source) => (
          <li key={`${source.postId} ${source.quote}`}>
            <Link to={pathOfQuote(source)}>{titleOfQuoted(source)}</Link>{" "}
            <Text variant="meta" tone="tertiary">
              {source.commentId === null ? source.author?.name : `Comment by ${source.author?.name ?? "a member"}`}
            </Text>
          </li>
        ))}
      </FindingSources>
      {answer.isWorded && (
        <Text as="p" variant="meta" tone="tertiary">
          Written by a language model from these words only.
        </Text>
      )}
    </Finding>
  );
}

const citation = (source: QuotedWords | undefined, at: number) =>
  source ? [{ to: pathOfQuote(source), number: at + 1 }] : [];
