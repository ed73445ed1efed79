import type { Db } from "#server/db/client";
import { type IdeaCursor, type Mode, websearchOf } from "#server/features/search/search.model";
import { type ParsedQuery, plainWords } from "#server/features/search/search.rules";
import type { Access } from "./ideas.candidates.queries.ts";
import { mendWords } from "./ideas.mending.queries.ts";
import { findIdeas, type IdeaQuestion, type IdeaRow } from "./ideas.queries.ts";

interface Search {
  query: ParsedQuery;
  question: IdeaQuestion;
}

/** The words of one of the ways, as its statement takes them. */
interface Words {
  text: string;
  words: string;
}

interface Corrections {
  /** For each word the words that it may stand for, as `to_tsquery` takes them. */
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
  const exact = { text: websearchOf(query), words: plainWords(query) };
  if (cursor?.mode === "exact" || exact.words === "")
    return { mode: "exact", rows: await find(db, search, "exact", exact) };
  const rows = cursor ? [] : await find(db, search, "exact", exact);
  if (rows.length > 0 || (await isLaterPage(db, search, "exact", exact))) return { mode: "exact", rows };
  const corrections = await correct(db, search);
  if (corrections.isCorrected && cursor?.mode !== "any") {
    const text = corrections.choices.map((words) => `(${words.join(" | ")})`).join(" & ");
    const corrected = { text, words: corrections.all };
    const found = await find(db, search, "mended", corrected);
    const isMode = found.length > 0 || cursor?.mode === "mended";
    if (isMode || (await isLaterPage(db, search, "mended", corrected))) return { mode: "mended", rows: found };
  }
  return { mode: "any", rows: await findAny(db, search, corrections) };
}

/** Finds ideas that hold any of the words, as typed or corrected. */
export async function matchAnyWord(db: Db, search: Search): Promise<IdeaRow[]> {
  return findAny(db, search, await correct(db, search));
}

function findAny(db: Db, search: Search, { all }: Corrections): Promise<IdeaRow[]> {
  const { terms, ...query } = search.query;
  const excluded = { ...query, terms: terms.filter(({ isExcluded }) => isExcluded) };
  return find(db, search, "any", { text: websearchOf(excluded), words: all });
}

function find(db: Db, { query, question }: Search, mode: Mode, words: Words): Promise<IdeaRow[]> {
  return findIdeas(db, accessOf(query), mode, { ...question, ...words });
}

/** Whether an empty page is a later page of a way that finds ideas, rather than the first page of one that finds none. */
async function isLaterPage(db: Db, { query, question }: Search, mode: Mode, words: Words): Promise<boolean> {
  if (question.offset === 0) return false;
  const first = { query, question: { ...question, offset: 0, limit: 1 } };
  return (await find(db, first, mode, words)).length > 0;
}

/** Corrects the words that no post holds, if there are similar ones. */
async function correct(db: Db, { query, question: { viewer } }: Search): Promise<Corrections> {
  const words = [...new Set(plainWords(query).split(" "))].filter((word) => word !== "");
  const rows = words.length > 0 ? await mendWords(db, { viewer, words }) : [];
  const choices = rows.map(({ word, isKnown, near }) => (isKnown || near.length === 0 ? [word] : near));
  return {
    choices: choices.map((one) => one.map((word) => word.replace(/-/g, " <-> "))),
    all: choices.flat().join(" "),
    isCorrected: rows.some(({ isKnown, near }) => !isKnown && near.length > 0),
  };
}

/** The way that finds the fewest candidates. */
function accessOf({ from, tags, terms }: ParsedQuery): Access {
  if (from !== null) return "author";
  if (tags.length > 0) return "tags";
  return terms.some(({ isExcluded }) => !isExcluded) ? "words" : "newest";
}
