import styled from "@emotion/styled";

/** Something to filter by that is on or off. */
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
  "& svg": { width: 16, height: 16, strokeWidth: 1.75, flexShrink: 0 },
  "&:hover": { background: theme.color.bg.hover, color: theme.color.text.primary },
  "&[aria-pressed=true]": {
    borderColor: theme.color.primary.solid,
    background: theme.color.primary.tint,
    color: theme.color.primary.tintText,
  },
  "@media (pointer: coarse)": { minHeight: 44 },
  "@media (forced-colors: active)": { "&[aria-pressed=true]": { outline: "2px solid Highlight", outlineOffset: -2 } },
}));

/** How many things there are of it. */
export const ChipCount = styled.span(({ theme }) => ({
  ...theme.type.meta,
  color: theme.color.text.tertiary,
  "[aria-pressed=true] > &": { color: "inherit" },
}));

/** Chips beside each other: under one another where there is room, on phones a strip that scrolls and fades at its end. */
export const Chips = styled.div(({ theme }) => ({
  // What is only read out inside the strip is cut with it, instead of making the page wider.
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(8),
  [theme.mq.belowMd]: {
    flexWrap: "nowrap",
    overflowX: "auto",
    scrollbarWidth: "none",
    // Room for the focus rings, which the scroller would cut.
    padding: 4,
    margin: -4,
    paddingInlineEnd: 32,
    maskImage: "linear-gradient(to right, #000 calc(100% - 32px), transparent)",
    "&:dir(rtl)": { maskImage: "linear-gradient(to left, #000 calc(100% - 32px), transparent)" },
  },
}));
