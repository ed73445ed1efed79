import { withoutAddresses } from "#server/core/words/addresses.rules";
import { ALPHABETIC, TAG_NAME, isTag, toTag } from "#server/features/posts/posts.limits.rules";

/** A name that goes on with characters that no tag has (`#C++`, `#C#`, `#node.js`) is no tag rather than half of one. */
const HASHTAG = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_#＃&/])[#＃](${TAG_NAME})(?![\\p{L}\\p{M}\\p{N}_+-]|\\.[\\p{L}\\p{N}]|[#＃](?![\\p{L}\\p{N}]))`,
  "gu",
);

/** A tag in a text without addresses: `start` and `end` include its sign. */
interface Hashtag {
  start: number;
  end: number;
  name: string;
}

/** Returns the tags of a text whose addresses are blank, in its order. Digits alone are a number (`#1`) and no tag. */
export function hashtagsIn(rest: string): Hashtag[] {
  return [...rest.matchAll(HASHTAG)]
    .map(({ index, 0: whole, 1: name = "" }) => ({ start: index, end: index + whole.length, name: toTag(name) }))
    .filter(({ name }) => ALPHABETIC.test(name) && isTag(name));
}

/** Returns the hashtags of a text in lower case, each once, in their order. */
export function hashtagsOf(text: string): string[] {
  return [...new Set(hashtagsIn(withoutAddresses(text).rest).map(({ name }) => name))];
}
