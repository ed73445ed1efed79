import { useState } from "react";
import { lengthOf } from "#server/core/text.rules";
import { SEARCH_MIN } from "#server/features/bonds/bonds.limits.rules";
import { useDebounced } from "#client/lib/state/useDebounced.ts";

/** The search begins when typing has paused for this time, in milliseconds. */
const SEARCH_REST = 500;

/** Manages the text of a search for people and the query. An empty field restores the whole list at once. */
export function usePeopleSearch() {
  const [words, setWords] = useState("");
  const rested = useDebounced(words, SEARCH_REST).trim();
  const typed = words.trim();
  const query = typed !== "" && lengthOf(rested) >= SEARCH_MIN ? rested : null;
  return {
    words,
    setWords,
    /** It is null for all people. */
    query,
    /** True when the text is too short for a search. */
    isTooShort: typed !== "" && lengthOf(typed) < SEARCH_MIN,
  };
}
