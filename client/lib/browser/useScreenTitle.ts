import { useEffect } from "react";
import { tabTitle } from "#client/lib/text/tabTitle.ts";

/** Names the screen in the tab and in history: "Sign In · Commonplace". */
export function useScreenTitle(screen: string): void {
  useEffect(() => {
    tabTitle.setScreen(screen);
  }, [screen]);
}
