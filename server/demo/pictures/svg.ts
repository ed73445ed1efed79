/** The size of post pictures, in pixels. */
export const WIDTH = 1_080;
export const HEIGHT = 675;

export const page = (content: string, width = WIDTH, height = HEIGHT) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

type Attributes = Record<string, string | number | undefined>;

/** Returns an element with its attributes, without undefined ones. */
export function tag(name: string, attributes: Attributes, content = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? Number(value.toFixed(2)) : value}"`);
  return `<${name}${written.join("")}>${content}</${name}>`;
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  tag("rect", { x, y, width, height, fill, rx: rx || undefined });

export const circle = (cx: number, cy: number, r: number, fill: string) => tag("circle", { cx, cy, r, fill });

export const stroke = (d: string, colour: string, width: number, dash?: string) =>
  tag("path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    "stroke-dasharray": dash,
  });

export const area = (d: string, fill: string, opacity?: number) => tag("path", { d, fill, opacity });

export type Point = readonly [x: number, y: number];

/** Returns a soft curve through points (Catmull-Rom as Bézier pieces). */
export function curve(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  let d = `M${first[0].toFixed(1)} ${first[1].toFixed(1)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const before = points[Math.max(0, i - 1)] ?? first;
    const from = points[i] ?? first;
    const to = points[i + 1] ?? first;
    const after = points[Math.min(points.length - 1, i + 2)] ?? to;
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${[...one, ...two, ...to].map((value) => value.toFixed(1)).join(" ")}`;
  }
  return d;
}

/** Returns a curve that is closed down to a floor: hills, water. */
export const ground = (points: readonly Point[], width: number, floor: number) =>
  `${curve(points)}L${width} ${floor}L0 ${floor}Z`;
