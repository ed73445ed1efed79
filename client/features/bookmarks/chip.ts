import styled from "@emotion/styled";

/** A filter that is on or off. */
export const Chip = styled.button(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(6),
  flexShrink: 0,
  maxWidth: 260,
  minHeight: 32,
  paddingInline: theme.space(12),
  border: `1px solid ${theme.color.border.default}`,
  borderRadius: theme.radius.control,
  background: theme.color.bg.surface,
  color: theme.color.text.secondary,
  ...theme.type.ui,
  whiteSpace: "nowrap",
  cursor: "pointer",
  transition: `background ${theme.motion.fast}, color ${theme.motion.fast}`,
  "& bdi": { overflow: "hidden", textOverflow: "ellipsis" },
  "& svg": { width: "1rem", height: "1rem", strokeWidth: 1.75, flexShrink: 0 },
  "&:hover": { background: theme.color.bg.hover, color: theme.color.text.primary },
  "&[aria-pressed=true]": {
    borderColor: theme.color.primary.solid,
    background: theme.color.primary.tint,
    color: theme.color.primary.tintText,
  },
  "@media (pointer: coarse)": { minHeight: 44 },
  "@media (forced-colors: active)": { "&[aria-pressed=true]": { outline: "2px solid Highlight", outlineOffset: -2 } },
}));

/** The number of things with this filter. */
export const ChipCount = styled.span(({ theme }) => ({
  ...theme.type.meta,
  color: theme.color.text.tertiary,
  "[aria-pressed=true] > &": { color: "inherit" },
}));

/** A group of chips in the strip. */
export const Chips = styled.div(({ theme }) => ({
  display: "flex",
  flexShrink: 0,
  alignItems: "center",
  gap: theme.space(8),
  // A rule between two groups, which look alike.
  "& + &": { paddingInlineStart: theme.space(12), borderInlineStart: `1px solid ${theme.color.border.default}` },
  "[data-whole] > &": { flexShrink: 1, flexWrap: "wrap" },
  "[data-whole] > & + &": { paddingInlineStart: 0, borderInlineStart: 0 },
}));

/** Groups of chips in one row, which scrolls and fades at its end; with data-whole, in as many rows as they need. */
export const Strip = styled.div(({ theme }) => ({
  // The strip clips visually hidden text, which would otherwise make the page wider.
  position: "relative",
  flex: "1 1 0",
  minWidth: 0,
  display: "flex",
  gap: theme.space(12),
  // The padding leaves space for the focus rings, which the scroller would clip.
  padding: 4,
  margin: -4,
  "&[data-whole]": { flexWrap: "wrap" },
  "&:not([data-whole])": {
    overflowX: "auto",
    scrollbarWidth: "none",
    paddingInlineEnd: 32,
    maskImage: "linear-gradient(to right, #000 calc(100% - 32px), transparent)",
    "&:dir(rtl)": { maskImage: "linear-gradient(to left, #000 calc(100% - 32px), transparent)" },
  },
}));
