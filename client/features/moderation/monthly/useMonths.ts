import { useEffect, useState } from "react";
import { RequestError } from "#client/apollo/request.ts";
import { loadMonths } from "./months.ts";
import type { Month } from "./months.ts";

type Loaded = { state: "waiting" } | { state: "ready"; months: Month[] } | { state: "failed"; reason: string };

/** Loads the public report, and again after a failure. */
export function useMonths(): Loaded & { retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded>({ state: "waiting" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const call = new AbortController();
    loadMonths(call.signal).then(
      (months) => setLoaded({ state: "ready", months }),
      (failure: unknown) => {
        if (call.signal.aborted) return;
        setLoaded({ state: "failed", reason: failure instanceof RequestError ? failure.message : "" });
      },
    );
    return () => call.abort();
  }, [attempt]);
  const retry = () => {
    setLoaded({ state: "waiting" });
    setAttempt(attempt + 1);
  };
  return { ...loaded, retry };
}
