import type { StoredInsightCard, StoredSentence } from "#server/db/schema/explore";
import {
  authorsOf,
  type Cluster,
  clustersOf,
  confidenceIn,
  NO_CONFIDENCE,
  RECENT_DAYS,
  within,
} from "./insights.clusters.model.ts";
import { CITED_MAX, type Evidence, type Kind, nameOf } from "./insights.model.ts";
import { byMarks, cite, counted, idsOf, listed, marksOf, most, sum } from "./insights.phrases.model.ts";
import { POSTS_MIN } from "./insights.limits.rules.ts";

/*
 * The three cards of an insight are computed from posts alone. Each sentence holds counted numbers and cites the posts
 * behind them; where there is nothing to count, the card says so.
 */

type Draft = Pick<StoredInsightCard, "title" | "tags"> & { sentences: StoredSentence[]; posts: Evidence[] };

/** The search that finds all ideas of a card. */
const searchFor = (tags: readonly string[], fallback: string) => (tags[0] ? `tag:${tags[0]}` : fallback);

/** A trend, a consensus and a gap. */
export function cardsOf(evidence: readonly Evidence[], now: number, fallbackQuery: string): StoredInsightCard[] {
  if (evidence.length < POSTS_MIN) return KIND_NAMES.map(([kind]) => tooLittle(kind, evidence, fallbackQuery));
  const clusters = clustersOf(evidence);
  const drafts: [Kind, Draft | null][] = [
    ["trend", trendIn(clusters, now)],
    ["consensus", consensusIn(clusters, evidence)],
    ["gap", gapIn(clusters, evidence)],
  ];
  return drafts.map(([kind, draft]) => {
    if (!draft) return tooLittle(kind, evidence, fallbackQuery);
    const { posts, ...card } = draft;
    const cited = [...new Set([...card.sentences.flatMap(({ postIds }) => postIds), ...idsOf(byMarks(posts))])];
    return {
      kind,
      ...card,
      isEnough: true,
      ...confidenceIn(posts, evidence, now),
      relatedCount: posts.length,
      relatedQuery: searchFor(card.tags, fallbackQuery),
      postIds: cited.slice(0, CITED_MAX),
      isWorded: false,
    };
  });
}

const KIND_NAMES: [Kind, string][] = [
  ["trend", "No trend to see yet"],
  ["consensus", "Nothing to agree on yet"],
  ["gap", "No gap to see yet"],
];

const NO_FINDING: Record<Kind, string> = {
  trend: "no part of this subject is taken up by several members at a time",
  consensus: "nobody has liked or discussed these ideas yet",
  gap: "nobody has asked about these ideas yet",
};

function tooLittle(kind: Kind, evidence: readonly Evidence[], relatedQuery: string): StoredInsightCard {
  const title = KIND_NAMES.find(([name]) => name === kind)?.[1] ?? "";
  const ideas =
    evidence.length === 0 ? "No idea that you can see is" : `Only ${counted(evidence.length, "idea is", "ideas are")}`;
  const text =
    evidence.length < POSTS_MIN
      ? `${ideas} about this, which is too little to tell.`
      : `There is too little to tell: ${NO_FINDING[kind]}.`;
  const postIds = idsOf(byMarks(evidence)).slice(0, CITED_MAX);
  return {
    kind,
    title,
    sentences: [{ text, postIds: [] }],
    isEnough: false,
    ...NO_CONFIDENCE,
    tags: [],
    relatedCount: evidence.length,
    relatedQuery,
    postIds,
    isWorded: false,
  };
}

/** Longer spans are tried for subjects that change slowly. */
const SPANS = [RECENT_DAYS, 3 * RECENT_DAYS, 12 * RECENT_DAYS];

/**
 * Finds the part of the subject about which more members write than before; if none grows, the one about which most
 * write.
 */
function trendIn(clusters: readonly Cluster[], now: number): Draft | null {
  for (const days of SPANS) {
    const moved = clusters
      .map((cluster) => {
        const recent = within(cluster.posts, now, days);
        const before = within(cluster.posts, now, days, days);
        return { ...cluster, recent, now: authorsOf(recent), before: authorsOf(before) };
      })
      .filter((cluster) => cluster.now >= 2)
      .toSorted((a, b) => b.now - b.before - (a.now - a.before) || b.now - a.now || a.tag.localeCompare(b.tag));
    const best = moved[0];
    if (best) return trendOf(best, days);
  }
  return null;
}

function trendOf(best: Cluster & { recent: Evidence[]; now: number; before: number }, days: number): Draft {
  const { tag, tags, posts, recent } = best;
  const grows = best.now > best.before;
  const span = `the last ${days} days`;
  const top = byMarks(recent)[0];
  const sentences: StoredSentence[] = [
    {
      text: `${counted(best.now, "member", "members")} wrote about #${tag} in ${span}, ${
        best.before === 0 ? "nobody" : counted(best.before, "member", "members")
      } in the ${days} days before.`,
      postIds: cite(recent),
    },
  ];
  if (top)
    sentences.push({
      text: `Most marked among these is “${nameOf(top)}” by ${top.author}, with ${marksOf(top)}.`,
      postIds: [top.id],
    });
  const others = tags.slice(1, 3);
  const both = posts.filter((post) => others.some((other) => post.tags.includes(other)));
  if (others.length > 0 && both.length > 0)
    sentences.push({ text: `It comes up together with ${listed(others)}.`, postIds: cite(both) });
  return { title: grows ? `#${tag} is gaining ground` : `Steady interest in #${tag}`, tags, sentences, posts };
}

/** Finds what most agree on within the largest part of the subject, and what is debated most. */
function consensusIn(clusters: readonly Cluster[], evidence: readonly Evidence[]): Draft | null {
  const cluster = clusters[0];
  const posts = cluster?.posts ?? [...evidence];
  const liked = most(posts, ({ likes }) => likes);
  const debated = most(
    posts.filter((post) => post !== liked),
    ({ comments }) => comments,
  );
  if (!liked && !debated) return null;
  const sentences: StoredSentence[] = [];
  if (cluster)
    sentences.push({
      text: `${posts.length} of the ${evidence.length} ideas found are about #${cluster.tag}, from ${counted(authorsOf(posts), "member", "members")}.`,
      postIds: cite(posts),
    });
  if (liked)
    sentences.push({
      text: `Most agree with “${nameOf(liked)}” by ${liked.author}: ${counted(liked.likes, "like", "likes")}.`,
      postIds: [liked.id],
    });
  if (debated)
    sentences.push({
      text: `Most debated is “${nameOf(debated)}” by ${debated.author}, with ${counted(debated.comments, "comment", "comments")}.`,
      postIds: [debated.id],
    });
  return {
    title: cluster ? `Where members meet: #${cluster.tag}` : "Where members meet",
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
      text: `Members asked ${counted(questions, "question", "questions")} in comments on the ${counted(posts.length, "idea", "ideas")}${about}, and ${counted(authorsOf(posts), "member has", "members have")} written on it.`,
      postIds: cite([...posts].toSorted((a, b) => b.questions - a.questions)),
    },
  ];
  if (top)
    sentences.push({
      text: `Most is asked under “${nameOf(top)}” by ${top.author}: ${counted(top.questions, "question", "questions")}.`,
      postIds: [top.id],
    });
  return {
    title: cluster ? `Asked about, little written: #${cluster.tag}` : "Asked about, little written",
    tags: cluster?.tags ?? [],
    sentences,
    posts: [...posts],
  };
}
