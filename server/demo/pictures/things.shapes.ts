import { circle, rect, tag } from "./svg.ts";

/** The height at which things stand on the table. */
export const TABLE = 560;

/** The round top of a thing that is seen from a little above. */
export const rim = (cx: number, cy: number, rx: number, fill: string) =>
  tag("ellipse", { cx, cy, rx, ry: rx * 0.18, fill });

/** A wheel with spokes. */
export const wheel = (cx: number, cy: number, r: number, tyre: string, inside: string) =>
  circle(cx, cy, r, tyre) +
  circle(cx, cy, r - 12, inside) +
  Array.from({ length: 8 }, (_, i) =>
    tag("g", { transform: `rotate(${i * 22.5} ${cx} ${cy})` }, rect(cx - r + 10, cy - 1.5, 2 * r - 20, 3, tyre)),
  ).join("") +
  circle(cx, cy, 10, tyre);
