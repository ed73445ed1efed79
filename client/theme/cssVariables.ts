import { colours } from "./tokens.ts";
import type { ColourName } from "./tokens.ts";

/** Returns the CSS variable of a colour: "bg.canvas" is --bg-canvas. */
export function variableOf(name: ColourName): string {
  return `--${name.replaceAll(".", "-")}`;
}

/** Shadows differ by theme: on a dark ground, black must be much stronger to be visible at all. */
const shadows = {
  light: ["#0e0f0e0f", "#0e0f0e24", "#0e0f0e3d"],
  dark: ["#00000099", "#00000099", "#00000099"],
} as const;

function declarations(theme: "light" | "dark"): string {
  const [header, menu, dialog] = shadows[theme];
  const lines = Object.entries(colours).map(([name, value]) => `--${name.replaceAll(".", "-")}:${value[theme]}`);
  return [
    `color-scheme:${theme}`,
    ...lines,
    // Nearly white drawings would glare on the dark ground; the lightbox shows a picture as it is.
    `--media-filter:${theme === "dark" ? "brightness(0.9)" : "none"}`,
    `--shadow-header:0 1px 2px ${header},0 1px 0 var(--border-default)`,
    `--shadow-menu:0 4px 16px -2px ${menu},0 0 0 1px var(--border-default)`,
    `--shadow-dialog:0 16px 48px -8px ${dialog},0 0 0 1px var(--border-default)`,
  ].join(";");
}

/** Members who prefer more contrast get borders and secondary text one step stronger. */
const MORE_CONTRAST =
  "--border-subtle:var(--border-control);--border-default:var(--border-control);--text-secondary:var(--text-primary);--text-tertiary:var(--text-primary)";

/**
 * Returns the style sheet of both themes: `data-theme` holds the member's choice, and without one the system decides.
 * It is a static file, so that the first frame has its colours before any script has run.
 */
export function themeSheet(): string {
  return [
    `:root{${declarations("light")}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${declarations("dark")}}}`,
    `:root[data-theme=dark]{${declarations("dark")}}`,
    `@media (prefers-contrast:more){:root:root{${MORE_CONTRAST}}}`,
  ].join("\n");
}
