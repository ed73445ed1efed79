import { useRef } from "react";
import type { MouseEvent } from "react";

const INTERACTIVE = "a,button,input,textarea,select,label,summary,[role=button],[role=menuitem]";

/** Returns whether a press is meant for the surface itself, and not for a link or a button on it, or above it. */
function isOwn({ target, currentTarget }: MouseEvent): boolean {
  return target instanceof Element && currentTarget.contains(target) && !target.closest(INTERACTIVE);
}

/** Opens an address in a tab of its own, as browsers do for a link that is pressed with a modifier. */
export const openTab = (to: string): void => void window.open(to, "_blank", "noopener");

/** Returns whether a click on a link would open a tab or a window of its own. */
export const asksForTab = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 1 || metaKey || ctrlKey || shiftKey;

/**
 * Makes a surface that looks like a link behave like one: a click opens it, and the middle button, Ctrl, Command and
 * Shift open a tab of its own. It has to be pressed and released on the surface itself, without selected text.
 */
export function useSurfaceLink(to: string, open: () => void) {
  const isPressedElsewhere = useRef(false);

  function handle(event: MouseEvent<HTMLElement>) {
    const isMeant = isOwn(event) && !isPressedElsewhere.current && !getSelection()?.toString();
    isPressedElsewhere.current = false;
    if (event.defaultPrevented || event.button > 1 || event.altKey || !isMeant) return;
    if (asksForTab(event)) openTab(to);
    else open();
  }

  return {
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      isPressedElsewhere.current = !isOwn(event);
      // The middle button would begin to scroll.
      if (event.button === 1 && !isPressedElsewhere.current) event.preventDefault();
    },
    onClick: handle,
    onAuxClick: handle,
  };
}
