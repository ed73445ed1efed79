import { useEffect } from "react";
import { tabTitle } from "#client/lib/text/tabTitle.ts";

/** Sets the title of the tab, which also appears in the history: "Sign In · Commonplace". */
export function useScreenTitle(screen: string): void {
  useEffect(() => {
    tabTitle.setScreen(screen);
  }, [screen]);
}
