import { useState } from "react";
import { lengthOf } from "#server/core/text.rules";
import { SEARCH_MIN } from "#server/features/bonds/bonds.limits.rules";
import { useDebounced } from "#client/lib/state/useDebounced.ts";

/** Typing has to rest for so long before it is searched for, in milliseconds. */
const SEARCH_REST = 500;

/** What one types to find people, and what of it is searched for. An empty field restores the whole list at once. */
export function usePeopleSearch() {
  const [words, setWords] = useState("");
  const rested = useDebounced(words, SEARCH_REST).trim();
  const typed = words.trim();
  const query = typed !== "" && lengthOf(rested) >= SEARCH_MIN ? rested : null;
  return {
    words,
    setWords,
    /** Null for everybody. */
    query,
    /** Too little has been typed to search for it. */
    isTooShort: typed !== "" && lengthOf(typed) < SEARCH_MIN,
  };
}
