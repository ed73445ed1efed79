import type { StoredInsightCard } from "#server/db/schema/explore";
import { NO_CONFIDENCE } from "#server/features/insights/cards/cards.clusters.model";
import type { Question } from "#server/features/insights/words/words.question.model";
import type { ReadPost } from "./answers.passages.model.ts";
import type { Ranked } from "./answers.ranking.model.ts";

/** At most so many topics are offered where nothing answers. */
const TOPICS_MAX = 5;
/** So many of the nearest posts name them. */
const NEAREST = 20;
const WORDS_MAX = 3;

const listOf = (words: readonly string[], joint = "or"): string =>
  words.length <= 1 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1)}`;

/** Returns the tags of the posts that come nearest to a question, those of the nearest first. */
export function nearestTopics(ranked: readonly Ranked[], others: readonly Pick<ReadPost, "tags">[]): string[] {
  const weights = new Map<string, number>();
  for (const { post, met } of ranked.slice(0, NEAREST))
    for (const tag of post.tags) weights.set(tag, (weights.get(tag) ?? 0) + met);
  const near = [...weights].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([tag]) => tag);
  const counts = new Map<string, number>();
  for (const { tags } of others) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const used = [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([tag]) => tag);
  return [...new Set([...near, ...used])].slice(0, TOPICS_MAX);
}

/** What an insight says where nothing answers. */
export interface Absence {
  question: Question;
  /** The words that nobody here uses, as they were typed. */
  unknown: readonly string[];
  topics: readonly string[];
  /** How many posts have the first of the topics among those that were read. */
  relatedCount: number;
}

/** Words as phrases: those that follow each other in the question belong together, as "nuclear power". */
function phrasesOf(prompt: string, words: readonly string[]): string[] {
  const phrases: string[] = [];
  for (const word of words) {
    const joined = `${phrases.at(-1) ?? ""} ${word}`;
    if (phrases.length > 0 && prompt.includes(joined)) phrases[phrases.length - 1] = joined;
    else phrases.push(word);
  }
  return phrases;
}

/** The heading of the card: what there is nothing about. */
function titleOf({ question, unknown }: Absence): string {
  const { members, terms, span } = question;
  const subject = terms.filter(({ isWeak }) => !isWeak).map(({ text }) => text);
  const about = (words: readonly string[]) => (words.length === 0 ? "" : ` about ${listOf(words.slice(0, WORDS_MAX))}`);
  const time = span ? ` ${span.words}` : "";
  if (unknown.length > 0) return `Nobody here has written${about(phrasesOf(question.prompt, unknown))}`;
  if (members.length > 0)
    return `${listOf(members.map(({ name }) => name))} wrote nothing${about(subject)}${time} that you can see`;
  if (span) return `Nobody wrote${about(subject)}${time}`;
  return subject.length > 1
    ? `No idea here is about ${listOf(subject.slice(0, 4), "and")} together`
    : `No idea here is${about(subject)}`;
}

/** The one card of an insight that has no answer: it says so, and names the nearest topics. */
export function absenceCard(absence: Absence): StoredInsightCard {
  const { topics, relatedCount, question } = absence;
  const title = titleOf(absence);
  const nearest =
    topics.length > 0
      ? `There are ideas about ${listOf(
          topics.map((tag) => `#${tag}`),
          "and",
        )}.`
      : "";
  const sentences = [`${title}.`, nearest].filter((text) => text !== "").map((text) => ({ text, postIds: [] }));
  const words = question.terms.map(({ word }) => word).join(" ");
  return {
    kind: "gap",
    title,
    sentences,
    isEnough: false,
    ...NO_CONFIDENCE,
    met: 0,
    tags: [...topics],
    relatedCount,
    relatedQuery: topics[0] === undefined ? words : `tag:${topics[0]}`,
    postIds: [],
    isWorded: false,
  };
}
