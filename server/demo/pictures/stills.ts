import type { Thing } from "#server/demo/content/drafts";
import { randomFor } from "#server/demo/core/random";
import type { Chart } from "./charts.ts";
import { partnerOf, SHADES, type Shades } from "./palette.ts";
import { HAND_THINGS } from "./things.hand.ts";
import { HOUSE_THINGS } from "./things.house.ts";
import { area, page, rect, tag, WIDTH } from "./svg.ts";
import { TABLE } from "./things.shapes.ts";

const TALL = 720;

/** Draws a thing on a table beside a window: its shades come from the tone, and the light from the side. */
export function still({ thing, tone, alt }: Chart<"still">): string {
  const random = randomFor(`still ${alt}`);
  const [s, p] = [SHADES[tone], partnerOf(tone)];
  const isLeft = random.chance(0.5);
  return page(wall(s, p, isLeft) + table(s, random.chance(0.5)) + shadow(isLeft) + THINGS[thing](s, p), WIDTH, TALL);
}

const THINGS: Record<Thing, (s: Shades, p: Shades) => string> = { ...HOUSE_THINGS, ...HAND_THINGS };

/** A wall with the light of a window on it. */
function wall(s: Shades, p: Shades, isLeft: boolean): string {
  const gradient = tag(
    "linearGradient",
    { id: "wall", x1: isLeft ? 0 : 1, y1: 0, x2: isLeft ? 1 : 0, y2: 0.4 },
    tag("stop", { offset: 0, "stop-color": s.mist }) + tag("stop", { offset: 1, "stop-color": s.soft }),
  );
  const x = isLeft ? 120 : 620;
  const panes = [0, 1, 2, 3].map((i) =>
    area(`M${x + (i % 2) * 170} ${70 + Math.floor(i / 2) * 170}h150l30 150h-150Z`, p.mist, 0.7),
  );
  return tag("defs", {}, gradient) + rect(0, 0, WIDTH, TALL, "url(#wall)") + panes.join("");
}

function table(s: Shades, hasCloth: boolean): string {
  if (!hasCloth) return rect(0, TABLE, WIDTH, TALL - TABLE, s.deep) + rect(0, TABLE, WIDTH, 10, s.strong);
  const stripes = Array.from({ length: 12 }, (_, i) => rect(20 + i * 92, TABLE, 22, TALL - TABLE, s.pale));
  return rect(0, TABLE, WIDTH, TALL - TABLE, SHADES.ochre.mist) + stripes.join("");
}

/** The shadow of what stands on the table, away from the window. */
const shadow = (isLeft: boolean) =>
  tag("ellipse", { cx: WIDTH / 2 + (isLeft ? 90 : -90), cy: TABLE + 44, rx: 300, ry: 26, fill: "#00000033" });
