import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** A video is visible when this share of it is in view. */
const SEEN_FROM = 0.6;

/**
 * Manages whether a video plays. It starts automatically where the settings allow that, and only while it is visible
 * and its tab is active; the member's own choice overrides that, until they leave.
 * @param url a video that gets another address plays on.
 */
export function usePlayback(video: RefObject<HTMLVideoElement | null>, mayBegin: boolean, url: string) {
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isSeen, setSeen] = useState(false);
  const [isFront, setFront] = useState(() => document.visibilityState === "visible");
  const [isPlaying, setPlaying] = useState(false);
  const isWanted = choice ?? mayBegin;
  const shouldPlay = isWanted && isSeen && isFront;

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const seen = new IntersectionObserver(
      ([entry]) => setSeen((entry?.intersectionRatio ?? 0) >= SEEN_FROM),
      // A rounding can step over the exact share, and then the observer does not report it.
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
    // A browser may refuse to play; then the button shows that the video is paused.
    if (shouldPlay) element.play().catch(() => setPlaying(false));
    else element.pause();
  }, [video, shouldPlay, url]);

  return {
    isPlaying,
    /** Plays a paused video and pauses a playing one. */
    toggle: () => setChoice(!isPlaying),
    /** The events of the element. */
    events: { onPlaying: () => setPlaying(true), onPause: () => setPlaying(false) },
  };
}
