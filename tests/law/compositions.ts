import type { Fault } from "./imports.ts";
import { locationOf } from "./locations.ts";

/** They read keys of storage, or of parts that hold no text field: pictures, menus, tabs, charts, tooltips. */
const WITHOUT_TEXT = new Set([
  "client/apollo/session.ts",
  "client/theme/choice.ts",
  "client/ui/overlays/useZoom.ts",
  "client/ui/overlays/Lightbox.tsx",
  "client/ui/overlays/Menu.tsx",
  "client/ui/controls/Tooltip.tsx",
  "client/ui/controls/TabBar.tsx",
  "client/features/analytics/chart/Chart.tsx",
]);
const HELPER = "client/lib/text/composing.ts";

/** The key of an event, also taken out of it. */
const READS_KEY =
  /\bevent\.key\b|\bkey === "(?:Enter|Escape|Tab|Backspace|Arrow|Page|Home|End)|\{ key\b[^}]*\}: Keyboard/;
const ASKS = /\b(?:isComposing|shortcutOf)\(/;

/** Returns the files of the client that act on keys of text fields without leaving them to an input method. */
export function compositionFaults(files: ReadonlyMap<string, string>): Fault[] {
  return [...files].flatMap(([path, text]) => {
    if (!path.startsWith("client/") || path === HELPER || WITHOUT_TEXT.has(path) || locationOf(path).isTest) return [];
    const lines = text.split("\n");
    const at = lines.findIndex((line) => READS_KEY.test(line));
    if (/\bkeyCode\b/.test(text) || (at >= 0 && !ASKS.test(text)))
      return [
        {
          at: `${path}:${at + 1}`,
          law: "keys belong to an input method while it composes: ask isComposing of client/lib/text/composing",
        },
      ];
    return [];
  });
}
