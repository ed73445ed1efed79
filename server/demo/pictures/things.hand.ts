import type { HandThing } from "#server/demo/content/drafts";
import { SHADES, type Shades } from "./palette.ts";
import { area, circle, rect, stroke, tag } from "./svg.ts";
import { rim, TABLE, wheel } from "./things.shapes.ts";

const WOOD = SHADES.ochre;

/** Things to work, play and travel with, each standing on the table in the middle of the picture. */
export const HAND_THINGS: Record<HandThing, (s: Shades, p: Shades) => string> = {
  radio: (s, p) =>
    stroke("M660 300L800 130", s.ink, 10) +
    circle(800, 130, 12, s.ink) +
    rect(270, 290, 540, 270, p.strong, 28) +
    rect(292, 312, 496, 226, p.bright, 18) +
    circle(410, 425, 88, s.deep) +
    circle(410, 425, 60, s.strong) +
    circle(410, 425, 20, s.pale) +
    rect(530, 350, 230, 56, s.paper, 8) +
    stroke("M600 356v44", SHADES.madder.strong, 5) +
    [560, 640, 720].map((x) => circle(x, 470, 30, s.paper) + stroke(`M${x} 470v-22`, s.deep, 6)).join(""),
  phone: (s, p) =>
    rect(420, 180, 240, 390, s.ink, 36) +
    rect(448, 216, 184, 130, p.pale, 10) +
    [236, 262, 288, 314].map((y, i) => rect(464, y, [120, 90, 140, 70][i] ?? 90, 10, p.deep)).join("") +
    [0, 1, 2, 3]
      .flatMap((row) => [0, 1, 2].map((column) => rect(456 + column * 60, 376 + row * 44, 48, 32, s.soft, 10)))
      .join(""),
  tools: (s, p) =>
    [
      [330, 24, p.bright],
      [450, 0, SHADES.madder.bright],
      [570, 16, s.bright],
      [690, 8, WOOD.bright],
    ]
      .map(([x, lift, fill]) =>
        [
          rect(Number(x) + 18, 330 - Number(lift), 20, TABLE - 330 + Number(lift), s.middle, 4),
          rect(Number(x), 170 - Number(lift), 56, 180, String(fill), 26),
          rect(Number(x) + 12, 190 - Number(lift), 8, 140, s.paper, 4),
        ].join(""),
      )
      .join("") +
    rect(270, 440, 540, 120, s.deep, 10) +
    rect(270, 440, 540, 18, s.strong, 8),
  bicycle: (s, p) =>
    wheel(340, 450, 120, s.ink, s.mist) +
    wheel(740, 450, 120, s.ink, s.mist) +
    stroke(
      "M340 450L450 290H680L740 450M450 290L540 450H340M540 450L680 290M430 250h60M680 290l-20 -60h70",
      p.strong,
      16,
    ) +
    circle(540, 450, 26, s.ink) +
    rect(404, 236, 96, 18, s.ink, 9),
  boots: (s, p) =>
    [330, 560]
      .map((x, i) =>
        [
          area(`M${x} 250h110v210c50 20 110 30 120 90v10h-230Z`, i ? WOOD.strong : WOOD.bright),
          rect(x - 6, 546, 250, 28, s.ink, 8),
          [300, 350, 400].map((y) => stroke(`M${x + 60} ${y}h60`, s.paper, 7)).join(""),
          rect(x - 4, 240, 118, 26, p.strong, 8),
        ].join(""),
      )
      .join(""),
  camera: (s, p) =>
    rect(300, 300, 480, 260, s.deep, 24) +
    rect(430, 256, 150, 60, s.deep, 12) +
    rect(300, 350, 480, 90, p.strong) +
    circle(550, 430, 112, s.ink) +
    circle(550, 430, 86, s.strong) +
    circle(550, 430, 54, s.ink) +
    circle(524, 404, 20, s.pale) +
    circle(726, 326, 14, SHADES.madder.bright),
  pot: (s, p) =>
    area("M430 560c-80 -80 -70 -200 30 -230v-60h160v60c100 30 110 150 30 230Z", p.bright) +
    area("M440 556c-60 -80 -40 -180 50 -220c-20 80 -20 150 0 220Z", p.pale, 0.5) +
    rim(540, 270, 80, s.deep) +
    [380, 430, 480].map((y) => stroke(`M${400 - (y - 380) * 0.06} ${y}c90 30 190 30 280 0`, p.strong, 8)).join(""),
  drum: (s, p) =>
    area("M340 300h400v220c0 60 -400 60 -400 0Z", SHADES.madder.bright) +
    [340, 420, 500, 580, 660].map((x) => stroke(`M${x} 320l40 210l40 -210`, s.paper, 7)).join("") +
    tag("ellipse", { cx: 540, cy: 300, rx: 204, ry: 52, fill: s.deep }) +
    tag("ellipse", { cx: 540, cy: 296, rx: 184, ry: 42, fill: WOOD.mist }) +
    stroke("M330 190L500 290M780 180L590 286", p.strong, 14) +
    circle(506, 292, 14, WOOD.strong) +
    circle(584, 288, 14, WOOD.strong),
  chisel: (s, p) =>
    rect(180, 500, 720, 60, WOOD.middle, 6) +
    [210, 330, 470, 620, 760].map((x) => stroke(`M${x} 520c40 10 60 -10 100 4`, WOOD.strong, 4)).join("") +
    tag(
      "g",
      { transform: "rotate(-38 540 420)" },
      rect(300, 396, 210, 56, p.strong, 26) + rect(506, 410, 220, 28, s.middle) + area("M726 410l50 28h-50Z", s.middle),
    ) +
    [600, 690, 740]
      .map((x, i) => stroke(`M${x} 496c10 -40 50 -40 44 -8s-36 20 -26 -4`, i % 2 ? WOOD.pale : WOOD.soft, 9))
      .join(""),
  birds: (s, p) =>
    rect(120, 430, 840, 16, s.deep, 8) +
    [250, 400, 560, 760]
      .map((x, i) =>
        [
          tag("ellipse", { cx: x, cy: 384, rx: 62, ry: 46, fill: [p.bright, s.strong, SHADES.madder.middle][i % 3] }),
          circle(x + (i % 2 ? -44 : 44), 342, 30, [p.bright, s.strong, SHADES.madder.middle][i % 3] ?? s.strong),
          circle(x + (i % 2 ? -52 : 52), 336, 5, s.ink),
          area(i % 2 ? `M${x - 72} 342l-28 8l28 8Z` : `M${x + 72} 342l28 8l-28 8Z`, WOOD.strong),
          area(i % 2 ? `M${x + 50} 380l70 30l-70 10Z` : `M${x - 50} 380l-70 30l70 10Z`, s.deep),
          stroke(`M${x - 10} 428v12M${x + 14} 428v12`, s.ink, 5),
        ].join(""),
      )
      .join(""),
  mushrooms: (s) =>
    [
      [400, 330, 130],
      [600, 400, 90],
      [730, 440, 64],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        [
          area(`M${x - r * 0.28} ${y}h${r * 0.56}l${r * 0.14} ${TABLE - y}h${-r * 0.84}Z`, s.paper),
          area(`M${x - r} ${y + 14}a${r} ${r} 0 0 1 ${2 * r} 0Z`, SHADES.madder.strong),
          [-0.5, 0, 0.45]
            .map((at, i) => circle(x + at * r, y - r * (i === 1 ? 0.62 : 0.36), r * 0.12, s.paper))
            .join(""),
        ].join(""),
      )
      .join("") +
    Array.from({ length: 22 }, (_, i) =>
      stroke(`M${220 + i * 30} 566q-6 -30 ${i % 2 ? 12 : -10} -50`, SHADES.moss.strong, 7),
    ).join(""),
  lockers: (s, p) =>
    [0, 1, 2, 3]
      .flatMap((column) =>
        [0, 1].map((row) =>
          [
            rect(220 + column * 164, 130 + row * 220, 150, 206, (column + row) % 3 ? s.bright : p.bright, 8),
            [0, 1, 2].map((i) => rect(250 + column * 164, 156 + row * 220 + i * 18, 90, 7, s.deep)).join(""),
            circle(344 + column * 164, 250 + row * 220, 9, s.ink),
          ].join(""),
        ),
      )
      .join("") + rect(210, 346, 660, 10, s.deep),
};
