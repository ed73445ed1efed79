import { useState } from "react";
import type { KeyboardEvent } from "react";
import { useGestures } from "./useGestures.ts";
import { WHOLE, within, zoomAt } from "./zoom.ts";
import type { Zoom } from "./zoom.ts";

/** The scale after a double click or tap. */
const DOUBLE = 2.5;
const KEY_STEP = 1.5;

/** Zoom and pan by fingers, mouse, wheel and keys. */
export function useZoom() {
  const [zoom, setZoom] = useState(WHOLE);

  function change(view: Element, make: (before: Zoom) => Zoom) {
    const { width, height } = view.getBoundingClientRect();
    setZoom((before) => within(make(before), { x: width / 2, y: height / 2 }));
  }

  const stage = useGestures({
    onDrag: (view, by) => change(view, (before) => ({ ...before, x: before.x + by.x, y: before.y + by.y })),
    onScale: (view, factor, at) => change(view, (before) => zoomAt(before, before.scale * factor, at)),
    onDouble: (view, at) => change(view, (before) => zoomAt(before, before.scale > 1 ? 1 : DOUBLE, at)),
  });

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
    stage,
  };
}
