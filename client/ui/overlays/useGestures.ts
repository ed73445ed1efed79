import { useRef } from "react";
import type { MouseEvent, PointerEvent, WheelEvent } from "react";
import type { Point } from "./zoom.ts";

/** Two taps within this many milliseconds and pixels are one gesture. */
const TAP_TIME = 300;
const TAP_REACH = 30;

/** The callbacks of each gesture. Points count from the middle of the view. */
interface Gestures {
  onDrag: (view: Element, by: Point) => void;
  /** Two fingers or the wheel scale the view around a point. */
  onScale: (view: Element, factor: number, at: Point) => void;
  /** A double click or a double tap. */
  onDouble: (view: Element, at: Point) => void;
}

/** Recognizes the gestures of fingers, mouse and wheel on a view. Returns the event handlers of the view. */
export function useGestures({ onDrag, onScale, onDouble }: Gestures) {
  const fingers = useRef(new Map<number, Point>());
  const lastTap = useRef({ time: 0, x: 0, y: 0 });
  const hasMoved = useRef(false);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      fingers.current.set(event.pointerId, fromMiddle(event));
      hasMoved.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = fromMiddle(event);
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      fingers.current.set(event.pointerId, now);
      if (distance(now, before) > 2) hasMoved.current = true;
      if (other) {
        onScale(event.currentTarget, distance(now, other) / (distance(before, other) || 1), middle(now, other));
      } else {
        onDrag(event.currentTarget, { x: now.x - before.x, y: now.y - before.y });
      }
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      fingers.current.delete(event.pointerId);
      if (event.pointerType === "mouse" || hasMoved.current || fingers.current.size > 0) return;
      const at = fromMiddle(event);
      const { time, ...before } = lastTap.current;
      const isSecond = event.timeStamp - time < TAP_TIME && distance(at, before) < TAP_REACH;
      lastTap.current = isSecond ? { time: 0, x: 0, y: 0 } : { time: event.timeStamp, ...at };
      if (isSecond) onDouble(event.currentTarget, at);
    },
    onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
    onDoubleClick(event: MouseEvent<HTMLElement>): void {
      // The touch handlers above have already used gestures of fingers.
      if ("pointerType" in event.nativeEvent && event.nativeEvent.pointerType === "touch") return;
      onDouble(event.currentTarget, fromMiddle(event));
    },
    onWheel: (event: WheelEvent<HTMLElement>) =>
      onScale(event.currentTarget, Math.exp(-event.deltaY / 300), fromMiddle(event)),
  };
}

function fromMiddle({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
