import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { isAskingIn } from "./searchPaths.ts";

/**
 * The text of a search field and its setter. It follows the query of the page that is open; while the member types, a
 * page that arrives replaces neither the text nor the focus. A link that leads to the search focuses the field.
 */
export function useQueryText(submitted: string, field: RefObject<HTMLInputElement | null>) {
  const { pathname, state, key } = useLocation();
  const isBackOrForward = useNavigationType() === "POP";
  const [text, setText] = useState(submitted);
  /** The text before the member typed. */
  const displayed = useRef(submitted);
  useEffect(() => {
    const before = displayed.current;
    displayed.current = submitted;
    const isTyping = document.activeElement === field.current && !isBackOrForward;
    setText((now) => (isTyping && now !== before ? now : submitted));
  }, [pathname, submitted, field, isBackOrForward]);
  const isAsking = isAskingIn(state);
  useEffect(() => {
    // The header's field and that of the page are never visible at once.
    if (isAsking && field.current?.checkVisibility()) field.current.focus();
  }, [isAsking, key, field]);
  return [text, setText] as const;
}
