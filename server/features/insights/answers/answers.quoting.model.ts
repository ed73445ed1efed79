import type { StoredQuote, StoredReport } from "#server/db/schema/explore";
import type { Question } from "#server/features/insights/words/words.question.model";
import type { Sentence } from "./answers.passages.model.ts";
import type { Ranked } from "./answers.ranking.model.ts";

/** An answer has at most so many sentences of members, from so many posts or comments. */
export const SENTENCES_MAX = 4;
export const SOURCES_MAX = 3;
/** A quote is cut at the end of a word before this length. */
const QUOTE_MAX = 320;
/** Another passage is quoted beside the best one if it answers nearly as well; where one word is the subject, half as well. */
const NEARLY = { several: 0.78, one: 0.5 };

/** Words of a member, with what a sentence says about them. */
export interface Quote extends StoredQuote {
  author: string;
  createdAt: string;
}

/** Returns the part of a text from one sentence to another, as it stands there. */
function partOf(content: string, from: Sentence, to: Sentence): string {
  const part = content.slice(from.start, to.end);
  if (part.length <= QUOTE_MAX) return part;
  const end = part.lastIndexOf(" ", QUOTE_MAX);
  return part.slice(0, end > QUOTE_MAX / 2 ? end : QUOTE_MAX).replace(/\p{Surrogate}$/u, "");
}

/** The words of a passage that answer best: at most `count` sentences of one paragraph that follow each other. */
function quoteOf({ post, comment, passages, shares }: Ranked, count: number): (Quote & { sentences: number }) | null {
  const { sentences } = passages;
  const most = Math.max(...shares);
  const at = Math.max(0, shares.indexOf(most));
  const first = sentences[at];
  if (!first) return null;
  let [from, to] = [at, at];
  const joins = (next: number) => {
    const sentence = sentences[next];
    const start = sentences[Math.min(from, next)];
    const end = sentences[Math.max(to, next)];
    if (sentence?.paragraph !== first.paragraph || !start || !end) return false;
    return end.end - start.start <= QUOTE_MAX;
  };
  while (to - from + 1 < count) {
    if (joins(to + 1)) to++;
    else if (joins(from - 1)) from--;
    else break;
  }
  const source = comment ?? post;
  return {
    postId: post.id,
    commentId: comment?.id ?? null,
    authorId: source.authorId,
    author: source.author,
    createdAt: source.createdAt,
    quote: partOf(source.content, sentences[from] ?? first, sentences[to] ?? first),
    sentences: to - from + 1,
  };
}

const authorOf = ({ post, comment }: Ranked): number => (comment ?? post).authorId;

/** Chooses the words that answer a question: most from the best passage, then some from others that answer nearly as well. */
export function quotesFor(answering: readonly Ranked[]): Quote[] {
  const [best] = answering;
  if (!best) return [];
  const least = best.score * (best.subject.wanted > 1 ? NEARLY.several : NEARLY.one);
  const chosen: Ranked[] = [best];
  const isOneAuthor = answering.every((passage) => authorOf(passage) === authorOf(best));
  for (const next of answering.slice(1)) {
    const isOther = chosen.every(
      (passage) => passage.post.id !== next.post.id && (isOneAuthor || authorOf(passage) !== authorOf(next)),
    );
    if (chosen.length < SOURCES_MAX && isOther && next.score >= least) chosen.push(next);
  }
  const quotes: Quote[] = [];
  let left = SENTENCES_MAX;
  for (const [at, passage] of chosen.entries()) {
    const quote = quoteOf(passage, Math.min(left, at > 0 ? 1 : chosen.length > 1 ? 2 : 3));
    if (!quote) continue;
    const { sentences, ...rest } = quote;
    left -= sentences;
    quotes.push(rest);
    if (left <= 0) break;
  }
  return quotes;
}

const DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** A quote as a sentence of the answer: who wrote it, when if that is wanted, and the words between marks. */
function sentenceOf({ author, createdAt, quote }: Quote, { prompt, span }: Question): string {
  const day = span !== null || /\bwhen\b/iu.test(prompt) ? `, ${DATE.format(new Date(createdAt))}` : "";
  // Marks within marks could not be distinguished.
  const words = /[“”]/u.test(quote) ? quote : `“${quote}”`;
  return `${author}${day}: ${words}`;
}

/** The answer of quotes, each in a sentence of its own. */
export function answerOf(quotes: readonly Quote[], question: Question): StoredReport["answer"] {
  if (quotes.length === 0) return null;
  return {
    sentences: quotes.map((quote, at) => ({ text: sentenceOf(quote, question), sources: [at] })),
    sources: quotes.map(({ postId, commentId, authorId, quote }) => ({ postId, commentId, authorId, quote })),
    isWorded: false,
  };
}
