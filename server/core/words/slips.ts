import { isUnspaced } from "./unspaced.ts";

/** In a shorter word a slip is as long as the word. */
const LENGTH_MIN = 3;
/** Of a longer word one slip is little: it is found by its pieces. */
const LENGTH_MAX = 16;
/** The characters of alphabets, as folded words have them. */
const ALPHABETS = ["abcdefghijklmnopqrstuvwxyz", "абвгдежзийклмнопрстуфхцчшщъыьэюя", "αβγδεζηθικλμνξοπρστυφχψω"].map(
  (characters) => [...characters],
);

/**
 * Returns all words of which a folded word is one slip away: two characters are swapped, or one is missing, too much or
 * another. In a script without spaces a slip makes another word, which may be meant: there are none.
 */
export function slipsOf(word: string): string[] {
  const characters = [...word];
  if (characters.length < LENGTH_MIN || characters.length > LENGTH_MAX || isUnspaced(word)) return [];
  const alphabet = ALPHABETS.find((known) => characters.some((character) => known.includes(character))) ?? [
    ...new Set(characters),
  ];
  const words = new Set<string>();
  for (let at = 0; at <= characters.length; at++) {
    const [before, [one = "", other = "", ...after]] = [characters.slice(0, at).join(""), characters.slice(at)];
    const rest = after.join("");
    words.add(before + other + one + rest);
    if (characters.length > LENGTH_MIN) words.add(before + other + rest);
    for (const character of alphabet) {
      words.add(before + character + one + other + rest);
      words.add(before + character + other + rest);
    }
  }
  words.delete(word);
  return [...words];
}
