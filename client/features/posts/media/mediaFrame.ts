import styled from "@emotion/styled";

/** On a card a picture is between 16:9 and 4:5, so that no post takes the whole page. */
const WIDEST = 16 / 9;
const TALLEST = 4 / 5;

export type MediaShape = "card" | "whole";

/** The shape of the box of a picture or video: its own, on cards cut to what a card allows. */
export function ratioOf({ width, height }: { width: number; height: number }, shape: MediaShape): number {
  const own = width > 0 && height > 0 ? width / height : WIDEST;
  return shape === "card" ? Math.min(WIDEST, Math.max(TALLEST, own)) : own;
}

/** A box that is there before what it shows, so that nothing moves when that arrives. */
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

/** What fills such a box. */
export const filling = {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  "[data-shape=whole] &": { objectFit: "contain" },
} as const;
