import { useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/**
 * Follows a page that was loaded with a button: the focus goes to its first post, and its size is announced. `frame` is
 * the element after the list, and contains the button.
 */
export function useLoadedByHand(frame: RefObject<HTMLElement | null>, count: number) {
  const [announcement, setAnnouncement] = useState("");
  /** The number of posts before the page that is loading; null while none is. */
  const before = useRef<number | null>(null);

  useEffect(() => {
    const from = before.current;
    if (from === null || count <= from) return;
    before.current = null;
    setAnnouncement(`${count - from} more ${count - from === 1 ? "post" : "posts"}`);
    if (!hasFocus(frame.current)) return;
    const posts = frame.current?.previousElementSibling?.querySelectorAll("article");
    posts?.[from]?.focus({ preventScroll: true });
  }, [frame, count]);

  /** Notes that the button was pressed. */
  const note = useCallback(() => {
    setAnnouncement("");
    before.current = count;
  }, [count]);

  /** The ref of a button that takes the place of the pressed one, e.g. after a failure: it has the focus then. */
  const keepFocus = useCallback((button: HTMLButtonElement | null) => {
    if (button && before.current !== null && document.activeElement === document.body) {
      button.focus({ preventScroll: true });
    }
  }, []);

  return { announcement, note, keepFocus };
}

/** True when the focus is in an element, or was there and is lost because its button is gone. */
function hasFocus(element: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === document.body || (element?.contains(activeElement) ?? false);
}
