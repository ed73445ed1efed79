import type { CSSObject, Theme } from "@emotion/react";

/** The look of a row of tabs. */
export function tabListLook(theme: Theme): CSSObject {
  return {
    display: "inline-flex",
    // Tabs that do not fit are scrolled, and the page stays as wide as the window.
    maxWidth: "100%",
    overflowX: "auto",
    scrollbarWidth: "none",
    gap: theme.space(2),
    padding: theme.space(4),
    borderRadius: theme.radius.pill,
    background: theme.color.bg.sunken,
  };
}

/** The look of a tab; the active one has the attribute `data-state=active`. */
export function tabLook(theme: Theme): CSSObject {
  return {
    minHeight: 32,
    minWidth: 72,
    flexShrink: 0,
    paddingInline: theme.space(16),
    border: "1px solid transparent",
    borderRadius: theme.radius.pill,
    background: "transparent",
    color: theme.color.text.secondary,
    ...theme.type.ui,
    cursor: "pointer",
    "&:hover": { color: theme.color.text.primary },
    "&[data-state=active]": {
      background: theme.color.bg.raised,
      borderColor: theme.color.border.default,
      color: theme.color.text.primary,
    },
    "@media (max-width: 359px)": { minWidth: 0, paddingInline: theme.space(8) },
    "@media (pointer: coarse)": { minHeight: 44 },
    "@media (forced-colors: active)": { "&[data-state=active]": { borderColor: "Highlight" } },
  };
}
