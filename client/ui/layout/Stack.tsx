import styled from "@emotion/styled";
import type { CSSProperties } from "react";
import type { Space } from "#client/theme/theme.ts";
import { ownProps } from "./ownProps.ts";

export interface StackProps {
  /** Space between the children, one of the design's steps. */
  gap?: Space;
  direction?: "row" | "column";
  align?: CSSProperties["alignItems"];
  justify?: CSSProperties["justifyContent"];
  wrap?: boolean;
}

/**
 * Lays out children one under or beside the other with equal space: parents set the space, children have no outer
 * margin.
 */
export const Stack = styled("div", {
  shouldForwardProp: ownProps("gap", "direction", "align", "justify", "wrap"),
})<StackProps>(({ theme, gap = 0, direction = "column", align, justify, wrap }) => ({
  display: "flex",
  flexDirection: direction,
  gap: theme.space(gap),
  ...(align && { alignItems: align }),
  ...(justify && { justifyContent: justify }),
  // A name without spaces that is wider than a line breaks, instead of pushing the page sideways.
  ...(wrap && { flexWrap: "wrap", overflowWrap: "anywhere" }),
  minWidth: 0,
}));
