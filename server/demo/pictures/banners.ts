import type { Tone } from "#server/demo/content/drafts";
import { type Random, randomFor } from "#server/demo/core/random";
import { partnerOf, SHADES, type Shades } from "./palette.ts";
import { area, circle, ground, page, type Point, rect, tag } from "./svg.ts";

const WIDTH = 1_200;
const HEIGHT = 400;

type Pattern = (own: Shades, other: Shades, random: Random) => string;

const hills: Pattern = (own, other, random) => {
  const bands = [own.pale, own.light, own.soft, own.middle, own.bright].map((fill, row) => {
    const points = Array.from({ length: 8 }, (_, i): Point => [
      -40 + (i * (WIDTH + 80)) / 7,
      120 + row * 58 + random.between(-34, 34),
    ]);
    return area(ground(points, WIDTH + 40, HEIGHT), fill);
  });
  return circle(random.between(200, 1_000), 100, 52, other.middle) + bands.join("");
};

const rings: Pattern = (own, other, random) =>
  Array.from({ length: 7 }, () => {
    const [cx, cy, r] = [random.between(0, WIDTH), random.between(0, HEIGHT), random.between(60, 200)];
    return [1, 0.72, 0.44]
      .map((part, i) => {
        const colour = random.pick([own.soft, own.middle, other.soft]);
        return tag("circle", { cx, cy, r: r * part, fill: "none", stroke: colour, "stroke-width": 10 - i * 2 });
      })
      .join("");
  }).join("");

const stripes: Pattern = (own, other, random) =>
  Array.from({ length: 16 }, (_, i) => {
    const fill = random.pick([own.light, own.soft, own.middle, other.light, other.soft]);
    return area(`M${i * 90 - 120} ${HEIGHT}l160 -${HEIGHT}h${random.between(26, 70)}l-160 ${HEIGHT}Z`, fill, 0.85);
  }).join("");

const petals: Pattern = (own, other, random) => {
  let drawn = "";
  for (let y = 0; y < HEIGHT; y += 80) {
    for (let x = 0; x < WIDTH; x += 80) {
      if (!random.chance(0.7)) continue;
      drawn += tag("path", {
        d: `M${x} ${y}h80a80 80 0 0 1 -80 80Z`,
        fill: random.pick([own.light, own.soft, own.middle, other.pale, other.soft]),
        transform: `rotate(${random.between(0, 3) * 90} ${x + 40} ${y + 40})`,
      });
    }
  }
  return drawn;
};

/** Draws a quiet pattern behind a member's name. */
export function banner(username: string, tone: Tone): string {
  const random = randomFor(`banner ${username}`);
  const [own, other] = [SHADES[tone], partnerOf(tone)];
  const pattern = random.pick([hills, rings, stripes, petals]);
  return page(rect(0, 0, WIDTH, HEIGHT, own.mist) + pattern(own, other, random), WIDTH, HEIGHT);
}
