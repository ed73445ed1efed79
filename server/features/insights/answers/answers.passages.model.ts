import { type Token, tokensOf } from "#server/features/insights/words/words.model";

/** A comment below a post, as an insight reads it. */
export interface ReadComment {
  id: number;
  authorId: number;
  author: string;
  parentId: number | null;
  content: string;
  createdAt: string;
}

/** A post with some of its comments, as an insight reads it: all of it visible to the viewer. */
export interface ReadPost {
  id: number;
  authorId: number;
  author: string;
  title: string | null;
  content: string;
  tags: string[];
  category: string | null;
  isPublic: boolean;
  likes: number;
  comments: number;
  bookmarks: number;
  createdAt: string;
  remarks: ReadComment[];
}

/** A sentence as it stands in a text. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
  tokens: Token[];
  /** The number of its paragraph. */
  paragraph: number;
}

/** A text in sentences: of a post, or of a comment. */
export interface Passages {
  sentences: Sentence[];
  /** The stems of all of it, with how often each occurs. */
  counts: ReadonlyMap<string, number>;
}

/** At most so much of a text is read. */
const READ_MAX = 12_000;
/** The end of a sentence: its sign, with the quotation mark or bracket that closes after it, before a space. */
const BREAK = /(?<=[.!?…][”"’')\]]{0,2})\s+(?=[\p{Lu}\p{N}"“‘'(¿¡#@€$£])|\s*\n\s*/gu;
/** A full stop after these ends no sentence. */
const ABBREVIATION = /(?:^|\s)(?:Dr|Mr|Mrs|Ms|Prof|St|No|vs|etc|approx|e\.g|i\.e|cf|al|Fig|Jr|Sr|\p{Lu})\.$/u;

/** Divides a text into its sentences. Each is a part of the text as it stands there. */
export function passagesOf(content: string): Passages {
  const text = content.slice(0, READ_MAX);
  const sentences: Sentence[] = [];
  let start = 0;
  let paragraph = 0;
  const add = (end: number) => {
    const part = text.slice(start, end);
    const trimmed = part.trim();
    if (trimmed === "") return;
    const from = start + part.indexOf(trimmed);
    sentences.push({ text: trimmed, start: from, end: from + trimmed.length, tokens: tokensOf(trimmed), paragraph });
  };
  for (const { 0: gap, index } of text.matchAll(BREAK)) {
    const isNewLine = gap.includes("\n");
    if (!isNewLine && ABBREVIATION.test(text.slice(start, index))) continue;
    add(index);
    if (isNewLine) paragraph++;
    start = index + gap.length;
  }
  add(text.length);
  return { sentences, counts: countStems(sentences.flatMap(({ tokens }) => tokens)) };
}

/** Counts the stems of words. */
export function countStems(tokens: readonly Token[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stem } of tokens) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
