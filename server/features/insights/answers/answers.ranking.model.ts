import { tokensOf } from "#server/features/insights/words/words.model";
import { countStems, passagesOf, type Passages, type ReadComment, type ReadPost } from "./answers.passages.model.ts";
import { headingsOf, occurrences, pairsIn, shareOf, strengthsOf, type WeightedTerm } from "./answers.matching.model.ts";

/*
 * Posts and comments are ranked by the share of a question that they meet, and one condition decides whether they answer
 * it. A word that nobody uses is met by none of them, so the share falls where a question is about something else.
 */

/** A post or a comment, and how well it answers. */
export interface Ranked {
  post: ReadPost;
  /** Null for the post itself. */
  comment: ReadComment | null;
  passages: Passages;
  /** The share of the question that it meets, 0 to 1. */
  met: number;
  score: number;
  subject: Subject;
  /** The sentences in their order, the share of the question that each meets by itself. */
  shares: number[];
}

/** Of the words of a question's subject: how many there are, and how they are met. */
interface Subject {
  wanted: number;
  /** Those in one sentence, with the title and the tags. */
  joint: number;
  /** Whether each that is written as a name is met. */
  hasNames: boolean;
}

/** A word in another part of the text than the rest counts so much. */
const FAR = 0.6;
/** The title of the post stands behind a comment by so much. */
const ABOVE_COMMENT = 0.5;
/** A comment stands behind a post that answers as well: it says less about more. */
const COMMENT = 0.8;
/** Words that stand beside each other as in the question raise a passage among those that meet as much of it. */
const PAIRS = 0.15;
/** How much attention a post got decides between equals. */
const LIKED = 0.02;

/** Ranks posts and their comments by how well they answer, the best first. */
export function rankPassages(
  terms: readonly WeightedTerm[],
  posts: readonly ReadPost[],
  category: string | null = null,
): Ranked[] {
  return posts
    .flatMap((post) => {
      const passages = passagesOf(post.content);
      const { title, tags } = headingsOf(terms, post, passages.sentences, category);
      const [titleAbove, tagsAbove] = [title, tags].map((times) => times.map((count) => count * ABOVE_COMMENT));
      const own = rankOne(terms, { post, comment: null, passages }, { title, tags });
      const remarks = post.remarks.map((comment) =>
        rankOne(
          terms,
          { post, comment, passages: passagesOf(comment.content) },
          { title: titleAbove ?? [], tags: tagsAbove ?? [] },
        ),
      );
      return [own, ...remarks];
    })
    .filter(({ met }) => met > 0)
    .toSorted((a, b) => b.score - a.score || b.post.likes - a.post.likes || b.post.id - a.post.id);
}

function rankOne(
  terms: readonly WeightedTerm[],
  { post, comment, passages }: Pick<Ranked, "post" | "comment" | "passages">,
  { title, tags }: Record<"title" | "tags", readonly number[]>,
): Ranked {
  const body = occurrences(terms, passages.counts);
  const strengths = strengthsOf({ body, title, tags });
  const inHeading = terms.map((_term, at) => (title[at] ?? 0) + (tags[at] ?? 0) > 0);
  const bySentence = passages.sentences.map(({ tokens }) => occurrences(terms, countStems(tokens)));
  const isNear = (at: number, term: number) =>
    [at - 1, at, at + 1].some((sentence) => (bySentence[sentence]?.[term] ?? 0) > 0);
  const windows = bySentence.map((_sentence, at) =>
    shareOf(
      terms,
      strengths.map((strength, term) => strength * (inHeading[term] || isNear(at, term) ? 1 : FAR)),
    ),
  );
  // Only the words of a comment itself are quoted, so one without any of the question's is none that answers.
  const isSilent = comment !== null && body.every((count) => count === 0);
  const met = isSilent ? 0 : Math.max(0, ...windows) * (comment === null ? 1 : COMMENT);
  const beside = pairsIn(terms, [tokensOf(post.title ?? ""), ...passages.sentences.map(({ tokens }) => tokens)]);
  const subject = terms.flatMap(({ isWeak }, at) => (isWeak ? [] : at));
  const jointIn = (sentence: readonly number[]) =>
    subject.filter((at) => inHeading[at] || (sentence[at] ?? 0) > 0).length;
  return {
    post,
    comment,
    passages,
    met,
    score: met + PAIRS * beside + LIKED * Math.min(1, Math.log10(1 + post.likes) / 3),
    subject: {
      wanted: subject.length,
      joint: Math.max(0, ...bySentence.map(jointIn)),
      hasNames: subject.every((at) => !terms[at]?.isProper || inHeading[at] || (body[at] ?? 0) > 0),
    },
    shares: bySentence.map((sentence) => shareOf(terms, sentence)),
  };
}

/** The share from which on a passage answers: all but the naming in passing of one word, and less of many words. */
const enough = (words: number): number => 0.34 + 0.32 / Math.max(1, words);
/** Whoever asks what a member wrote about a word wants to know it where they only named it, too. */
const NAMED = 0.06;

/**
 * Whether a passage answers: it meets a good share of the question, holds two words of its subject together where there
 * are several, and each that is written as a name.
 * @param isOfMember whether the question is about what a member wrote.
 */
export function isAnswer({ met, subject }: Ranked, isOfMember: boolean): boolean {
  const { wanted, joint, hasNames } = subject;
  return met >= enough(wanted) - (isOfMember ? NAMED : 0) && joint >= Math.min(2, wanted) && hasNames;
}
