import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * How long after a toast has appeared the hook checks whether the pointer or the focus really holds it, in
 * milliseconds.
 */
const SETTLED = 50;

/**
 * Keeps toasts reachable, and prevents that one stays for ever. Returns a function that returns the focus to where it
 * was before it moved to the toasts.
 */
export function useToastReach(viewport: RefObject<HTMLElement | null>, newest: number | undefined): () => void {
  const cameFrom = useRef<HTMLElement | null>(null);

  // A modal dialog pulls back every focus that leaves it. Toasts are outside of it and reachable all the same (F8, a
  // click on Close): the dialog, which listens on the document, does not receive a focus event from there.
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

  // Radix holds toasts while the pointer or the focus is on one, and does not notice when that one is removed
  // meanwhile: without this, the next one would stay for ever.
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
