/** Characters that are no character with an accent, as PostgreSQL's `unaccent` writes them. */
const CHARACTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ı: "i",
  ё: "е",
  "’": "'",
  "‘": "'",
};
const CHARACTER = new RegExp(`[${Object.keys(CHARACTERS).join("")}]`, "gu");
/** The accents of Latin and Greek. In other alphabets a mark makes another character: й is no и, が is no か. */
const ACCENTED = /([\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036F]+/gu;

/**
 * Returns a text as searches compare it: without accents, capitals and widths, and with ß as ss. The function `fold` of
 * the database does the same.
 */
export const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(ACCENTED, "$1")
    .normalize("NFC")
    .toLowerCase()
    .replace(CHARACTER, (character) => CHARACTERS[character] ?? character)
    .replace(/[\u0300-\u036F]/gu, "");
