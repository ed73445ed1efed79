/** The largest scale of a picture. */
const LARGEST = 5;

/** How a picture is drawn: how much larger than the whole, and how far its middle is from the middle of the view. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** A place in the view, in pixels from its middle. */
export interface Point {
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

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
