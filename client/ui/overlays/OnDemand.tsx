import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { toast } from "#client/ui/toasts/toast.ts";

interface OnDemandProps<Part> {
  /** Loads the code: an import, so that a second time costs nothing. */
  load: () => Promise<Part>;
  /** Stands there until the code has come. */
  waiting?: ReactNode;
  /** It could not come, which the member has been told. */
  onFailed: () => void;
  children: (part: Part) => ReactNode;
}

/** A part whose code comes only when it is wanted. Without network the page stays as it is, and says so. */
export function OnDemand<Part>({ load, waiting = null, onFailed, children }: OnDemandProps<Part>) {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  // What to load and whom to tell is settled when it appears.
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
