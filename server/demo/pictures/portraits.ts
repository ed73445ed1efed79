import type { Tone } from "#server/demo/content/drafts";
import { lookOf, type Look } from "#server/demo/content/looks";
import { type Random, randomFor } from "#server/demo/core/random";
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
  afro: (hair) => ({
    behind: circle(128, 92, 68, hair) + circle(78, 112, 30, hair) + circle(178, 112, 30, hair),
    front: area("M84 98c2 -40 86 -40 88 0c-24 -18 -64 -18 -88 0Z", hair),
  }),
  bald: (hair) => ({
    behind: "",
    front: area("M81 118c-6 -14 -4 -26 2 -34c2 12 2 22 4 34ZM175 118c6 -14 4 -26 -2 -34c-2 12 -2 22 -4 34Z", hair),
  }),
  wavy: (hair) => ({
    behind: area(
      "M72 100c0 -70 112 -70 112 0c16 24 -2 44 10 70c6 20 -14 34 -34 28h-64c-20 6 -40 -8 -34 -28c12 -26 -6 -46 10 -70Z",
      hair,
    ),
    front: area("M82 104c4 -58 88 -58 92 0c-14 -6 -22 -20 -30 -32c-14 18 -40 22 -62 32Z", hair),
  }),
  braid: (hair) => ({
    behind: [170, 192, 214, 236].map((y, i) => circle(182 + i * 4, y, 15, hair)).join("") + circle(128, 96, 58, hair),
    front: area("M82 102c2 -54 90 -54 92 0c-10 -22 -26 -28 -40 -28c-20 0 -40 10 -52 28Z", hair),
  }),
  /** The colour is that of the cloth. */
  scarf: (cloth) => ({
    behind: area("M66 120c0 -100 124 -100 124 0l14 84a24 24 0 0 1 -24 16h-104a24 24 0 0 1 -24 -16Z", cloth),
    front:
      area("M82 112c-2 -64 94 -64 92 0c-8 -26 -26 -36 -46 -36s-38 10 -46 36Z", cloth) +
      area("M84 150c10 30 78 30 88 0l10 46c-30 20 -78 20 -108 0Z", cloth),
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
  const edge = random.pick([s.paper, p.pale]);
  const { behind, front } = HAIRSTYLES[look.hairstyle](
    look.hairstyle === "scarf" ? random.pick([p.strong, s.bright]) : hair,
  );

  const neck = area("M102 140h52v46a26 24 0 0 1 -52 0Z", skin);
  const shade = area("M128 158a34 34 0 0 0 26 -12v34a26 22 0 0 1 -52 0v-34a34 34 0 0 0 26 12Z", "#00000026");
  const cloth = random.pick([s.strong, s.deep, p.strong, p.deep]);
  const body = area("M20 262c0 -52 46 -80 84 -84c10 18 38 18 48 0c38 4 84 32 84 84Z", cloth);
  const collar = random.chance(0.5)
    ? stroke("M100 178c10 26 46 26 56 0", edge, 7)
    : area("M104 178l24 34l24 -34l8 6l-32 52l-32 -52Z", edge);
  const features = featuresOf(random, look, skin, hair);
  const glasses = tag(
    "g",
    { fill: "none", stroke: s.ink, "stroke-width": 4 },
    tag("rect", { x: 96, y: 100, width: 29, height: 24, rx: 10 }) +
      tag("rect", { x: 131, y: 100, width: 29, height: 24, rx: 10 }) +
      tag("path", { d: "M125 110q3 -3 6 0" }),
  );
  const pattern = clothPattern(random, edge);
  const face = features.head + (look.beard ? area(BEARD, hair) : "") + features.front + front;
  const back = rect(0, 0, SIDE, SIDE, random.pick([s.light, s.soft, p.pale, p.light]));
  return page(
    back + behind + neck + body + pattern + collar + shade + face + (look.glasses ? glasses : ""),
    SIDE,
    SIDE,
  );
}

/** The head with cheeks and freckles, and what lies over a beard: mouth, nose, eyes and brows. */
function featuresOf(random: Random, look: Look, skin: string, hair: string): { head: string; front: string } {
  const [rx, ry] = random.pick([
    [45, 54],
    [42, 56],
    [47, 52],
    [44, 58],
  ] as const);
  const head =
    tag("ellipse", { cx: 128, cy: 112, rx, ry, fill: skin }) +
    circle(128 - rx, 116, 9, skin) +
    circle(128 + rx, 116, 9, skin);
  const apart = random.between(15, 19);
  const [left, right] = [128 - apart, 128 + apart];
  const eyes = random.pick([
    circle(left, 112, 4.6, DARK) + circle(right, 112, 4.6, DARK),
    stroke(`M${left - 6} 113q6 -6 12 0M${right - 6} 113q6 -6 12 0`, DARK, 4),
    [left, right].map((x) => circle(x, 112, 7, "#ffffff") + circle(x + 1, 112, 4.2, DARK)).join(""),
  ]);
  const lift = random.pick([-6, -4, -1]);
  const browColour = look.hair > 3 ? "#6f665e" : hair;
  const brows = stroke(
    `M${left - 8} 98q8 ${lift} 16 -1M${right - 8} 97q8 ${lift} 16 1`,
    browColour,
    random.pick([3.4, 4, 5.4]),
  );
  const nose = random.pick([
    stroke("M128 114q6 10 -2 14", "#00000033", 3.5),
    stroke("M122 128q6 5 12 0", "#00000033", 3.5),
    stroke("M129 108v18h-6", "#00000033", 3.5),
  ]);
  const mouth = random.pick([
    stroke("M114 140q14 12 28 0", "#8c3b34", 4.5),
    stroke("M116 142q12 7 24 0", "#8c3b34", 4.5),
    stroke("M117 143q14 4 22 -3", "#8c3b34", 4.5),
    area("M113 138h30a15 13 0 0 1 -30 0Z", "#ffffff"),
    area("M115 140q13 -6 26 0q-13 12 -26 0Z", "#a4453f"),
  ]);
  const cheeks = random.chance(0.3)
    ? circle(left - 8, 130, 9, "#e0705022") + circle(right + 8, 130, 9, "#e0705022")
    : "";
  const freckles =
    look.skin % 6 === 0 && random.chance(0.5)
      ? [-14, -8, 8, 14].map((x, i) => circle(128 + x * 1.7, 126 + (i % 2) * 4, 1.6, "#a8643f")).join("")
      : "";
  return { head: head + cheeks + freckles, front: mouth + nose + eyes + brows };
}

/** Stripes, dots or nothing on the cloth. */
function clothPattern(random: Random, colour: string): string {
  const body = "M20 262c0 -52 46 -80 84 -84c10 18 38 18 48 0c38 4 84 32 84 84Z";
  const motif = random.pick(["plain", "plain", "stripes", "dots", "pinstripes"] as const);
  if (motif === "plain") return "";
  const shapes = {
    stripes: () => [200, 222, 244].map((y) => rect(0, y, SIDE, 8, colour)).join(""),
    pinstripes: () => Array.from({ length: 15 }, (_, i) => rect(16 + i * 16, 170, 3, 90, colour)).join(""),
    dots: () =>
      Array.from({ length: 24 }, (_, i) => circle(24 + (i % 8) * 30, 196 + Math.floor(i / 8) * 24, 4, colour)).join(""),
  }[motif]();
  return (
    tag("clipPath", { id: "cloth" }, area(body, colour)) +
    tag("g", { "clip-path": "url(#cloth)", opacity: 0.55 }, shapes)
  );
}
