import { randomFor } from "#server/demo/core/random";
import { type Chart, MARGIN, sheet } from "./charts.ts";
import { line, lines, wrap } from "./lettering.ts";
import { partnerOf, SHADES } from "./palette.ts";
import { area, circle, curve, ground, HEIGHT, page, type Point, rect, stroke, tag, WIDTH } from "./svg.ts";

/** Draws steps in a row, or in a circle. */
export function flow({ title, steps, circle: isCircle, tone }: Chart<"flow">): string {
  const shades = SHADES[tone];
  const { head, top } = sheet(title, shades);
  const box = (x: number, y: number, width: number, height: number, text: string, row: number) => {
    const rows = wrap(text, width - 28, 25, "title");
    const first = y + height / 2 + 9 - ((rows.length - 1) * 31) / 2;
    return (
      rect(x, y, width, height, row % 2 ? shades.light : shades.pale, 16) +
      lines(rows, { x: x + width / 2, y: first, size: 25, fill: shades.ink, face: "title", anchor: "middle" })
    );
  };
  if (isCircle) {
    const centre: Point = [WIDTH / 2, (top + HEIGHT - 36) / 2];
    const [rx, ry] = [360, (HEIGHT - 36 - top) / 2 - 56];
    const ring = tag("ellipse", {
      cx: centre[0],
      cy: centre[1],
      rx,
      ry,
      fill: "none",
      stroke: shades.soft,
      "stroke-width": 5,
      "stroke-dasharray": "2 14",
      "stroke-linecap": "round",
    });
    const boxes = steps.map((text, row) => {
      const angle = -Math.PI / 2 + (2 * Math.PI * row) / steps.length;
      return box(centre[0] + rx * Math.cos(angle) - 120, centre[1] + ry * Math.sin(angle) - 46, 240, 92, text, row);
    });
    return page(head + ring + boxes.join(""));
  }
  const perRow = steps.length > 4 ? Math.ceil(steps.length / 2) : steps.length;
  const gap = 44;
  const width = (WIDTH - 2 * MARGIN - gap * (perRow - 1)) / perRow;
  const rowsUsed = Math.ceil(steps.length / perRow);
  const height = rowsUsed > 1 ? 140 : 190;
  const free = HEIGHT - 64 - top - rowsUsed * height;
  const drawn = steps.map((text, i) => {
    const row = Math.floor(i / perRow);
    const x = MARGIN + (i % perRow) * (width + gap);
    const y = top + (free * (row + 1)) / (rowsUsed + 1) + row * height;
    const isLastOfRow = i % perRow === perRow - 1 || i === steps.length - 1;
    const arrow = isLastOfRow
      ? ""
      : stroke(`M${x + width + 10} ${y + height / 2}h${gap - 22}m-9 -8l9 8l-9 8`, shades.strong, 4);
    return box(x, y, width, height, text, i) + arrow;
  });
  return page(head + drawn.join(""));
}

/** Draws things between two pairs of opposites. */
export function field({ title, x: [left, right], y: [bottom, above], points, tone }: Chart<"field">): string {
  const shades = SHADES[tone];
  const { head, top } = sheet(title, shades);
  const [x0, y0, x1, y1] = [MARGIN + 8, top + 34, WIDTH - MARGIN - 8, HEIGHT - 92];
  const middle: Point = [(x0 + x1) / 2, (y0 + y1) / 2];
  const axes = rect(x0, middle[1] - 1, x1 - x0, 3, shades.soft) + rect(middle[0] - 1, y0, 3, y1 - y0, shades.soft);
  const small = { size: 23, fill: shades.deep };
  const ends =
    line(left, { ...small, x: x0, y: middle[1] - 14 }) +
    line(right, { ...small, x: x1, y: middle[1] - 14, anchor: "end" }) +
    line(above, { ...small, x: middle[0], y: y0 - 12, anchor: "middle" }) +
    line(bottom, { ...small, x: middle[0], y: y1 + 34, anchor: "middle" });
  const place = scaleOf(points.flatMap(([, x, y]) => [x, y]));
  const dots = points.map(([name, x, y], i) => {
    const px = middle[0] + place(x) * (x1 - x0) * 0.43;
    const py = middle[1] - place(y) * (y1 - y0) * 0.41;
    const onLeft = px > x1 - 190;
    return (
      circle(px, py, 13, i === 0 ? partnerOf(tone).bright : shades.strong) +
      line(name, {
        x: px + (onLeft ? -22 : 22),
        y: py + 8,
        size: 25,
        fill: shades.ink,
        face: "title",
        anchor: onLeft ? "end" : "start",
      })
    );
  });
  return page(head + axes + ends + dots.join(""));
}

