import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { useState } from "react";
import { useLocation } from "react-router-dom";

/** The time that the bar takes from one end to the other, in milliseconds. */
const DURATION = 500;

/** A thin bar at the very top that runs on each change of route. Screen readers ignore it. */
export function RouteProgress() {
  const { pathname } = useLocation();
  const [last, setLast] = useState(pathname);
  const [changes, setChanges] = useState(0);
  if (last !== pathname) {
    setLast(pathname);
    setChanges(changes + 1);
  }
  return changes > 0 && <Bar key={changes} aria-hidden="true" />;
}

const run = keyframes({
  "0%": { transform: "scaleX(0)", opacity: 1 },
  "80%": { transform: "scaleX(1)", opacity: 1 },
  "100%": { transform: "scaleX(1)", opacity: 0 },
});
const Bar = styled.div(({ theme }) => ({
  position: "fixed",
  zIndex: theme.z.routeBar,
  insetInline: 0,
  top: 0,
  height: 2,
  background: theme.color.primary.solid,
  transformOrigin: "left",
  opacity: 0,
  pointerEvents: "none",
  animation: `${run} ${DURATION}ms ease-out`,
}));
