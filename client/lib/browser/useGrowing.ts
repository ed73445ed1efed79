import { useLayoutEffect } from "react";
import type { RefObject } from "react";

/** Lets a text area grow with its text where the browser does not support that (`field-sizing`). */
export function useGrowing(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    if (box.current && !CSS.supports("field-sizing", "content")) fit(box.current);
  }, [box, text]);
}

function fit(area: HTMLTextAreaElement): void {
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
