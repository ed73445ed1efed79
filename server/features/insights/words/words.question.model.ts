import { CATEGORIES, type Category } from "#server/core/categories.rules";
import type { NamedMember } from "./words.names.model.ts";
import { mayBeName, namingOf } from "./words.names.model.ts";
import { isEmptyWord, isWeakWord, type Token, tokensOf } from "./words.model.ts";
import { type TimeSpan, timeSpanOf } from "./words.dates.model.ts";

/** A word that an answer should hold. */
export interface Term {
  /** As it was typed, in lower case. */
  word: string;
  /** As it was typed. */
  text: string;
  stem: string;
  /** A word that says little counts little. */
  isWeak: boolean;
  /** Whether it is a name, of whatever kind, or a year: an answer has to hold it. */
  isProper: boolean;
}

/** A question taken apart. */
export interface Question {
  prompt: string;
  terms: Term[];
  /** The members whose words are wanted. */
  members: NamedMember[];
  span: TimeSpan | null;
  /** The category that it is about, if its words are those of its name. */
  category: Category | null;
  /** Whether it is about what is written here at all: it has no words of a subject, or asks what is new. */
  isGeneral: boolean;
}

const YEAR = /^(19|20)\d\d$/u;
/** At most so many words of a question count. */
const TERMS_MAX = 16;
/** Questions about what is written here at all. */
const GENERAL =
  /\b(new|news|latest|recent|recently|lately|trending|popular|happen\w*|going on|up to)\b|\b(talk\w*|discuss\w*|writ\w+|wrote|shar\w+|post\w*|debat\w+)(\s+about)?\s*\??\s*$/iu;

/** Takes a question apart into members, a time and words of its subject. */
export function questionOf(prompt: string, members: readonly NamedMember[], now: number): Question {
  const span = timeSpanOf(prompt, now);
  return withSpan(prompt, members, span);
}

/** The same question without its time, whose year is a word of its subject: "the model of 2018". */
export const withoutSpan = ({ prompt, members }: Question): Question => withSpan(prompt, members, null);

function withSpan(prompt: string, members: readonly NamedMember[], span: TimeSpan | null): Question {
  const tokens = tokensOf(prompt).filter(({ start, end }) => !span || end <= span.start || start >= span.end);
  const naming = namingOf(prompt, tokens, members);
  const found = termsOf(prompt, tokens, new Set([...naming.words, ...verbsBeforeAbout(prompt, tokens, naming.words)]));
  const isVague = found.every(({ isWeak }) => isWeak);
  const isGeneral = isVague && naming.members.length === 0 && (span !== null || GENERAL.test(prompt));
  // What a member wrote, or what is new, is a question without a subject.
  if (isVague && (isGeneral || naming.members.length > 0))
    return { prompt, terms: [], members: naming.members, span, category: null, isGeneral };
  // Where all words say little, they are the subject: "What do members learn?"
  const terms = isVague ? found.map((term) => ({ ...term, isWeak: false })) : found;
  return { prompt, terms, members: naming.members, span, category: categoryOf(terms), isGeneral };
}

/** The words between a member and "about", which say that the member wrote, whatever they are: "does Ada report about". */
const verbsBeforeAbout = (prompt: string, tokens: readonly Token[], names: ReadonlySet<Token>): Token[] =>
  tokens.filter(
    (token, at) =>
      names.has(tokens[at - 1] ?? token) && !names.has(token) && /^\s+about\b/iu.test(prompt.slice(token.end)),
  );

function categoryOf(terms: readonly Term[]): Category | null {
  const wanted = terms.filter(({ isWeak }) => !isWeak).map(({ stem }) => stem);
  const isNamed = (name: Category) => {
    const stems = tokensOf(name).map(({ stem }) => stem);
    return stems.length === wanted.length && stems.every((stem) => wanted.includes(stem));
  };
  return CATEGORIES.find(isNamed) ?? null;
}

function termsOf(prompt: string, tokens: readonly Token[], names: ReadonlySet<Token>): Term[] {
  const terms = new Map<string, Term>();
  const isTitled = isTitleCase(tokens);
  for (const [at, token] of tokens.entries()) {
    if (names.has(token) || isEmptyWord(token) || terms.has(token.stem)) continue;
    terms.set(token.stem, {
      word: token.text.toLowerCase(),
      text: token.text,
      stem: token.stem,
      isWeak: isWeakWord(token),
      isProper: (!isTitled && mayBeName(prompt, tokens, at)) || YEAR.test(token.text),
    });
  }
  return [...terms.values()].slice(0, TERMS_MAX);
}

/** Whether all longer words have a capital, which then says nothing: "How Do Choirs Rehearse Songs". */
function isTitleCase(tokens: readonly Token[]): boolean {
  const long = tokens.filter(({ text }) => text.length >= 4);
  return long.length >= 3 && long.every(({ text }) => /^\p{Lu}/u.test(text));
}
