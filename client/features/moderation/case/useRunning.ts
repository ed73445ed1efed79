import { useEffect, useState } from "react";
import { serverNow } from "#client/lib/text/serverClock.ts";

/** Returns whether a moment is still to come, and renders again when it has passed. */
export function useRunning(until: string | null): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => setPassed(until), Math.max(0, Date.parse(until) - serverNow()));
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && until !== passed;
}
