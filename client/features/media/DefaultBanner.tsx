import styled from "@emotion/styled";
import { useId } from "react";

/** The banner of a profile without a picture: the product's rings. */
export function DefaultBanner() {
  const patternId = useId();
  return (
    <Drawing aria-hidden="true" focusable="false" data-default-banner preserveAspectRatio="xMidYMid slice">
      <pattern id={patternId} width="132" height="96" patternUnits="userSpaceOnUse" patternTransform="rotate(-12)">
        <First cx="48" cy="48" r="30" />
        <Second cx="84" cy="48" r="30" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${patternId})`} />
    </Drawing>
  );
}

const Drawing = styled.svg(({ theme }) => ({
  display: "block",
  width: "100%",
  height: "100%",
  background: theme.color.primary.tint,
  fill: "none",
  strokeWidth: 2,
}));
const First = styled.circle(({ theme }) => ({ stroke: theme.color.primary.tintBorder, fill: "none" }));
const Second = styled.circle(({ theme }) => ({ stroke: theme.color.warning.tintBorder, fill: "none" }));
