import type { Tone } from "#server/demo/content/drafts";
import { lookOf, type Look } from "#server/demo/content/looks";
import { randomFor } from "#server/demo/core/random";
import { partnerOf, SHADES } from "./palette.ts";
import { area, circle, page, rect, stroke, tag } from "./svg.ts";

const SIDE = 256;
const SKINS = ["#f3d3b8", "#e8b98f", "#cf9566", "#a86f45", "#7d4d2e", "#5a3621", "#f0c7a4"];
const HAIRS = ["#1d1a18", "#3a2a20", "#6b4526", "#b98346", "#8d8a86", "#d8d2c8", "#7a2f1d"];
const DARK = "#2a211d";

/** The hair behind the head, and over the forehead. */
const HAIRSTYLES: Record<Look["hairstyle"], (hair: string) => { behind: string; front: string }> = {
  crop: (hair) => ({
    behind: "",
    front: area("M84 96c-2 -20 8 -44 44 -44s46 24 44 44c-6 -14 -10 -20 -14 -22h-60c-4 2 -8 8 -14 22Z", hair),
  }),
  short: (hair) => ({
    behind: "",
    front: area("M80 108c-4 -60 100 -62 96 0c-8 -22 -24 -30 -48 -30s-40 8 -48 30Z", hair),
  }),
  parted: (hair) => ({
    behind: area("M74 112a54 62 0 0 1 108 0v66a30 30 0 0 1 -22 24h-64a30 30 0 0 1 -22 -24Z", hair),
    front: area("M82 104c0 -56 92 -56 92 0c-20 -8 -34 -22 -42 -34c-10 16 -28 30 -50 34Z", hair),
  }),
  bun: (hair) => ({
    behind: circle(128, 44, 26, hair),
    front: area("M82 102c2 -52 90 -52 92 0c-14 -18 -28 -24 -46 -24s-32 6 -46 24Z", hair),
  }),
  long: (hair) => ({
    behind: area("M70 116a58 64 0 0 1 116 0l10 70a20 20 0 0 1 -30 6h-76a20 20 0 0 1 -30 -6Z", hair),
    front: area("M82 100c4 -54 88 -54 92 0c-30 0 -50 -12 -60 -26c-4 14 -14 24 -32 26Z", hair),
  }),
  curls: (hair) => ({
    behind:
      [82, 104, 128, 152, 174].map((x, i) => circle(x, 72 - (i % 2) * 12, 26, hair)).join("") +
      circle(76, 104, 20, hair) +
      circle(180, 104, 20, hair),
    front: area("M84 98c8 -30 80 -30 88 0c-20 -14 -68 -14 -88 0Z", hair),
  }),
};

const BEARD = "M84 118c2 64 86 64 88 0c-6 20 -14 20 -26 18q-18 -8 -36 0c-12 2 -20 2 -26 -18Z";

/** Draws a head and shoulders, different for each member. */
export function portrait(username: string, tone: Tone): string {
  const random = randomFor(`portrait ${username}`);
  const look = lookOf(username);
  const [s, p] = [SHADES[tone], partnerOf(tone)];
  const skin = SKINS[look.skin] ?? "";
  const hair = HAIRS[look.hair] ?? "";
  const { behind, front } = HAIRSTYLES[look.hairstyle](hair);
  const edge = random.pick([s.paper, p.pale]);

  const neck = area("M102 140h52v46a26 24 0 0 1 -52 0Z", skin);
  const shade = area("M128 158a34 34 0 0 0 26 -12v34a26 22 0 0 1 -52 0v-34a34 34 0 0 0 26 12Z", "#00000026");
  const cloth = random.pick([s.strong, s.deep, p.strong, p.deep]);
  const body = area("M20 262c0 -52 46 -80 84 -84c10 18 38 18 48 0c38 4 84 32 84 84Z", cloth);
  const collar = random.chance(0.5)
    ? stroke("M100 178c10 26 46 26 56 0", edge, 7)
    : area("M104 178l24 34l24 -34l8 6l-32 52l-32 -52Z", edge);
  const head =
    tag("ellipse", { cx: 128, cy: 112, rx: 45, ry: 54, fill: skin }) +
    circle(83, 116, 9, skin) +
    circle(173, 116, 9, skin);
  const eyes = random.pick([
    circle(111, 112, 4.6, DARK) + circle(145, 112, 4.6, DARK),
    stroke("M105 113q6 -6 12 0M139 113q6 -6 12 0", DARK, 4),
  ]);
  const brows = stroke("M103 98q8 -5 16 -1M137 97q8 -4 16 1", look.hair > 3 ? "#6f665e" : hair, 4);
  const nose = stroke("M128 114q6 10 -2 14", "#00000033", 3.5);
  const mouth = random.pick([
    stroke("M114 140q14 12 28 0", "#8c3b34", 4.5),
    stroke("M116 142q12 7 24 0", "#8c3b34", 4.5),
    area("M113 138h30a15 13 0 0 1 -30 0Z", "#ffffff"),
  ]);
  const glasses = tag(
    "g",
    { fill: "none", stroke: s.ink, "stroke-width": 4 },
    tag("rect", { x: 96, y: 100, width: 29, height: 24, rx: 10 }) +
      tag("rect", { x: 131, y: 100, width: 29, height: 24, rx: 10 }) +
      tag("path", { d: "M125 110q3 -3 6 0" }),
  );
  const face = head + (look.beard ? area(BEARD, hair) : "") + mouth + nose + eyes + brows + front;
  const back = rect(0, 0, SIDE, SIDE, random.pick([s.light, s.soft, p.pale, p.light]));
  return page(back + behind + neck + body + collar + shade + face + (look.glasses ? glasses : ""), SIDE, SIDE);
}
