import styled from "@emotion/styled";

/** On a card the ratio of a box is between 3:1 and 4:5, so that no post fills the whole page and none is a stripe. */
const WIDEST = 3;
const TALLEST = 4 / 5;
const UNKNOWN = 16 / 9;

export type MediaShape = "card" | "whole";

/**
 * Returns the attributes of the box of a picture or video, which has the ratio of its content, on cards within their
 * range. A tall one is shown whole on a quiet ground: cut to the box, it would lose what it is about.
 */
export function frameOf({ width, height }: { width: number; height: number }, shape: MediaShape) {
  const own = width > 0 && height > 0 ? width / height : UNKNOWN;
  return {
    style: { aspectRatio: shape === "card" ? Math.min(WIDEST, Math.max(TALLEST, own)) : own },
    "data-shape": shape,
    "data-tall": own < 1 || undefined,
  };
}

/** The bits of the first byte of a placeholder that hold the mean lightness of the picture, and what is nearly white. */
const LIGHTNESS = 63;
const NEARLY_WHITE = 52;

/** Checks whether a picture is nearly white, as drawings and charts are: it would glare on a dark page. */
export const isNearlyWhite = (placeholder: string | null | undefined): boolean =>
  !!placeholder && (atob(placeholder).charCodeAt(0) & LIGHTNESS) >= NEARLY_WHITE;

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
  "[data-bright] &": { filter: "var(--media-filter)" },
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  "[data-shape=whole] &, [data-tall] &": { objectFit: "contain" },
} as const;
