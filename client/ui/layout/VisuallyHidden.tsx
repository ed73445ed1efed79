import styled from "@emotion/styled";

/** Hides an element visually; screen readers still read it. */
export const visuallyHidden = {
  position: "absolute",
  width: 1,
  height: 1,
  padding: 0,
  margin: -1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  border: 0,
} as const;

/** Text for screen readers only; it takes no space. */
export const VisuallyHidden = styled.span(visuallyHidden);
