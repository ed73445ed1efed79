import { useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent, PointerEvent, WheelEvent } from "react";

/** The largest scale of a picture. */
const LARGEST = 5;
/** The scale after a double click or tap. */
const DOUBLE = 2.5;
/** Two taps within this many milliseconds and pixels are one gesture. */
const TAP_TIME = 300;
const TAP_REACH = 30;
const KEY_STEP = 1.5;

export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

interface Point {
  x: number;
  y: number;
}

/** Zooms to the scale `to`, so that the content under the point stays there. */
export function zoomAt(zoom: Zoom, to: number, at: Point): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, to));
  if (scale === 1) return WHOLE;
  const factor = scale / zoom.scale;
  return { scale, x: at.x - (at.x - zoom.x) * factor, y: at.y - (at.y - zoom.y) * factor };
}

/** Prevents that the picture is moved out of the view. `reach` is half of the view, in pixels. */
export function within(zoom: Zoom, reach: Point): Zoom {
  const limit = (value: number, half: number) => Math.min(half, Math.max(-half, value));
  return {
    scale: zoom.scale,
    x: limit(zoom.x, reach.x * (zoom.scale - 1)),
    y: limit(zoom.y, reach.y * (zoom.scale - 1)),
  };
}

/** Zoom and pan by fingers, mouse, wheel and keys. Points count from the middle of the view. */
export function useZoom() {
  const [zoom, setZoom] = useState(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const lastTap = useRef({ time: 0, x: 0, y: 0 });
  const hasMoved = useRef(false);

  function change(element: Element, make: (before: Zoom) => Zoom) {
    const { width, height } = element.getBoundingClientRect();
    setZoom((before) => within(make(before), { x: width / 2, y: height / 2 }));
  }

  function double(element: Element, at: Point) {
    change(element, (before) => zoomAt(before, before.scale > 1 ? 1 : DOUBLE, at));
  }

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    fingers.current.set(event.pointerId, fromMiddle(event));
    hasMoved.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event);
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    fingers.current.set(event.pointerId, now);
    if (Math.hypot(now.x - before.x, now.y - before.y) > 2) hasMoved.current = true;
    if (other) {
      const factor = distance(now, other) / (distance(before, other) || 1);
      change(event.currentTarget, (known) => zoomAt(known, known.scale * factor, middle(now, other)));
    } else {
      change(event.currentTarget, (known) => ({
        ...known,
        x: known.x + now.x - before.x,
        y: known.y + now.y - before.y,
      }));
    }
  }

  function handlePointerUp(event: PointerEvent<HTMLElement>) {
    fingers.current.delete(event.pointerId);
    if (event.pointerType === "mouse" || hasMoved.current || fingers.current.size > 0) return;
    const at = fromMiddle(event);
    const { time, x, y } = lastTap.current;
    const isSecond = event.timeStamp - time < TAP_TIME && Math.hypot(at.x - x, at.y - y) < TAP_REACH;
    lastTap.current = isSecond ? { time: 0, x: 0, y: 0 } : { time: event.timeStamp, ...at };
    if (isSecond) double(event.currentTarget, at);
  }

  function handleDoubleClick(event: MouseEvent<HTMLElement>) {
    // The touch handlers above have already used gestures of fingers.
    if ("pointerType" in event.nativeEvent && event.nativeEvent.pointerType === "touch") return;
    double(event.currentTarget, fromMiddle(event));
  }

  function handleWheel(event: WheelEvent<HTMLElement>) {
    const at = fromMiddle(event);
    change(event.currentTarget, (known) => zoomAt(known, known.scale * Math.exp(-event.deltaY / 300), at));
  }

  return {
    zoom,
    reset: () => setZoom(WHOLE),
    /** Handles plus and minus; true when the key was one of them. */
    handleKey(event: KeyboardEvent): boolean {
      const factor = { "+": KEY_STEP, "=": KEY_STEP, "-": 1 / KEY_STEP }[event.key];
      if (factor === undefined || event.ctrlKey || event.metaKey) return false;
      setZoom((before) => zoomAt(before, before.scale * factor, { x: 0, y: 0 }));
      return true;
    },
    toggle: () => setZoom((before) => (before.scale > 1 ? WHOLE : { ...WHOLE, scale: DOUBLE })),
    stage: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
      onDoubleClick: handleDoubleClick,
      onWheel: handleWheel,
    },
  };
}

function fromMiddle({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
