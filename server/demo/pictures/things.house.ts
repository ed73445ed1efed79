import type { HouseThing } from "#server/demo/content/drafts";
import { SHADES, type Shades } from "./palette.ts";
import { area, circle, rect, stroke, tag } from "./svg.ts";
import { rim, TABLE } from "./things.shapes.ts";

const CRUST = SHADES.ochre;

/** Things of a house, each standing on the table in the middle of the picture. */
export const HOUSE_THINGS: Record<HouseThing, (s: Shades, p: Shades) => string> = {
  cup: (s, p) =>
    stroke("M660 420c90 -10 90 110 -6 110", s.strong, 26) +
    area(`M400 370h270l-24 190h-222Z`, s.bright) +
    area(`M400 370h90l-10 190h-56Z`, s.strong, 0.5) +
    rim(535, 370, 135, s.deep) +
    rim(535, 374, 116, SHADES.ochre.deep) +
    stroke("M490 320c-30 -40 30 -60 0 -110M560 320c-30 -40 30 -60 0 -110", p.paper, 12) +
    rim(535, 572, 210, s.pale),
  loaf: (s) =>
    rect(250, 530, 580, 44, s.middle, 12) +
    area("M290 540c-40 -190 120 -250 250 -250s290 60 250 250Z", CRUST.bright) +
    area("M320 540c-30 -150 90 -200 220 -212c-120 30 -180 90 -176 212Z", CRUST.strong, 0.6) +
    [380, 490, 600, 700].map((x) => stroke(`M${x} 330c30 30 46 70 50 120`, CRUST.pale, 20)).join(""),
  books: (s, p) =>
    rect(290, 496, 520, 64, s.strong, 8) +
    rect(330, 432, 450, 64, p.middle, 8) +
    rect(300, 380, 470, 52, s.soft, 8) +
    rect(360, 320, 380, 60, SHADES.madder.bright, 8) +
    [512, 448, 396, 336].map((y, i) => rect(i % 2 ? 380 : 340, y, 120, 8, s.paper)).join("") +
    area(
      "M420 320c80 -60 170 -60 240 0c70 -60 110 -40 150 -6v10c-50 -30 -90 -40 -150 0c-70 -40 -160 -40 -240 0Z",
      s.paper,
    ),
  plant: (s, p) =>
    [-120, -70, -20, 30, 80, 130]
      .map((x, i) =>
        area(
          `M540 430c${x * 0.4} -90 ${x} -150 ${x * 1.5} ${-180 - (i % 3) * 50}c${x * 0.3 + 50} 70 ${x * 0.1} 170 ${-x * 1.5} ${180 + (i % 3) * 50}Z`,
          [SHADES.moss.strong, SHADES.pine.strong, SHADES.moss.bright][i % 3] ?? s.strong,
        ),
      )
      .join("") +
    area("M430 420h220l-30 140h-160Z", p.bright) +
    rect(416, 404, 248, 34, p.strong, 8),
  kettle: (s, p) =>
    stroke("M430 350c20 -130 200 -130 220 0", s.ink, 22) +
    area("M660 430l130 -70l16 26l-120 110Z", p.strong) +
    area("M370 560c-30 -130 30 -220 170 -220s200 90 170 220Z", p.bright) +
    area("M400 556c-24 -110 20 -180 100 -200c-50 50 -60 120 -50 200Z", p.paper, 0.5) +
    rect(470, 326, 140, 22, s.deep, 11) +
    circle(540, 314, 18, s.ink),
  clock: (s, p) =>
    area("M420 560l40 -60h160l40 60Z", s.deep) +
    circle(540, 380, 180, s.strong) +
    circle(540, 380, 152, s.paper) +
    Array.from({ length: 12 }, (_, i) =>
      tag("g", { transform: `rotate(${i * 30} 540 380)` }, rect(535, 240, 10, i % 3 ? 18 : 34, s.ink)),
    ).join("") +
    stroke("M540 380V280", p.strong, 14) +
    stroke("M540 380l70 50", s.ink, 14) +
    circle(540, 380, 16, s.ink),
  lamp: (s, p) =>
    area("M540 250L250 560h580Z", p.mist, 0.6) +
    rim(540, 552, 120, s.ink) +
    rect(530, 250, 20, 300, s.ink) +
    area("M430 120h220l80 150h-380Z", p.bright) +
    area("M430 120h80l-60 150h-100Z", p.strong, 0.5),
  telephone: (s, p) =>
    area("M360 560c-10 -120 60 -180 180 -180s190 60 180 180Z", s.bright) +
    circle(540, 470, 66, s.paper) +
    Array.from({ length: 10 }, (_, i) =>
      tag("g", { transform: `rotate(${i * 30 - 120} 540 470)` }, circle(540, 424, 10, s.deep)),
    ).join("") +
    circle(540, 470, 22, p.strong) +
    area("M320 380c0 -110 440 -110 440 0v36h-110v-46c-60 -20 -160 -20 -220 0v46h-110Z", s.strong) +
    stroke("M350 520c-60 10 -70 40 -120 30s-60 20 -110 16", s.deep, 12),
  bottles: (s, p) =>
    [
      [330, 300, 90, p.bright],
      [450, 250, 104, SHADES.ochre.bright],
      [590, 330, 84, SHADES.madder.middle],
      [700, 280, 96, s.strong],
    ]
      .map(([x, y, width, fill]) =>
        [
          rect(Number(x), Number(y), Number(width), TABLE - Number(y), String(fill), 16),
          rect(Number(x) + 14, Number(y) - 44, Number(width) - 28, 56, s.paper, 8),
          rect(Number(x) + 8, Number(y) + 80, Number(width) - 16, 90, s.paper, 6),
          rect(Number(x) + 20, Number(y) + 104, Number(width) - 40, 10, s.deep),
        ].join(""),
      )
      .join(""),
  chair: (s, p) =>
    stroke("M420 560V210M660 560V210M450 560V430M630 560V430", s.ink, 20) +
    rect(410, 220, 260, 44, s.strong, 10) +
    rect(410, 290, 260, 44, s.strong, 10) +
    area("M380 400h320l30 50h-380Z", p.bright),
  potatoes: (s) =>
    area("M300 430h480l-40 130h-400Z", s.strong) +
    rect(286, 416, 508, 30, s.deep, 8) +
    [350, 430, 520, 610, 700]
      .map((x, i) =>
        tag("ellipse", { cx: x, cy: 398 - (i % 2) * 26, rx: 66, ry: 46, fill: i % 2 ? CRUST.middle : CRUST.bright }),
      )
      .join("") +
    [470, 570].map((x) => tag("ellipse", { cx: x, cy: 344, rx: 60, ry: 42, fill: CRUST.soft })).join(""),
  umbrella: (s, p) =>
    stroke("M540 170V520c0 50 -70 50 -70 4", s.ink, 16) +
    area(
      "M240 400c10 -300 590 -300 600 0c-50 -40 -100 -40 -150 0c-50 -40 -100 -40 -150 0c-50 -40 -100 -40 -150 0c-50 -40 -100 -40 -150 0Z",
      p.bright,
    ) +
    area("M540 175c-90 40 -150 130 -150 225c50 -40 100 -40 150 0Z", p.strong, 0.6) +
    [170, 300, 420, 660, 780, 910].map((x, i) => stroke(`M${x} ${120 + (i % 3) * 60}l-14 46`, s.bright, 6)).join(""),
};
