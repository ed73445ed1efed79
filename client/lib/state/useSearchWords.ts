import { useEffect, useRef, useState } from "react";
import { useDebounced } from "./useDebounced.ts";

/** The search begins when typing has paused for this time, in milliseconds. */
const PAUSE_MS = 300;

/**
 * Manages the text of a search field whose query is stored elsewhere, for example in the address. `onSearch` gets the
 * text when typing has paused; a query that changes without typing, by "Clear" or Back, stands in the field at once.
 */
export function useSearchWords(query: string, onSearch: (query: string) => void) {
  const [words, setWords] = useState(query);
  const wanted = useDebounced(words, PAUSE_MS).trim();
  const [known, setKnown] = useState(query);
  if (known !== query) {
    setKnown(query);
    if (words.trim() !== query) setWords(query);
  }
  const requested = useRef(query);
  useEffect(() => {
    if (requested.current === wanted) return;
    requested.current = wanted;
    onSearch(wanted);
  });
  return { words, setWords };
}
