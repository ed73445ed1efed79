import { folded } from "#server/core/words/fold.rules";
import { slipsOf } from "#server/core/words/slips";
import { pairsOf } from "#server/core/words/unspaced";
import type { Db } from "#server/db/client";
import { wantedOf, type IdeaCursor, type Mode } from "#server/features/search/search.model";
import { type ParsedQuery, plainWords } from "#server/features/search/search.rules";
import type { Access } from "./ideas.candidates.queries.ts";
import { columnOfWords } from "./ideas.column.queries.ts";
import { mendWords } from "./ideas.mending.queries.ts";
import { findIdeas, type IdeaQuestion, type IdeaRow } from "./ideas.queries.ts";

interface Search {
  query: ParsedQuery;
  question: IdeaQuestion;
}

/** The words of one of the ways, as its statement takes them. */
interface Words {
  terms: string;
  words: string;
}

interface Corrections {
  /** For each word the words that it may stand for. */
  choices: string[][];
  all: string;
  /** Whether any word differs from what was typed. */
  isCorrected: boolean;
}

/**
 * Finds ideas by the first of three ways that finds any: by the words as typed, by corrected words, or by any of them.
 * Further pages stay with the way of their first page, which their cursor names.
 */
export async function matchIdeas(
  db: Db,
  search: Search,
  cursor: IdeaCursor | null,
): Promise<{ mode: Mode; rows: IdeaRow[] }> {
  const { query } = search;
  const exact = { terms: JSON.stringify(wantedOf(query)), words: plainWords(query) };
  if (cursor?.mode === "exact" || exact.words === "")
    return { mode: "exact", rows: await find(db, search, "exact", exact) };
  const rows = cursor ? [] : await find(db, search, "exact", exact);
  if (rows.length > 0 || (await isLaterPage(db, search, "exact", exact))) return { mode: "exact", rows };
  const corrections = await correct(db, search);
  if (corrections.isCorrected && cursor?.mode !== "any") {
    const terms = JSON.stringify([...corrections.choices.map(toChoices), ...wantedOf({ terms: excludedOf(query) })]);
    const corrected = { terms, words: corrections.all };
    const found = await find(db, search, "mended", corrected);
    const isMode = found.length > 0 || cursor?.mode === "mended";
    if (isMode || (await isLaterPage(db, search, "mended", corrected))) return { mode: "mended", rows: found };
  }
  return { mode: "any", rows: await findAny(db, search, corrections) };
}

/** Finds ideas that hold any of the words, as typed. */
export const matchAnyWord = (db: Db, search: Search): Promise<IdeaRow[]> =>
  findAny(db, search, { all: plainWords(search.query) });

/** Of a long question in a script without spaces so many words count. */
const ANY_MAX = 24;

function findAny(db: Db, search: Search, { all }: Pick<Corrections, "all">): Promise<IdeaRow[]> {
  const words = [...new Set(all.split(" ").flatMap(pairsOf))].slice(0, ANY_MAX).join(" ");
  return find(db, search, "any", { terms: JSON.stringify(wantedOf({ terms: excludedOf(search.query) })), words });
}

/** The words of which any may stand, as `search_query` of the database takes them. */
export const toChoices = (words: readonly string[]) => words.map((w) => ({ w }));
const excludedOf = ({ terms }: ParsedQuery) => terms.filter(({ isExcluded }) => isExcluded);

async function find(db: Db, { query, question }: Search, mode: Mode, words: Words): Promise<IdeaRow[]> {
  const column = await columnOfWords(db);
  return findIdeas(db, { access: accessOf(query), mode, column }, { ...question, ...words });
}

/** Whether an empty page is a later page of a way that finds ideas, rather than the first page of one that finds none. */
async function isLaterPage(db: Db, { query, question }: Search, mode: Mode, words: Words): Promise<boolean> {
  if (question.offset === 0) return false;
  const first = { query, question: { ...question, offset: 0, limit: 1 } };
  return (await find(db, first, mode, words)).length > 0;
}

/** Corrects the words that no post holds, if there are similar ones. */
export async function correct(
  db: Db,
  { query, question: { viewer } }: { query: ParsedQuery; question: { viewer: number } },
): Promise<Corrections> {
  const words = [...new Set(plainWords(query).split(" "))].filter((word) => word !== "");
  const slips = words.map((word) => slipsOf(folded(word)).join(" "));
  const rows = words.length > 0 ? await mendWords(db, await columnOfWords(db), { viewer, words, slips }) : [];
  const choices = rows.map(({ word, isKnown, near }) => (isKnown || near.length === 0 ? [word] : near));
  return {
    choices,
    all: choices.flat().join(" "),
    isCorrected: rows.some(({ isKnown, near }) => !isKnown && near.length > 0),
  };
}

/** The way that finds the fewest candidates. */
function accessOf({ from, isBookmarked, group, tags, terms }: ParsedQuery): Access {
  if (from !== null) return "author";
  if (isBookmarked) return "bookmarks";
  if (group !== null) return "group";
  if (tags.length > 0) return "tags";
  return terms.some(({ isExcluded }) => !isExcluded) ? "words" : "newest";
}
