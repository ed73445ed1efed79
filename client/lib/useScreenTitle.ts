import { useEffect } from "react";

export const PRODUCT = "Commonplace";

/** Names the screen in the tab and in history: "Sign In · Commonplace". */
export function useScreenTitle(screen: string): void {
  useEffect(() => {
    document.title = `${screen} · ${PRODUCT}`;
  }, [screen]);
}
