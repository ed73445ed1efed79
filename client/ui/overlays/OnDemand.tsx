import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { toast } from "#client/ui/toasts/toast.ts";

interface OnDemandProps<Part> {
  /** Loads the code: an import, so that a second call costs nothing. */
  load: () => Promise<Part>;
  /** A placeholder until the code is loaded. */
  waiting?: ReactNode;
  /** Runs after the code could not be loaded; a toast has reported it to the member. */
  onFailed: () => void;
  children: (part: Part) => ReactNode;
}

/** A part whose code is loaded on demand. Without network the page stays as it is, and a toast reports it. */
export function OnDemand<Part>({ load, waiting = null, onFailed, children }: OnDemandProps<Part>) {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  // The props of the first render decide what to load and whom to call.
  const [start] = useState(() => ({ load, onFailed }));
  useEffect(() => {
    let isGone = false;
    start.load().then(
      (loaded) => !isGone && setPart({ loaded }),
      () => {
        if (isGone) return;
        toast.failure("Couldn't open this", "Check your connection and try again.");
        start.onFailed();
      },
    );
    return () => {
      isGone = true;
    };
  }, [start]);
  return part ? children(part.loaded) : waiting;
}
