import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, RefObject, SyntheticEvent } from "react";
import { insertText } from "#client/lib/text/textInsertion.ts";
import { triggerAt } from "./completion.ts";
import type { Trigger } from "./completion.ts";
import { useCandidates } from "./useCandidates.ts";
import type { Candidate } from "./useCandidates.ts";

/**
 * Completes people and tags in a text box, in the way of an ARIA listbox that the box points into: arrows choose,
 * Enter and Tab take, Escape leaves the word as it is. Keys of an input method are not ours.
 */
export function useCompletion(area: RefObject<HTMLTextAreaElement | null>) {
  const listId = useId();
  const [trigger, setTrigger] = useState<Trigger | null>(null);
  const [hasBegun, setBegun] = useState(false);
  const [active, setActive] = useState(0);
  /** Where the word begins that was left as it is. */
  const left = useRef<number | null>(null);
  const candidates = useCandidates(trigger);
  const isOpen = trigger !== null && candidates.length > 0;
  const at = Math.min(active, candidates.length - 1);

  function look({ currentTarget, nativeEvent }: SyntheticEvent<HTMLTextAreaElement>) {
    if ("isComposing" in nativeEvent && nativeEvent.isComposing) return;
    const { value, selectionStart, selectionEnd } = currentTarget;
    const found = selectionStart === selectionEnd ? triggerAt(value, selectionStart) : null;
    if (found === null || found.start !== left.current) left.current = null;
    const next = left.current === null ? found : null;
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
    const name = candidate.kind === "tag" ? candidate.name : candidate.username;
    setTrigger(null);
    insertText(area.current, `${trigger.sign}${name} `, trigger);
  }

  /** Whether the key was one of the list's. */
  function handleKeyDown(event: KeyboardEvent): boolean {
    const chosen = candidates[at];
    if (!isOpen || !chosen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey)
      return false;
    if (event.key === "ArrowDown") setActive((at + 1) % candidates.length);
    else if (event.key === "ArrowUp") setActive((at - 1 + candidates.length) % candidates.length);
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey) take(chosen);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  // Before a dialog around it hears of it, and closes.
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      latestClose.current();
    };
    addEventListener("keydown", leave, { capture: true });
    return () => removeEventListener("keydown", leave, { capture: true });
  }, [isOpen]);

  return {
    /** Somebody or something has been named since the box is there. */
    hasBegun,
    isOpen,
    trigger,
    candidates,
    active: at,
    listId,
    take,
    handleKeyDown,
    /** For the text box. */
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

export type Completion = ReturnType<typeof useCompletion>;
