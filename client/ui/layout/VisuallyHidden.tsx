import styled from "@emotion/styled";

/** Takes no room and is not seen, but heard. */
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

/** Text for those who hear the page; it takes no room. */
export const VisuallyHidden = styled.span(visuallyHidden);
