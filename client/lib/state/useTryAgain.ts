import { useEffect, useRef } from "react";
import { growingPause } from "#client/lib/growingPause.ts";

/** Repeats an act with growing pauses while it is needed, and at once when the network is back. */
export function useTryAgain(isNeeded: boolean, act: () => void): void {
  const attempts = useRef(0);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      timer = setTimeout(() => {
        act();
        plan();
      }, growingPause(attempts.current++));
    };
    plan();
    addEventListener("online", act);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", act);
    };
  }, [isNeeded, act]);
}
