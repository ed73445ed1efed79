import { type Random, randomFor } from "#server/demo/core/random";
import type { Chart } from "./charts.ts";
import { partnerOf, SHADES, type Shades } from "./palette.ts";
import { area, circle, page, rect, stroke, tag, WIDTH } from "./svg.ts";

const TALL = 810;

interface Colours {
  s: Shades;
  p: Shades;
  random: Random;
}

const SURFACES: Record<Chart<"texture">["surface"], (colours: Colours) => string> = {
  rings: ({ random }) =>
    Array.from({ length: 24 }, (_, i) => {
      const r = 620 - i * 25;
      const wobble = random.between(-8, 8);
      return tag("ellipse", {
        cx: 430 + wobble,
        cy: 430 - wobble,
        rx: r,
        ry: r * 0.92,
        fill: i % 2 ? SHADES.ochre.soft : SHADES.ochre.light,
      });
    }).join("") + stroke("M430 430L760 120M430 430L140 700M430 430L690 760", SHADES.ochre.strong, 5),
  bark: ({ s, random }) =>
    Array.from({ length: 26 }, (_, i) => {
      const x = i * 44 - 20;
      const bend = random.between(-30, 30);
      return stroke(
        `M${x} -20c${bend} 200 ${-bend} 300 0 430s${bend} 260 0 440`,
        [s.deep, s.strong, s.ink, s.bright][i % 4] ?? s.deep,
        random.between(18, 34),
      );
    }).join(""),
  ripples: ({ s }) =>
    Array.from({ length: 15 }, (_, i) =>
      [0, 1].map((at) =>
        tag("circle", {
          cx: at ? 760 : 330,
          cy: at ? 250 : 520,
          r: 30 + i * 56,
          fill: "none",
          stroke: at ? s.paper : s.bright,
          "stroke-width": 9,
          opacity: Math.max(0.1, 0.8 - i * 0.05),
        }),
      ),
    )
      .flat()
      .join(""),
  stones: ({ s, p, random }) =>
    Array.from({ length: 7 }, (_, row) =>
      Array.from({ length: 9 }, (__, column) =>
        tag("ellipse", {
          cx: column * 130 + (row % 2) * 65 + random.between(-10, 10),
          cy: row * 124 + 50 + random.between(-10, 10),
          rx: random.between(50, 64),
          ry: random.between(42, 56),
          fill: random.pick([s.middle, s.bright, s.soft, SHADES.lichen.middle, p.soft]),
        }),
      ).join(""),
    ).join(""),
  leaves: ({ s, p, random }) =>
    Array.from({ length: 64 }, () => {
      const [x, y, turn] = [random.between(0, WIDTH), random.between(0, TALL), random.between(0, 359)];
      const fill = random.pick([s.strong, s.bright, s.middle, p.bright, p.middle]);
      const leaf = area("M0 -70c50 30 50 100 0 140c-50 -40 -50 -110 0 -140Z", fill) + stroke("M0 -60V66", s.paper, 4);
      return tag("g", { transform: `translate(${x} ${y}) rotate(${turn})` }, leaf);
    }).join(""),
  circuit: ({ s, random }) =>
    Array.from({ length: 18 }, (_, i) => {
      const y = 40 + i * 44;
      const x = random.between(120, 800);
      return (
        stroke(`M0 ${y}H${x}l44 44H${WIDTH}`, SHADES.ochre.light, 7) +
        circle(x, y, 13, SHADES.ochre.pale) +
        circle(x, y, 6, s.ink)
      );
    }).join("") + [180, 560, 800].map((x, i) => rect(x, 150 + i * 190, 150, 110, s.ink, 8)).join(""),
  bricks: ({ s, p, random }) =>
    Array.from({ length: 12 }, (_, row) =>
      Array.from({ length: 8 }, (__, column) =>
        rect(
          column * 160 - (row % 2) * 80,
          row * 70,
          150,
          60,
          random.pick([s.bright, s.strong, s.middle, p.middle]),
          5,
        ),
      ).join(""),
    ).join(""),
};

/** The ground of a surface, where it is not light. */
const GROUNDS: Partial<Record<Chart<"texture">["surface"], keyof Shades>> = {
  circuit: "deep",
  ripples: "middle",
  leaves: "deep",
  bark: "ink",
};

/** Draws a surface from straight above, as a photograph from near would show it. */
export function texture({ surface, tone, alt }: Chart<"texture">): string {
  const s = SHADES[tone];
  const drawn = SURFACES[surface]({ s, p: partnerOf(tone), random: randomFor(`texture ${alt}`) });
  return page(rect(0, 0, WIDTH, TALL, s[GROUNDS[surface] ?? "light"]) + drawn, WIDTH, TALL);
}
