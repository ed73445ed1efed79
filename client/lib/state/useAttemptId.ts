import { useCallback, useRef } from "react";

/**
 * Ids for what a member creates: a repeated attempt has the same id, so that the server creates the thing once even
 * when only the answer was lost; changed content gets a new id.
 */
export function useAttemptId(): (content: string) => string {
  const last = useRef<{ content: string; id: string } | null>(null);
  return useCallback((content: string) => {
    if (last.current?.content !== content) last.current = { content, id: newId() };
    return last.current.id;
  }, []);
}

/** Returns 128 random bits. randomUUID exists on secure origins only, and a home network may have none. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
