import type { StoredInsightCard, StoredSentence } from "#server/db/schema/explore";
import { authorsOf, type Cluster, clustersOf, confidenceIn, NO_CONFIDENCE, TAGS_MAX } from "./cards.clusters.model.ts";
import { CITED_MAX, type Evidence, type Kind, nameOf } from "#server/features/insights/insights.model";
import { byMarks, cite, counted, idsOf, most, sum } from "./cards.phrases.model.ts";
import { POSTS_MIN } from "#server/features/insights/insights.limits.rules";
import { type Draft, trendIn } from "./cards.trends.model.ts";

/*
 * The three cards of an insight are computed from posts alone. Each sentence holds counted numbers and cites the posts
 * behind them, and rests on two members at least.
 */

/** The search that finds all ideas of a card. */
const searchFor = (tags: readonly string[], fallback: string) => (tags[0] ? `tag:${tags[0]}` : fallback);

/** What the cards are about. */
export interface CardsSubject {
  now: number;
  /** A search for all of it, for cards that have no tag. */
  fallbackQuery: string;
  /** The subject in the sentence "5 ideas are …". */
  about: string;
  /** Finds the trend among the clusters. */
  findTrend: (clusters: readonly Cluster[], now: number) => Draft | null;
}

/** The subject of a question. */
export const questionSubject = (now: number, fallbackQuery: string): CardsSubject => ({
  now,
  fallbackQuery,
  about: "about this",
  findTrend: trendIn,
});

/** A trend, a consensus and a gap, as far as each can be stated; one card that says so where none can. */
export function cardsOf(evidence: readonly Evidence[], subject: CardsSubject): StoredInsightCard[] {
  const { now, fallbackQuery } = subject;
  if (evidence.length < POSTS_MIN) return [tooLittle(evidence, subject)];
  const clusters = clustersOf(evidence);
  const drafts: [Kind, Draft | null][] = [
    ["trend", subject.findTrend(clusters, now)],
    ["consensus", consensusIn(clusters, evidence)],
    ["gap", gapIn(clusters, evidence)],
  ];
  const cards = drafts.flatMap(([kind, draft]): StoredInsightCard[] => {
    if (!draft) return [];
    const { posts, ...card } = draft;
    const cited = [...new Set([...card.sentences.flatMap(({ postIds }) => postIds), ...idsOf(byMarks(posts))])];
    const findings = {
      isEnough: true,
      ...confidenceIn(posts, evidence, now),
      relatedCount: posts.length,
      relatedQuery: searchFor(card.tags, fallbackQuery),
      postIds: cited.slice(0, CITED_MAX),
      isWorded: false,
    };
    return [{ kind, ...card, ...findings }];
  });
  return cards.length > 0 ? cards : [tooLittle(evidence, subject)];
}

/** The one card that says that there is too little for a statement. */
function tooLittle(
  evidence: readonly Evidence[],
  { about, fallbackQuery: relatedQuery }: CardsSubject,
): StoredInsightCard {
  const ideas =
    evidence.length === 0 ? "No idea that you can see is" : `Only ${counted(evidence.length, "idea is", "ideas are")}`;
  const text =
    evidence.length < POSTS_MIN
      ? `${ideas} ${about}, which is not enough for a conclusion.`
      : `${counted(evidence.length, "idea is", "ideas are")} ${about}, but no two members have the same part of it in common.`;
  const postIds = idsOf(byMarks(evidence)).slice(0, CITED_MAX);
  return {
    kind: "gap",
    title: "Too little for a conclusion",
    sentences: [{ text, postIds: [] }],
    isEnough: false,
    ...NO_CONFIDENCE,
    tags: [...new Set(evidence.flatMap(({ tags }) => tags))].slice(0, TAGS_MAX),
    relatedCount: evidence.length,
    relatedQuery,
    postIds,
    isWorded: false,
  };
}

/** A statement about the community rests on at least so many members. */
const AUTHORS_MIN = 2;

/** Finds what most agree on within the largest part of the subject that has any response, and what is debated most. */
function consensusIn(clusters: readonly Cluster[], evidence: readonly Evidence[]): Draft | null {
  const cluster = clusters.find(
    ({ posts: own }) => authorsOf(own) >= AUTHORS_MIN && own.some(({ likes, comments }) => likes + comments > 0),
  );
  const posts = cluster?.posts ?? [...evidence];
  if (authorsOf(posts) < AUTHORS_MIN) return null;
  const liked = most(posts, ({ likes }) => likes);
  const debated = most(
    posts.filter((post) => post !== liked),
    ({ comments }) => comments,
  );
  if (!liked && !debated) return null;
  const sentences: StoredSentence[] = [];
  if (cluster)
    sentences.push({
      text: `${posts.length} of ${counted(evidence.length, "idea", "ideas")} ${posts.length === 1 ? "is" : "are"} about #${cluster.tag}, by ${counted(authorsOf(posts), "member", "members")}.`,
      postIds: cite(posts),
    });
  if (liked)
    sentences.push({
      text: `“${nameOf(liked)}” by ${liked.author} is liked most, by ${counted(liked.likes, "member", "members")}.`,
      postIds: [liked.id],
    });
  if (debated)
    sentences.push({
      text: `“${nameOf(debated)}” by ${debated.author} is discussed most, in ${counted(debated.comments, "comment", "comments")}.`,
      postIds: [debated.id],
    });
  return {
    title: cluster ? `Most discussed: #${cluster.tag}` : "Most discussed",
    tags: cluster?.tags ?? [],
    sentences,
    posts,
  };
}

/** Finds the part of the subject with most questions for each idea. */
function gapIn(clusters: readonly Cluster[], evidence: readonly Evidence[]): Draft | null {
  const questioned = clusters
    .map((cluster) => ({ ...cluster, questions: sum(cluster.posts.map(({ questions }) => questions)) }))
    .filter(({ questions }) => questions > 0)
    .toSorted((a, b) => b.questions / b.posts.length - a.questions / a.posts.length || b.questions - a.questions);
  const cluster = questioned[0];
  const posts = cluster?.posts ?? evidence.filter(({ questions }) => questions > 0);
  const questions = sum(posts.map((post) => post.questions));
  if (questions === 0) return null;
  const about = cluster ? ` about #${cluster.tag}` : "";
  const top = most(posts, (post) => post.questions);
  const sentences: StoredSentence[] = [
    {
      text: `Members asked ${counted(questions, "question", "questions")} in comments on the ${counted(posts.length, "idea", "ideas")}${about}, which ${counted(authorsOf(posts), "member", "members")} wrote.`,
      postIds: cite([...posts].toSorted((a, b) => b.questions - a.questions)),
    },
  ];
  if (top)
    sentences.push({
      text: `Most are on “${nameOf(top)}” by ${top.author}.`,
      postIds: [top.id],
    });
  return {
    title: cluster ? `Open questions about #${cluster.tag}` : "Open questions",
    tags: cluster?.tags ?? [],
    sentences,
    posts: [...posts],
  };
}
