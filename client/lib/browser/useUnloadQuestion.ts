import { useEffect } from "react";
import type { RefObject } from "react";

/**
 * While there is something to lose, the browser asks before the tab is closed or reloaded.
 * @param isSaved set in the moment in which everything is saved: from then on nothing is asked
 */
export function useUnloadQuestion(isChanged: boolean, isSaved?: RefObject<boolean>): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSaved?.current) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isChanged, isSaved]);
}
