import styled from "@emotion/styled";

/** On a card the ratio of a picture is between 16:9 and 4:5, so that no post fills the whole page. */
const WIDEST = 16 / 9;
const TALLEST = 4 / 5;

export type MediaShape = "card" | "whole";

/** Returns the ratio of the box of a picture or video: its own, on cards limited to their range. */
export function ratioOf({ width, height }: { width: number; height: number }, shape: MediaShape): number {
  const own = width > 0 && height > 0 ? width / height : WIDEST;
  return shape === "card" ? Math.min(WIDEST, Math.max(TALLEST, own)) : own;
}

/** A box that has its size before its content is loaded, so that nothing moves. */
export const MediaFrame = styled.div(({ theme }) => ({
  position: "relative",
  width: "100%",
  maxHeight: 560,
  overflow: "hidden",
  borderRadius: theme.radius.control,
  background: theme.color.bg.sunken,
  "&[data-shape=whole]": { maxHeight: "70dvh" },
  // A hairline, so that a picture as light or dark as the card still has an edge.
  "&::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    border: `1px solid ${theme.color.border.subtle}`,
    borderRadius: "inherit",
    pointerEvents: "none",
  },
}));

/** The styles of the content of such a box. */
export const filling = {
  filter: "var(--media-filter)",
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  "[data-shape=whole] &": { objectFit: "contain" },
} as const;
