import { useEffect, useState } from "react";
import { request } from "#client/apollo/request.ts";
import { username as usernameRule, USERNAME_MIN, USERNAME_TAKEN } from "#server/features/auth/auth.rules";

/** How long a username must be stable before the server checks it, in milliseconds. */
export const STABLE = 500;

/** `unknown`: the server could not be reached, which counts as not available. */
export type Availability = "idle" | "checking" | "available" | "taken" | "unknown";

/**
 * Checks whether a username is free, once it has been stable for 500 ms and is longer than two characters; any edit
 * starts over, and so does `again`.
 */
export function useUsernameAvailability(typed: string): { availability: Availability; again: () => void } {
  const name = typed.trim();
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ name: string; state: Availability }>({ name: "", state: "idle" });

  useEffect(() => {
    if (name.length < USERNAME_MIN || !usernameRule.safeParse(name).success) return;
    const call = new AbortController();
    const timer = setTimeout(() => {
      setKnown({ name, state: "checking" });
      request("GET", `/auth/check-username?username=${encodeURIComponent(name)}`, undefined, call.signal).then(
        ({ available }) => setKnown({ name, state: available === true ? "available" : "taken" }),
        () => {
          if (!call.signal.aborted) setKnown({ name, state: "unknown" });
        },
      );
    }, STABLE);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [name, attempt]);

  return {
    availability: known.name === name ? known.state : "idle",
    again: () => setAttempt(attempt + 1),
  };
}

/** The reason why a form cannot be sent because of its username; null when it can. */
export const USERNAME_OBSTACLES: Record<Availability, string | null> = {
  idle: null,
  available: null,
  checking: "Please wait while we check username availability",
  taken: USERNAME_TAKEN,
  // The submission repeats the check.
  unknown: "Please wait while we check username availability",
};
