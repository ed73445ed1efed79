import { ACCENTS, OPERATORS, QUESTIONS, SLIPS } from "./asked.ts";
import { FRENCH } from "./languages/french.ts";
import { GERMAN } from "./languages/german.ts";
import { ITALIAN } from "./languages/italian.ts";
import { JAPANESE } from "./languages/japanese.ts";
import { PORTUGUESE } from "./languages/portuguese.ts";
import { SPANISH } from "./languages/spanish.ts";
import { TURKISH } from "./languages/turkish.ts";
import type { LanguageSet, SearchQuery } from "./query.ts";
import { FORMS, TEXTS, TITLES } from "./words.ts";

/** What members write and search for in other languages than English. */
export const LANGUAGES: readonly LanguageSet[] = [FRENCH, GERMAN, ITALIAN, JAPANESE, PORTUGUESE, SPANISH, TURKISH];

/** Queries as members would type them, by what is particular about them. */
export const SEARCH_QUERIES: Readonly<Record<string, readonly SearchQuery[]>> = {
  "words of a title": TITLES,
  "words of the text": TEXTS,
  "other forms of a word": FORMS,
  "questions in plain words": QUESTIONS,
  "names and operators": OPERATORS,
  "words without their accents": ACCENTS,
  "other languages": LANGUAGES.flatMap(({ queries }) => queries),
  "typing errors": SLIPS,
};
