import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, RefObject, SyntheticEvent } from "react";
import { isComposing } from "#client/lib/text/composing.ts";
import { insertText } from "#client/lib/text/textInsertion.ts";
import { triggerAt } from "./completion.ts";
import type { Trigger } from "./completion.ts";
import { useCandidates } from "./useCandidates.ts";
import type { Candidate } from "./useCandidates.ts";

/**
 * Completes people and tags in a text box, as an ARIA listbox: arrows choose, Enter and Tab insert, Escape leaves the
 * word as it is. Keys of an input method are ignored.
 */
export function useCompletion(area: RefObject<HTMLTextAreaElement | null>) {
  const listId = useId();
  const [trigger, setTrigger] = useState<Trigger | null>(null);
  const [hasBegun, setBegun] = useState(false);
  const [active, setActive] = useState(0);
  /** The index of the word for which the member has closed the list. */
  const left = useRef<number | null>(null);
  const candidates = useCandidates(trigger);
  const isOpen = trigger !== null && candidates.length > 0;
  const at = Math.min(active, candidates.length - 1);

  function look({ currentTarget, nativeEvent }: SyntheticEvent<HTMLTextAreaElement>) {
    if ("isComposing" in nativeEvent && nativeEvent.isComposing) return;
    const { value, selectionStart, selectionEnd } = currentTarget;
    const match = selectionStart === selectionEnd ? triggerAt(value, selectionStart) : null;
    if (match === null || match.start !== left.current) left.current = null;
    const next = left.current === null ? match : null;
    if (next?.query !== trigger?.query) setActive(0);
    if (next) setBegun(true);
    setTrigger(next);
  }

  function close() {
    left.current = trigger?.start ?? null;
    setTrigger(null);
  }

  function take(candidate: Candidate) {
    if (!area.current || !trigger) return;
    setTrigger(null);
    insertText(area.current, `${trigger.sign}${nameOf(candidate)} `, trigger);
  }

  /** Returns whether the list has used the key. */
  function handleKeyDown(event: KeyboardEvent): boolean {
    const chosen = candidates[at];
    if (!isOpen || !chosen || isForeign(event)) return false;
    const next = movedTo(event.key, at, candidates.length);
    if (next !== null) setActive(next);
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey) take(chosen);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  useEscape(isOpen, close);

  return {
    /** True once a person or tag was begun since the box was mounted. */
    hasBegun,
    isOpen,
    trigger,
    candidates,
    active: at,
    listId,
    take,
    handleKeyDown,
    /** The props of the text box. */
    props: {
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-controls": isOpen ? listId : undefined,
      "aria-activedescendant": isOpen ? `${listId}-${at}` : undefined,
      onSelect: look,
      onCompositionEnd: look,
      onBlur: () => setTrigger(null),
    },
  } as const;
}

/** Calls `close` on Escape, before a dialog that contains the list would close. */
function useEscape(isOpen: boolean, close: () => void): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape" || isComposing(event)) return;
      event.preventDefault();
      event.stopPropagation();
      latestClose.current();
    };
    addEventListener("keydown", handleKey, { capture: true });
    return () => removeEventListener("keydown", handleKey, { capture: true });
  }, [isOpen]);
}

const nameOf = (candidate: Candidate): string => (candidate.kind === "tag" ? candidate.name : candidate.username);

/** Checks for a key of an input method, or with a modifier. */
const isForeign = (event: KeyboardEvent): boolean =>
  isComposing(event) || event.ctrlKey || event.metaKey || event.altKey;

/** Returns the index that an arrow key leads to; null for every other key. */
function movedTo(key: string, index: number, count: number): number | null {
  if (key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowUp") return (index - 1 + count) % count;
  return null;
}

export type Completion = ReturnType<typeof useCompletion>;
