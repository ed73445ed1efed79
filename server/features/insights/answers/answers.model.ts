import type { StoredInsightCard, StoredReport } from "#server/db/schema/explore";
import type { Evidence } from "#server/features/insights/insights.model";
import { cardsOf, questionSubject } from "#server/features/insights/cards/cards.model";
import { isWithin } from "#server/features/insights/words/words.dates.model";
import type { Question } from "#server/features/insights/words/words.question.model";
import { absenceCard, nearestTopics } from "./answers.absence.model.ts";
import { passagesOf, type ReadComment, type ReadPost } from "./answers.passages.model.ts";
import { peopleFor } from "./answers.people.model.ts";
import { answerOf, type Quote, quotesFor } from "./answers.quoting.model.ts";
import { shareIn, type WeightedTerm, weightedTerms } from "./answers.matching.model.ts";
import { isAnswer, type Ranked, rankPassages } from "./answers.ranking.model.ts";
import type { Reading } from "./answers.reading.model.ts";
import { disputedIn, unansweredIn } from "./answers.talk.model.ts";

/** What an insight says, and the posts on which it rests. */
export interface Composed {
  report: StoredReport;
  cards: StoredInsightCard[];
  /** The posts that are about the question. */
  evidence: Evidence[];
  /** The quotes of the answer with their authors. */
  quotes: Quote[];
}

/** A post is about a question from this share on. */
const ABOUT = 0.35;

/** The passages of a reading in the time of the question and by the members whom it names, the best first. */
function rankedIn({ question, posts }: Reading, terms: readonly WeightedTerm[]): Ranked[] {
  const authors = new Set(question.members.map(({ id }) => id));
  const isMeant = (source: ReadPost | ReadComment) =>
    (authors.size === 0 || authors.has(source.authorId)) && isWithin(source.createdAt, question.span);
  const ranked = terms.length === 0 ? byAttention(posts, question) : rankPassages(terms, posts, question.category);
  return ranked.filter(({ post, comment }) => isMeant(comment ?? post));
}

/** Without words of a subject: the posts by their time where a member is named, else by how much they were liked. */
function byAttention(posts: readonly ReadPost[], { members }: Question): Ranked[] {
  const marks = ({ likes, comments }: ReadPost) => likes + comments;
  const sorted = posts.toSorted((a, b) =>
    members.length > 0 ? b.createdAt.localeCompare(a.createdAt) : marks(b) - marks(a) || b.id - a.id,
  );
  return sorted.map((post) => {
    const passages = passagesOf(post.content);
    return {
      post,
      comment: null,
      passages,
      met: 1,
      score: 1,
      subject: { wanted: 0, joint: 0, hasNames: true },
      shares: passages.sentences.map(() => 0),
    };
  });
}

/** The passages that answer a question, the best first. */
function answering({ question }: Reading, ranked: readonly Ranked[]): Ranked[] {
  if (question.terms.length === 0) return question.isGeneral || question.members.length > 0 ? [...ranked] : [];
  return ranked.filter((passage) => isAnswer(passage, question.members.length > 0));
}

/** The share of a question's words and names that stand in the quotes, and in the titles of what is quoted. */
function confidenceOf(
  { question }: Reading,
  terms: readonly WeightedTerm[],
  quotes: readonly Quote[],
  posts: ReadonlyMap<number, ReadPost>,
) {
  if (quotes.length === 0) return 0;
  const strong = terms.filter(({ isWeak }) => !isWeak).map((term) => ({ ...term, weight: 1 }));
  const texts = quotes.map(({ quote, postId }) => {
    const { title = null, tags = [] } = posts.get(postId) ?? {};
    return `${title ?? ""} ${quote} ${tags.join(" ").replace(/[-_]/gu, " ")}`;
  });
  const named = question.members.filter(({ id }) => quotes.some(({ authorId }) => authorId === id)).length;
  const wanted = strong.length + question.members.length;
  const share = wanted === 0 ? 1 : (shareIn(strong, texts) * strong.length + named) / wanted;
  return Math.round(share * 100) / 100;
}

const toEvidence = ({ remarks, ...post }: ReadPost): Evidence => ({
  ...post,
  questions: remarks.filter(({ authorId, content }) => authorId !== post.authorId && content.includes("?")).length,
});

/** Composes the answer to a question from what was read, with its cards. */
export function composed(reading: Reading, { viewerId, now }: { viewerId: number; now: number }): Composed {
  const { question, posts, unknown, community } = reading;
  const terms = weightedTerms(question.terms, community);
  const ranked = rankedIn(reading, terms);
  const answers = answering(reading, ranked);
  const quotes = quotesFor(answers);
  const answer = answerOf(quotes, question);
  const about = answer === null ? [] : aboutOf(ranked, answers);
  const evidence = about.map(toEvidence);
  const words = question.terms.map(({ word }) => word).join(" ");
  const postsById = new Map(posts.map((post) => [post.id, post]));
  const related = answers.filter(({ post }) => about.includes(post));
  const report: StoredReport = {
    answer,
    people: answer === null ? [] : peopleFor(related, viewerId),
    disputed: answer === null ? [] : disputedIn(related),
    unanswered: answer === null ? [] : unansweredIn(related),
    unknownWords: unknown.map((word) => word.toLowerCase()),
    nearestTopics: answer === null ? nearestTopics(ranked, []) : [],
    confidence: confidenceOf(reading, terms, quotes, postsById),
  };
  const metBy = (ids: readonly number[]) =>
    terms.length === 0
      ? 1
      : shareIn(
          terms.filter(({ isWeak }) => !isWeak),
          ids
            .flatMap((id) => postsById.get(id) ?? [])
            .map((post) => `${post.title ?? ""} ${post.tags.join(" ").replace(/[-_]/gu, " ")} ${post.content}`),
        );
  const cards =
    answer === null ? [] : cardsOf(evidence, questionSubject(now, words)).map((card) => withMet(card, metBy));
  return { report, cards, evidence, quotes };
}

/** The posts that are about the question: those that answer, and those that meet enough of it. */
function aboutOf(ranked: readonly Ranked[], answers: readonly Ranked[]): ReadPost[] {
  const isAbout = ({ comment, met }: Ranked) => comment === null && met >= ABOUT;
  return [...new Set([...answers, ...ranked.filter(isAbout)].map(({ post }) => post))];
}

/** The confidence of a card is the share of the question that stands in its posts. */
function withMet(card: StoredInsightCard, metBy: (ids: readonly number[]) => number): StoredInsightCard {
  if (!card.isEnough) return { ...card, met: 0 };
  const met = Math.round(metBy(card.postIds) * 100) / 100;
  return { ...card, met, confidence: Math.round(100 * met) };
}

/** The one card of a question that nothing answers. */
export function absentCard({ question, unknown, posts }: Reading, topics: readonly string[]): StoredInsightCard {
  const relatedCount = posts.filter(({ tags }) => topics[0] !== undefined && tags.includes(topics[0])).length;
  return absenceCard({ question, unknown, topics, relatedCount });
}
