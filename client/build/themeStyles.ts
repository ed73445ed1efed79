import type { Plugin } from "vite";
import { themeSheet } from "#client/theme/cssVariables.ts";

const ID = "virtual:theme.css";

/** Provides the colours of theme/tokens.ts as a static style sheet, which is there before any script has run. */
export function themeStyles(): Plugin {
  return {
    name: "commonplace:theme",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? themeSheet() : null),
  };
}
