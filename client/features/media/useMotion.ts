import { useState } from "react";
import { useMayAutoplay } from "./autoplay.ts";

/**
 * Manages whether a picture moves. It does so automatically where the settings and the system allow that; the member's
 * own choice overrides that, until they leave.
 */
export function useMotion() {
  const [choice, setChoice] = useState<boolean | null>(null);
  const mayMove = useMayAutoplay();
  const isMoving = choice ?? mayMove;
  return { isMoving, toggle: () => setChoice(!isMoving) };
}
