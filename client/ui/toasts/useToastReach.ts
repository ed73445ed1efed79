import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** How long after a toast has come it is asked whether anything really holds it, in milliseconds. */
const SETTLED = 50;

/**
 * Keeps toasts within reach, and from staying for ever. Answers a function that gives the focus back to where it was
 * before it came to the toasts.
 */
export function useToastReach(viewport: RefObject<HTMLElement | null>, newest: number | undefined): () => void {
  const cameFrom = useRef<HTMLElement | null>(null);

  // A modal dialog calls every focus back that leaves it. Toasts stand outside of it and are reached all the same
  // (F8, a click on Close): the dialog, which listens on the document, does not hear of a focus that goes there.
  useEffect(() => {
    const keepFromDialogs = (event: FocusEvent) => {
      const [to, from] =
        event.type === "focusin" ? [event.target, event.relatedTarget] : [event.relatedTarget, event.target];
      const region = viewport.current?.parentElement;
      if (!region || !(to instanceof Node) || !region.contains(to)) return;
      event.stopPropagation();
      if (from instanceof HTMLElement && !region.contains(from)) cameFrom.current = from;
    };
    document.body.addEventListener("focusin", keepFromDialogs);
    document.body.addEventListener("focusout", keepFromDialogs);
    return () => {
      document.body.removeEventListener("focusin", keepFromDialogs);
      document.body.removeEventListener("focusout", keepFromDialogs);
    };
  }, [viewport]);

  // Radix holds toasts while the pointer or the focus is on one, and does not notice when that one goes meanwhile:
  // the next would be held by nothing.
  useEffect(() => {
    if (newest === undefined) return undefined;
    const timer = setTimeout(() => {
      const region = viewport.current?.parentElement;
      const isHeld = !document.hasFocus() || region?.matches(":hover") || region?.contains(document.activeElement);
      if (!isHeld) region?.dispatchEvent(new PointerEvent("pointerleave"));
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [viewport, newest]);

  return () => {
    if (viewport.current?.parentElement?.contains(document.activeElement)) cameFrom.current?.focus();
  };
}
