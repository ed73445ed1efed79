import { folded as fold } from "#server/core/words/fold.rules";
import { isEmptyWord, isWeakWord, type Token, tokensOf } from "./words.model.ts";

/** A member whom a question may name. */
export interface NamedMember {
  id: number;
  name: string;
  username: string;
}

/** Words after which a name stands, and words before which one does. */
const BEFORE_NAME = new Set("did does do has have by would could".split(" "));
const AFTER_NAME = new Set(
  "wrote write writes written say says said think thinks thought post posts posted share shared shares know knows learn learned learnt mean means meant recommend recommends recommended suggest suggests suggested answer answered answers comment commented comments".split(
    " ",
  ),
);
const NAMES_MAX = 12;

const isCapital = ({ text }: Token) => /^\p{Lu}/u.test(text);

/** Whether a word begins a sentence of the question, where its capital says nothing. */
const beginsSentence = (prompt: string, { start }: Token) => /(^|[.!?:]\s)\s*["“'¿¡(]*$/u.test(prompt.slice(0, start));

/** Whether a word is written as a name: with a capital in the middle of a sentence. */
const isProperName = (prompt: string, token: Token): boolean =>
  isCapital(token) && !beginsSentence(prompt, token) && !(isEmptyWord(token) && token.text.length < 3);

/** Whether a word may name somebody, judged by its capital, by its neighbours, or by the @ in front of it. */
export function mayBeName(prompt: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || token.folded.length < 2) return false;
  if (prompt[token.start - 1] === "@") return true;
  if (isEmptyWord(token)) return false;
  return (
    isProperName(prompt, token) ||
    (isCapital(token) ? isFirstName(prompt, tokens, at) : isSmallName(prompt, tokens, at))
  );
}

const isPossessive = (prompt: string, { end }: Token) => /^['’]s\b/u.test(prompt.slice(end));

/** Whether the capital word at the beginning of a sentence is a name: "Ada wrote", "Ada's", "Ada Byron". */
function isFirstName(prompt: string, tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token) return false;
  return isPossessive(prompt, token) || (next !== undefined && (AFTER_NAME.has(next.folded) || isCapital(next)));
}

/** Whether a word without a capital is a name, in a question that has no capitals: "what did ada write". */
function isSmallName(prompt: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || isWeakWord(token) || /\S\s+\p{Lu}/u.test(prompt)) return false;
  const before = tokens[at - 1]?.folded ?? "";
  const isFollowed = [1, 2].some((step) => AFTER_NAME.has(tokens[at + step]?.folded ?? ""));
  return BEFORE_NAME.has(before) && (isFollowed || before === "by" || isPossessive(prompt, token));
}

/** Whether a word stands between a name and what was done, as the surname in "what did ada byron write". */
const isSmallSurname = (tokens: readonly Token[], at: number, token: Token): boolean =>
  tokens[at] === token &&
  AFTER_NAME.has(tokens[at + 1]?.folded ?? "") &&
  !AFTER_NAME.has(token.folded) &&
  !isWeakWord(token);

/**
 * Returns what may be a name in a question, folded: a first name, a surname or a username, and two such words that follow
 * each other, because many members may share the first.
 */
export function nameCandidatesOf(prompt: string): string[] {
  const tokens = tokensOf(prompt);
  const names = tokens.filter((_token, at) => mayBeName(prompt, tokens, at)).slice(0, NAMES_MAX);
  const whole = names.flatMap((token, at) => {
    const next = names[at + 1];
    return next && isAdjacent(prompt, token, next) ? fold(prompt.slice(token.start, next.end)) : [];
  });
  return [...new Set([...whole, ...names.map((token) => token.folded), ...handlesIn(prompt)])];
}

/** Usernames behind an @, which hold dots and hyphens: no part of a word here. */
const handlesIn = (prompt: string): string[] =>
  [...prompt.matchAll(/@([A-Za-z0-9_][A-Za-z0-9._-]*[A-Za-z0-9_])/gu)].map(([, handle = ""]) => fold(handle));

/** The members whom a question names, and which of its words name them. */
export interface Naming {
  members: NamedMember[];
  words: ReadonlySet<Token>;
}

/**
 * Finds the members whose name, part of a name or username stands in a question. A name that goes on with a word which is
 * not the member's ("Lena Müller" where there is a Lena Ortiz) names somebody else.
 */
export function namingOf(prompt: string, tokens: readonly Token[], members: readonly NamedMember[]): Naming {
  const found = new Map<NamedMember, Token[]>();
  for (const member of members) {
    const parts = new Set(
      [
        ...tokensOf(member.name),
        ...tokensOf(member.username.replace(/[._-]/gu, " ")),
        ...tokensOf(member.username),
      ].map(({ folded }) => folded),
    );
    const own = tokens.filter(
      (token, at) => parts.has(token.folded) && (mayBeName(prompt, tokens, at) || followsName(tokens, at, parts)),
    );
    const isOther = own.some((token) => {
      const at = tokens.indexOf(token);
      return [tokens[at + 1], tokens[at - 1]].some(
        (next) =>
          next &&
          isAdjacent(prompt, token, next) &&
          (isProperName(prompt, next) || isSmallSurname(tokens, at + 1, next)) &&
          !isEmptyWord(next) &&
          !parts.has(next.folded),
      );
    });
    if (own.length > 0 && !isOther) found.set(member, own);
  }
  const handles = new Set(handlesIn(prompt));
  const exact = [...found.keys()].filter(({ username }) => handles.has(fold(username)));
  // Who is named by more words is meant, among those whom the same word names.
  const chosen = [...found].filter(
    ([member, own]) =>
      exact.includes(member) ||
      ![...found].some(
        ([other, theirs]) =>
          other !== member &&
          (exact.includes(other) || theirs.length > own.length) &&
          own.every((token) => theirs.includes(token)),
      ),
  );
  return { members: chosen.map(([member]) => member), words: new Set(chosen.flatMap(([, own]) => own)) };
}

/** Whether only a space stands between two words. */
const isAdjacent = (prompt: string, one: Token, other: Token): boolean =>
  /^[ -]$/u.test(prompt.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)));

/** Whether a word goes on with the name of which the word before is part: "mei-lin", "amara kone". */
const followsName = (tokens: readonly Token[], at: number, parts: ReadonlySet<string>): boolean =>
  [tokens[at - 1], tokens[at + 1]].some((next) => next !== undefined && parts.has(next.folded));
