import { CATEGORIES } from "#server/core/categories.rules";

/** What is drawn above a group, and behind its icon. */
export interface GroupArt {
  /** The colour in degrees: of the category, a little shifted by the name. */
  hue: number;
  /** The colour of the second tone. */
  otherHue: number;
  /** The shapes in a field of 240 by 80. */
  shapes: { path: string; tone: "near" | "far" }[];
}

const WIDTH = 240;
const HEIGHT = 80;
/** Names shift the hue of their category by less than half the distance to the next one. */
const SHIFT = 24;

/** Returns the drawing of a group. The same category and name always give the same one. */
export function groupArt(category: string, name: string): GroupArt {
  const random = randomOf(`${category}/${name}`);
  const index = CATEGORIES.findIndex((one) => one === category);
  // Neighbours in the list of categories lie far apart on the wheel.
  const hue = (166 + Math.max(0, index) * 108 + Math.round((random() - 0.5) * SHIFT) + 360) % 360;
  const draw = PATTERNS[Math.floor(random() * PATTERNS.length)] ?? hills;
  return { hue, otherHue: (hue + 36 + Math.round(random() * 24)) % 360, shapes: draw(random) };
}

type Random = () => number;
type Shapes = GroupArt["shapes"];

/** Returns numbers from 0 to 1 that depend on the text alone: FNV-1a, then a multiplicative step for each number. */
function randomOf(text: string): Random {
  let state = 2_166_136_261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const between = (random: Random, least: number, most: number) => Math.round(least + random() * (most - least));
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const toneOf = (index: number) => (index % 2 === 0 ? "near" : "far");

function hills(random: Random): Shapes {
  return [0, 1].map((layer) => {
    const points = [0, 80, 160, 240].map((x) => [x, between(random, 14 + layer * 22, 44 + layer * 22)] as const);
    const curve = points.map(([x, y], at) => (at === 0 ? `M0 ${y}` : `S${x - 40} ${y} ${x} ${y}`)).join("");
    return { path: `${curve}V${HEIGHT}H0Z`, tone: layer === 0 ? "far" : "near" };
  });
}

function stripes(random: Random): Shapes {
  const step = between(random, 22, 40);
  const lean = between(random, -60, 60);
  const count = Math.ceil((WIDTH + 120) / step);
  return Array.from({ length: count }, (_, at) => {
    const x = at * step - 60;
    const width = Math.round(step * (0.3 + 0.4 * random()));
    return { path: `M${x} ${HEIGHT}l${lean} ${-HEIGHT}h${width}l${-lean} ${HEIGHT}Z`, tone: toneOf(at) };
  });
}

function dots(random: Random): Shapes {
  const step = between(random, 20, 28);
  const shapes: Shapes = [];
  for (let row = 0; row * step < HEIGHT + step; row++)
    for (let column = 0; column * step < WIDTH + step; column++) {
      const x = column * step + (row % 2 === 0 ? 0 : step / 2);
      shapes.push({
        path: circle(x, row * step, between(random, 2, step / 2.6)),
        tone: random() < 0.5 ? "near" : "far",
      });
    }
  return shapes;
}

function discs(random: Random): Shapes {
  return Array.from({ length: 5 }, (_, at) => ({
    path: circle(at * 56 + between(random, -10, 24), between(random, 0, HEIGHT), between(random, 22, 44)),
    tone: toneOf(at),
  }));
}

function tiles(random: Random): Shapes {
  const shapes: Shapes = [];
  const side = 40;
  for (let x = 0; x < WIDTH; x += side)
    for (let y = 0; y < HEIGHT; y += side) {
      const corner = between(random, 0, 3);
      const [cx, cy] = [x + (corner % 2) * side, y + (corner > 1 ? side : 0)];
      const [ex, ey] = [x + side - (cx - x), y + side - (cy - y)];
      const sweep = corner === 0 || corner === 3 ? 0 : 1;
      shapes.push({
        path: `M${cx} ${cy}L${cx} ${ey}A${side} ${side} 0 0 ${sweep} ${ex} ${cy}Z`,
        tone: random() < 0.5 ? "near" : "far",
      });
    }
  return shapes;
}

function peaks(random: Random): Shapes {
  return Array.from({ length: 7 }, (_, at) => {
    const x = at * 40 + between(random, -16, 16);
    const width = between(random, 36, 64);
    return { path: `M${x - width} ${HEIGHT}L${x} ${between(random, 8, 52)}L${x + width} ${HEIGHT}Z`, tone: toneOf(at) };
  });
}

const PATTERNS = [hills, stripes, dots, discs, tiles, peaks];
