import { useEffect, useState } from "react";
import type { RefObject } from "react";
import { useMediaQuery } from "#client/lib/browser/useMediaQuery.ts";

/** A video counts as seen when this much of it is in view. */
const SEEN_FROM = 0.6;

/**
 * Whether a video plays. It begins by itself where that is welcome, and only while it is seen and its tab is in front;
 * what the member last told it goes above that, until they leave.
 */
export function usePlayback(video: RefObject<HTMLVideoElement | null>, mayBegin: boolean) {
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isSeen, setSeen] = useState(false);
  const [isFront, setFront] = useState(() => document.visibilityState === "visible");
  const [isPlaying, setPlaying] = useState(false);
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const isWanted = choice ?? (mayBegin && !isStill);
  const shouldPlay = isWanted && isSeen && isFront;

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const seen = new IntersectionObserver(
      ([entry]) => setSeen((entry?.intersectionRatio ?? 0) >= SEEN_FROM),
      // The exact share has no event of its own when it is stepped over by a rounding.
      { threshold: [0, SEEN_FROM, 0.7, 1] },
    );
    seen.observe(element);
    const watchTab = () => setFront(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", watchTab);
    return () => {
      seen.disconnect();
      document.removeEventListener("visibilitychange", watchTab);
    };
  }, [video]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // A browser may refuse to begin; then the button shows that it waits.
    if (shouldPlay) element.play().catch(() => setPlaying(false));
    else element.pause();
  }, [video, shouldPlay]);

  return {
    isPlaying,
    /** Plays what stands still and stops what plays, as the one button says. */
    toggle: () => setChoice(!isPlaying),
    /** What the element tells about itself. */
    events: { onPlaying: () => setPlaying(true), onPause: () => setPlaying(false) },
  };
}
