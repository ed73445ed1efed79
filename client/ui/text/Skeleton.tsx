import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { ownProps } from "#client/ui/layout/ownProps.ts";

export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  radius?: number | string;
}

/** A number is the size in pixels at the usual text size, with which it grows. */
const inRem = (size: number | string) => (typeof size === "number" ? `${size / 16}rem` : size);

const sweep = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(100%)" } });

/** A placeholder of content that is loading. Screen readers skip it: the list around it announces that it is busy. */
export const Skeleton = styled("span", { shouldForwardProp: ownProps("width", "height", "radius") })<SkeletonProps>(
  ({ theme, width = "100%", height = 14, radius = 6 }) => ({
    display: "block",
    position: "relative",
    overflow: "hidden",
    maxWidth: "100%",
    flexShrink: 0,
    width: inRem(width),
    height: inRem(height),
    borderRadius: radius,
    background: theme.color.skeleton.base,
    "&::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      background: `linear-gradient(90deg, transparent, ${theme.color.skeleton.sheen}, transparent)`,
      animation: `${sweep} 1.6s ease-in-out infinite`,
    },
    "@media (prefers-reduced-motion: reduce)": { "&::after": { display: "none" } },
  }),
);
