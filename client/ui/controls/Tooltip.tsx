import styled from "@emotion/styled";
import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { ReactElement, RefObject } from "react";
import { createPortal } from "react-dom";

/** A pointer that only passes by opens no tooltip; one on its way to the text does not close it. In milliseconds. */
const REST = 400;
const GRACE = 150;
/** The distance in pixels between the text and its anchor, and between the text and the window's edge. */
const GAP = 6;
const MARGIN = 8;

export interface TooltipProps {
  text: string;
  /** The anchor, which has to accept extra props. */
  children: ReactElement<{ "aria-describedby"?: string }>;
}

/** A help text on hover and focus; it is never the only source of necessary information. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isVisible, setVisible] = useState(false);
  const turn = (visible: boolean, wait = 0) => {
    clearTimeout(timer.current);
    if (wait === 0) setVisible(visible);
    else timer.current = setTimeout(() => setVisible(visible), wait);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Anchor
      ref={anchor}
      onPointerEnter={({ pointerType }) => pointerType !== "touch" && turn(true, REST)}
      onPointerLeave={() => turn(false, GRACE)}
      onPointerDown={() => turn(false)}
      onFocus={({ target }) => target.matches(":focus-visible") && turn(true)}
      onBlur={() => turn(false)}
    >
      {isVisible ? cloneElement(children, { "aria-describedby": id }) : children}
      {isVisible && <Words id={id} text={text} about={anchor} onLeave={() => turn(false)} />}
    </Anchor>
  );
}

interface WordsProps {
  id: string;
  text: string;
  about: RefObject<HTMLElement | null>;
  onLeave: () => void;
}

/**
 * The text above its anchor, or below where there is no space; it is in the layer of menus, so that nothing clips it.
 */
function Words({ id, text, about, onLeave }: WordsProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const own = bubble.current;
    const bounds = about.current?.getBoundingClientRect();
    if (!own || !bounds) return;
    const { width, height } = own.getBoundingClientRect();
    const middle = bounds.left + (bounds.width - width) / 2;
    const above = bounds.top - height - GAP;
    const furthest = document.documentElement.clientWidth - width - MARGIN;
    own.style.left = `${Math.max(MARGIN, Math.min(middle, furthest))}px`;
    own.style.top = `${above < MARGIN ? bounds.bottom + GAP : above}px`;
  });
  const leave = useRef(onLeave);
  useLayoutEffect(() => void (leave.current = onLeave));
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const handleKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && leave.current();
    document.addEventListener("keydown", handleKeyDown, { signal });
    window.addEventListener("scroll", () => leave.current(), { signal, capture: true, passive: true });
    return () => stop.abort();
  }, []);
  return createPortal(
    <Bubble ref={bubble} id={id} role="tooltip">
      {text}
    </Bubble>,
    document.body,
  );
}

const Anchor = styled.span({ display: "inline-flex" });
const Bubble = styled.span(({ theme }) => ({
  position: "fixed",
  zIndex: theme.z.popover,
  maxWidth: 260,
  padding: `${theme.space(6)} ${theme.space(8)}`,
  borderRadius: theme.radius.control,
  background: theme.color.text.primary,
  color: theme.color.bg.surface,
  ...theme.type.micro,
  "@media (forced-colors: active)": { border: "1px solid CanvasText" },
}));
