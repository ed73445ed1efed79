import { useCallback, useRef } from "react";

/**
 * Ids for what a member creates: trying the same thing again keeps the id, so that the server makes it once even when
 * only the answer was lost; a changed thing gets a new one.
 */
export function useAttemptId(): (content: string) => string {
  const last = useRef<{ content: string; id: string } | null>(null);
  return useCallback((content: string) => {
    if (last.current?.content !== content) last.current = { content, id: newId() };
    return last.current.id;
  }, []);
}

/** 128 random bits; randomUUID exists on secure origins only, and a home network may have none. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
