import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useMatches } from "react-router-dom";
import { isComposing } from "#client/lib/text/composing.ts";
import { postLinkStateOf } from "#client/features/posts/card/usePostLink.ts";
import { tabTitle } from "#client/lib/text/tabTitle.ts";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { titleOf } from "#client/app/layout/routeHandle.ts";

/** How long to wait for a screen's heading while its code and data arrive, in milliseconds. */
const PATIENCE = 5_000;
const FIELDS = "input, textarea, [contenteditable=true]";

/**
 * Announces a new screen as a page load would: it sets the name in the tab, moves focus to the heading and announces it
 * politely. A dialog that has changed the address keeps its focus.
 */
export function RouteAnnouncer() {
  const { pathname, state } = useLocation();
  const { isOver } = postLinkStateOf(state);
  const title = titleOf(useMatches());
  const [announcement, setAnnouncement] = useState("");
  const previous = useRef({ pathname, isOver });
  const isTyping = useTyping();

  // This runs before the effects of the screen itself, which may set a better name.
  useLayoutEffect(() => {
    tabTitle.setScreen(title);
  }, [pathname, title]);

  useEffect(() => {
    const before = previous.current;
    if (before.pathname === pathname) return undefined;
    previous.current = { pathname, isOver };
    // A dialog over the page manages its own focus, and returns it to the element that opened the dialog.
    if (isOver || before.isOver) return undefined;
    return whenHeadingIsThere(isTyping, (heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      setAnnouncement(tabTitle.name());
    });
  }, [pathname, isOver, isTyping]);

  return <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>;
}

/**
 * Returns a function that answers whether the member has typed into a field and not yet left or submitted it. Typing
 * counts from before the new screen is shown: the earlier one stays until the new one has its code.
 */
function useTyping(): () => boolean {
  const hasTyped = useRef(false);
  useEffect(() => {
    const setTyped = (is: boolean) => () => {
      hasTyped.current = is;
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === "Enter" && !isComposing(event)) hasTyped.current = false;
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener("input", setTyped(true), options);
    addEventListener("click", setTyped(false), options);
    addEventListener("popstate", setTyped(false), options);
    addEventListener("keydown", handleKey, options);
    return () => listening.abort();
  }, []);
  return useCallback(() => hasTyped.current && document.activeElement?.matches(FIELDS) === true, []);
}

function whenHeadingIsThere(isTyping: () => boolean, act: (heading: HTMLElement) => void): () => void {
  const start = document.activeElement;
  const look = (): boolean => {
    if (document.querySelector("[role=dialog],[role=alertdialog]")) return true;
    // A field of the new screen that took focus as it appeared keeps it.
    if (document.activeElement?.matches("main input")) return true;
    // When the member has moved on while the screen was loading (into a menu, a field, the text), focus stays there.
    if (isTyping()) return true;
    if (document.activeElement !== start && document.activeElement !== document.body) return true;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading) act(heading);
    return heading !== null;
  };
  if (look()) return () => {};
  const observer = new MutationObserver(() => {
    if (look()) stop();
  });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const timer = setTimeout(() => stop(), PATIENCE);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