/** Returns a scale from -1 to 1 for values from -1 to 1, or from 0 to 1, 10 or 100. */
function scaleOf(values: readonly number[]): (value: number) => number {
  const most = Math.max(...values.map(Math.abs));
  if (values.some((value) => value < 0)) return (value) => value / Math.max(1, most);
  const full = [1, 10, 100].find((end) => most <= end) ?? most;
  return (value) => (2 * value) / full - 1;
}

/** Draws an invented land with a few named locations. */
export function map({ title, lie, places, tone }: Chart<"map">): string {
  const random = randomFor(`map ${title}`);
  const shades = SHADES[tone];
  const water = SHADES.slate;
  const { head, top } = sheet(title, shades);
  const [x0, y0, width, height] = [MARGIN, top, WIDTH - 2 * MARGIN, HEIGHT - 56 - top];
  const wander = (from: number, to: number, y: (t: number) => number): Point[] =>
    Array.from({ length: 7 }, (_, i): Point => [from + ((to - from) * i) / 6, y(i / 6) + random.between(-22, 22)]);
  const contours = Array.from({ length: 5 }, (_, i) =>
    stroke(curve(wander(0, width, (t) => 40 + i * (height / 4.4) + Math.sin(t * 5 + i) * 30)), shades.light, 3),
  ).join("");
  const lies = {
    river: stroke(curve(wander(-20, width + 20, (t) => height * (0.75 - 0.45 * t))), water.soft, 34),
    coast: area(
      ground(
        wander(-20, width + 20, (t) => height * (0.66 + 0.12 * Math.sin(t * 6))),
        width + 20,
        height,
      ),
      water.light,
    ),
    hills: [0.3, 0.55, 0.8]
      .map((at) => area(`M${width * at - 90} ${height * 0.62}l90 -130l90 130Z`, shades.soft, 0.8))
      .join(""),
  };
  const spots = places.map((_, i): Point => [
    width * ((i + 0.6) / (places.length + 0.2)),
    height * (0.22 + 0.42 * (((i * 7 + 3) % 5) / 4)),
  ]);
  const road = stroke(curve(spots), shades.deep, 3, "2 12");
  const names = places.map((name, i) => {
    const [x, y] = spots[i] ?? [0, 0];
    const last = i === places.length - 1;
    return (
      circle(x, y, 15, shades.paper) +
      circle(x, y, 10, partnerOf(tone).strong) +
      line(name, {
        x: x + (last ? 14 : 0),
        y: y - 26,
        size: 25,
        fill: shades.ink,
        face: "title",
        anchor: last ? "end" : "middle",
      })
    );
  });
  const land = tag(
    "svg",
    { x: x0, y: y0, width, height, viewBox: `0 0 ${width} ${height}` },
    rect(0, 0, width, height, shades.pale) + contours + lies[lie] + road + names.join(""),
  );
  return page(head + land);
}

/** Draws the rooms of a floor, with sizes by order. */
export function plan({ title, rooms, tone }: Chart<"plan">): string {
  const shades = SHADES[tone];
  const { head, top } = sheet(title, shades);
  const [x0, y0, width, height] = [MARGIN, top, WIDTH - 2 * MARGIN, HEIGHT - 60 - top];
  const upper = rooms.slice(0, Math.ceil(rooms.length / 2));
  const lower = rooms.slice(upper.length);
  const fills = [shades.paper, shades.pale, shades.light, shades.mist];
  const strip = (names: readonly string[], y: number, deep: number, from: number) => {
    const weights = names.map((_, i) => 3 + ((i * 5 + from) % 4));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    let x = x0;
    return names.map((name, i) => {
      const wide = (width * (weights[i] ?? 1)) / sum;
      const rows = wrap(name, wide - 30, 24, "title");
      const drawn =
        tag("rect", {
          x,
          y,
          width: wide,
          height: deep,
          fill: fills[(i + from) % fills.length],
          stroke: shades.deep,
          "stroke-width": 5,
        }) +
        rect(x + wide / 2 - 26, y + (from ? -4 : deep - 4), 52, 8, shades.mist) +
        lines(rows, {
          x: x + wide / 2,
          y: y + deep / 2 + 8 - (rows.length - 1) * 15,
          size: 24,
          fill: shades.ink,
          face: "title",
          anchor: "middle",
        });
      x += wide;
      return drawn;
    });
  };
  const split = lower.length > 0 ? height * 0.54 : height;
  return page(head + [...strip(upper, y0, split, 0), ...strip(lower, y0 + split, height - split, 1)].join(""));
}
