import { useCallback, useEffect, useRef, useState } from "react";
import { forgetDraft, keepDraft, knownDraft, readDraft } from "./drafts.ts";
import type { Draft } from "./drafts.ts";

const EMPTY: Draft = { text: "", picture: null, alt: "" };
/** Milliseconds without typing after which the draft is kept. */
const PAUSE = 1_000;

/**
 * What is being written, kept as the account's draft: after each pause, when the page is left, and when the dialog
 * closes. It begins with what was left last time.
 */
export function useDraft(account: string) {
  const [draft, setDraft] = useState<Draft>(() => knownDraft(account) ?? EMPTY);
  const [isRestored, setRestored] = useState(() => Boolean(knownDraft(account)));
  const latest = useRef(draft);
  /** Nothing is kept until something was changed, nor after it was posted. */
  const isDirty = useRef(false);

  useEffect(() => {
    let isGone = false;
    void readDraft(account).then((stored) => {
      if (isGone || isDirty.current || !stored) return;
      latest.current = stored;
      setDraft(stored);
      setRestored(true);
    });
    return () => {
      isGone = true;
    };
  }, [account]);

  useEffect(() => {
    const keep = () => {
      if (isDirty.current) keepDraft(account, latest.current);
    };
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [account]);

  useEffect(() => {
    if (!isDirty.current) return undefined;
    const timer = setTimeout(() => isDirty.current && keepDraft(account, draft), PAUSE);
    return () => clearTimeout(timer);
  }, [account, draft]);

  const change = useCallback((part: Partial<Draft>) => {
    isDirty.current = true;
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
  }, []);

  /** Empties the draft: it was posted, or its member does not want it. */
  const clear = useCallback(() => {
    isDirty.current = false;
    latest.current = EMPTY;
    setDraft(EMPTY);
    setRestored(false);
    forgetDraft(account);
  }, [account]);

  return { draft, isRestored, change, clear };
}
