import type { PictureDraft } from "#server/demo/content/drafts";
import { line, lines, widthOf, wrap } from "./lettering.ts";
import { partnerOf, SHADES, type Shades } from "./palette.ts";
import { area, circle, curve, HEIGHT, page, type Point, rect, stroke, WIDTH } from "./svg.ts";

export type Chart<K extends PictureDraft["kind"]> = Extract<PictureDraft, { kind: K }>;

export const MARGIN = 72;

/** Returns a background with a title, and the position where the drawing begins. */
export function sheet(title: string, shades: Shades): { head: string; top: number } {
  const rows = wrap(title, WIDTH - 2 * MARGIN, 40, "title");
  const head =
    rect(0, 0, WIDTH, HEIGHT, shades.mist) +
    rect(MARGIN, 56, 44, 6, shades.strong, 3) +
    lines(rows, { x: MARGIN, y: 112, size: 40, fill: shades.ink, face: "title" }, 1.15);
  return { head, top: 112 + (rows.length - 1) * 46 + 48 };
}

const show = (value: number, unit = "") => {
  const number = value.toLocaleString("en-US");
  return unit === "" || /^[%°]/.test(unit) ? `${number}${unit}` : `${number} ${unit}`;
};

/** Draws horizontal bars with their labels before them; one may be marked. */
export function bars({ title, rows, unit, mark, tone }: Chart<"bars">): string {
  const shades = SHADES[tone];
  const { head, top } = sheet(title, shades);
  const most = Math.max(...rows.map(([, value]) => value));
  const left = MARGIN + Math.min(320, Math.max(...rows.map(([label]) => widthOf(label, 26)))) + 24;
  const room = WIDTH - MARGIN - left - 130;
  const step = Math.min(92, (HEIGHT - MARGIN - top) / rows.length);
  const thick = Math.min(48, step * 0.62);
  const drawn = rows.map(([label, value], row) => {
    const y = top + row * step + (step - thick) / 2;
    const width = Math.max(6, (room * value) / most);
    const fill = row === (mark ?? -1) ? partnerOf(tone).bright : shades.bright;
    const baseline = y + thick / 2 + 9;
    return (
      line(label, { x: left - 24, y: baseline, size: 26, fill: shades.deep, anchor: "end" }) +
      rect(left, y, width, thick, fill, 6) +
      line(show(value, unit), { x: left + width + 16, y: baseline, size: 26, fill: shades.ink, face: "title" })
    );
  });
  return page(head + drawn.join(""));
}

/** Draws vertical columns on a base line. */
export function columns({ title, rows, unit, mark, tone }: Chart<"columns">): string {
  const shades = SHADES[tone];
  const { head, top } = sheet(title, shades);
  const most = Math.max(...rows.map(([, value]) => value));
  const floor = HEIGHT - 104;
  const step = (WIDTH - 2 * MARGIN) / rows.length;
  const wide = Math.min(110, step * 0.64);
  const size = Math.min(24, (step / Math.max(...rows.map(([label]) => widthOf(label, 24)))) * 24 * 0.94);
  const drawn = rows.map(([label, value], row) => {
    const centre = MARGIN + row * step + step / 2;
    const height = Math.max(6, ((floor - top - 44) * value) / most);
    const fill = row === (mark ?? -1) ? partnerOf(tone).bright : shades.bright;
    return (
      rect(centre - wide / 2, floor - height, wide, height, fill, 6) +
      line(show(value, unit), {
        x: centre,
        y: floor - height - 14,
        size: 24,
        fill: shades.ink,
        face: "title",
        anchor: "middle",
      }) +
      line(label, { x: centre, y: floor + 40, size, fill: shades.deep, anchor: "middle" })
    );
  });
  return page(head + drawn.join("") + rect(MARGIN, floor, WIDTH - 2 * MARGIN, 3, shades.soft));
}

/** Draws one or more series over a span of time, with each name at the end of its line. */
export function trend({ title, ends, series, tone }: Chart<"lines">): string {
  const shades = SHADES[tone];
  const inks = [shades.strong, partnerOf(tone).bright, shades.middle, partnerOf(tone).deep];
  const { head, top } = sheet(title, shades);
  const floor = HEIGHT - 104;
  const all = series.flatMap(([, ...values]) => values);
  const [low, high] = [Math.min(0, ...all), Math.max(...all)];
  const right = WIDTH - MARGIN - Math.max(...series.map(([name]) => widthOf(name, 25, "title"))) - 28;
  const at = (value: number) => floor - ((floor - top - 16) * (value - low)) / (high - low || 1);
  const grid = [0, 1, 2, 3].map((row) =>
    rect(MARGIN, top + 16 + (row * (floor - top - 16)) / 3, right - MARGIN, 2, shades.pale),
  );
  const names = spread(
    series.map(([, ...values]) => at(values.at(-1) ?? 0)),
    34,
  );
  const drawn = series.map(([name, ...values], row) => {
    const ink = inks[row % inks.length] ?? shades.strong;
    const points = values.map((value, i): Point => [
      MARGIN + ((right - MARGIN) * i) / Math.max(1, values.length - 1),
      at(value),
    ]);
    const [endX, endY] = points.at(-1) ?? [right, floor];
    return (
      (series.length === 1 ? area(`${curve(points)}L${right} ${floor}L${MARGIN} ${floor}Z`, shades.light, 0.55) : "") +
      stroke(curve(points), ink, 6) +
      circle(endX, endY, 10, ink) +
      line(name, { x: right + 24, y: (names[row] ?? endY) + 9, size: 25, fill: ink, face: "title" })
    );
  });
  const foot =
    line(ends[0], { x: MARGIN, y: floor + 42, size: 24, fill: shades.deep }) +
    line(ends[1], { x: right, y: floor + 42, size: 24, fill: shades.deep, anchor: "end" });
  return page(head + grid.join("") + drawn.join("") + foot);
}

/** Moves values that are too close to each other apart, keeping their order. */
function spread(values: number[], least: number): number[] {
  const labels = [...values];
  const order = values.map((_, i) => i).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  for (let i = 1; i < order.length; i++) {
    const above = labels[order[i - 1] ?? 0] ?? 0;
    const here = order[i] ?? 0;
    labels[here] = Math.max(labels[here] ?? 0, above + least);
  }
  return labels;
}

/** Draws a hundred dots, of which some are filled. */
export function share({ title, of100, label, rest, tone }: Chart<"share">): string {
  const shades = SHADES[tone];
  const { head, top } = sheet(title, shades);
  const step = Math.min(46, (HEIGHT - 64 - top) / 10);
  const dots = Array.from({ length: 100 }, (_, i) =>
    circle(
      MARGIN + 18 + Math.floor(i / 10) * step,
      top + 10 + (i % 10) * step,
      step * 0.36,
      i < of100 ? shades.strong : shades.light,
    ),
  );
  const x = MARGIN + 10 * step + 64;
  const room = WIDTH - MARGIN - x;
  const middle = top + 5 * step;
  const texts =
    line(`${of100} of 100`, { x, y: middle - 34, size: 72, fill: shades.strong, face: "title" }) +
    lines(wrap(label, room, 30), { x, y: middle + 18, size: 30, fill: shades.ink }) +
    lines(wrap(rest, room, 25), {
      x,
      y: middle + 18 + wrap(label, room, 30).length * 38 + 22,
      size: 25,
      fill: shades.deep,
    });
  return page(head + dots.join("") + texts);
}
