import type { Scene } from "#server/demo/content/drafts";
import { type Random, randomFor } from "#server/demo/core/random";
import type { Chart } from "./charts.ts";
import { line, lines, widthOf, wrap } from "./lettering.ts";
import { partnerOf, SHADES, type Shades } from "./palette.ts";
import { area, circle, ground, page, type Point, rect, stroke, tag, WIDTH } from "./svg.ts";

const TALL = 720;

/** Draws a landscape at an hour of the day. */
export function scene({ scene: what, light, tone, alt }: Chart<"scene">): string {
  const random = randomFor(`scene ${alt}`);
  const shades = SHADES[tone];
  return page(
    sky(light, shades, tone, random) + LANDS[what](light === "night" ? night(shades) : shades, random),
    WIDTH,
    TALL,
  );
}

const night = (shades: Shades): Shades => ({
  ...shades,
  pale: shades.strong,
  light: shades.strong,
  soft: shades.deep,
  middle: shades.deep,
  bright: shades.ink,
  strong: shades.ink,
});

function sky(light: Chart<"scene">["light"], shades: Shades, tone: Chart<"scene">["tone"], random: Random): string {
  const warm = partnerOf(tone);
  const colours = {
    morning: [warm.pale, shades.paper, SHADES.ochre.middle],
    day: [SHADES.slate.pale, shades.paper, SHADES.ochre.light],
    evening: [SHADES.persimmon.soft, SHADES.ochre.mist, SHADES.persimmon.bright],
    night: [SHADES.slate.ink, SHADES.slate.deep, SHADES.ochre.pale],
  } as const;
  const [high, low, lamp] = colours[light];
  const id = `sky-${light}`;
  const gradient = tag(
    "linearGradient",
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    tag("stop", { offset: 0, "stop-color": high }) + tag("stop", { offset: 1, "stop-color": low }),
  );
  const stars =
    light === "night"
      ? Array.from({ length: 60 }, () =>
          circle(random.between(0, WIDTH), random.between(0, 380), random.pick([1, 1.5, 2]), SHADES.ochre.mist),
        )
      : [];
  const lampAt: Point = [random.between(220, 860), light === "day" ? 130 : 250];
  return (
    tag("defs", {}, gradient) +
    rect(0, 0, WIDTH, TALL, `url(#${id})`) +
    stars.join("") +
    circle(lampAt[0], lampAt[1], light === "night" ? 44 : 66, lamp)
  );
}

/** Draws a range of hills whose height changes along it. */
function range(random: Random, level: number, swing: number, fill: string): string {
  const points = Array.from({ length: 9 }, (_, i): Point => [
    -40 + (i * (WIDTH + 80)) / 8,
    level + random.between(-swing, swing),
  ]);
  return area(ground(points, WIDTH + 40, TALL), fill);
}

const water = (y: number, random: Random) =>
  rect(0, y, WIDTH, TALL - y, SHADES.slate.soft) +
  Array.from({ length: 26 }, () =>
    rect(random.between(0, WIDTH), random.between(y + 12, TALL - 12), random.between(40, 160), 4, SHADES.slate.pale, 2),
  ).join("");

const firs = (random: Random, level: number, count: number, fill: string, size: number) =>
  Array.from({ length: count }, (_, i) => {
    const x = (WIDTH * (i + random.next())) / count;
    const h = size * (0.7 + random.next() * 0.6);
    return area(
      `M${x} ${level - h}l${h * 0.24} ${h * 0.5}h${-h * 0.1}l${h * 0.16} ${h * 0.5}h${-h * 0.6}l${h * 0.16} ${-h * 0.5}h${-h * 0.1}Z`,
      fill,
    );
  }).join("");

function houses(random: Random, level: number, fills: readonly string[], lit: string, most: number): string {
  let x = -10;
  let drawn = "";
  while (x < WIDTH) {
    const width = random.between(54, 120);
    const height = random.between(Math.round(most * 0.35), most);
    drawn += rect(x, level - height, width, height + TALL, random.pick(fills));
    for (let wy = level - height + 22; wy < level - 12; wy += 40) {
      for (let wx = x + 14; wx < x + width - 22; wx += 30)
        if (random.chance(0.55)) drawn += rect(wx, wy, 14, 20, lit, 2);
    }
    x += width + random.pick([0, 0, 6]);
  }
  return drawn;
}

const LANDS: Record<Scene, (shades: Shades, random: Random) => string> = {
  hills: (s, r) =>
    range(r, 400, 50, s.light) +
    range(r, 480, 46, s.soft) +
    range(r, 560, 40, s.middle) +
    range(r, 640, 26, s.strong) +
    firs(r, 660, 9, s.deep, 96),
  coast: (s, r) =>
    range(r, 420, 30, s.light) +
    water(470, r) +
    area(`M0 ${TALL}V560C180 520 300 600 430 ${TALL}Z`, s.strong) +
    area(`M${WIDTH} ${TALL}V520C940 540 820 610 760 ${TALL}Z`, s.middle),
  city: (s, r) =>
    houses(r, 520, [s.light, s.soft], s.paper, 260) +
    houses(r, 620, [s.middle, s.bright, s.strong], SHADES.ochre.pale, 210),
  forest: (s, r) =>
    range(r, 430, 30, s.pale) +
    firs(r, 480, 26, s.soft, 170) +
    firs(r, 580, 20, s.middle, 230) +
    firs(r, 720, 14, s.strong, 330),
  river: (s, r) =>
    range(r, 400, 50, s.light) +
    range(r, 500, 24, s.soft) +
    area(`M620 470C420 540 760 600 300 ${TALL}H820C900 620 560 560 660 470Z`, SHADES.slate.middle) +
    firs(r, 560, 6, s.strong, 120),
  snow: (s, r) =>
    area(`M-40 560L240 210L420 400L620 160L900 470L1120 330V${TALL}H-40Z`, s.soft) +
    area("M240 210l-70 88l44 -14l30 30l36 -40l42 12ZM620 160l-86 104l52 -16l38 36l40 -46l54 18Z", "#ffffff") +
    range(r, 590, 26, s.paper) +
    firs(r, 640, 12, s.strong, 110),
  fields: (s, r) =>
    range(r, 420, 20, s.light) +
    Array.from({ length: 9 }, (_, i) =>
      area(
        `M${WIDTH / 2 + (i - 4.5) * 60} 460L${WIDTH / 2 + (i - 4.5) * 420} ${TALL}H${WIDTH / 2 + (i - 3.5) * 420}L${WIDTH / 2 + (i - 3.5) * 60} 460Z`,
        [s.middle, s.soft, partnerless(i)][i % 3] ?? s.middle,
      ),
    ).join(""),
  harbour: (s, r) =>
    houses(r, 430, [s.light, s.soft, s.middle], s.paper, 130) +
    water(440, r) +
    [190, 520, 850]
      .map(
        (x, i) =>
          stroke(`M${x} 590V${430 - i * 12}`, s.ink, 6) +
          area(`M${x + 8} ${444 - i * 12}l92 120h-92Z`, s.paper) +
          area(`M${x - 90} 590h190l-36 46h-120Z`, [s.strong, s.deep, s.bright][i] ?? s.strong),
      )
      .join(""),
  solar: (s, r) =>
    range(r, 420, 34, s.light) +
    range(r, 500, 22, s.soft) +
    [0, 1, 2]
      .map((row) =>
        Array.from({ length: 6 - row }, (_, i) =>
          panel(60 + row * 30 + i * (170 + row * 26), 500 + row * 76, 130 + row * 24),
        ).join(""),
      )
      .join(""),
  shelf: (s, r) =>
    rect(0, 0, WIDTH, TALL, s.pale) +
    [0, 1, 2]
      .map((row) => books(r, 96 + row * 216, s) + rect(40, 96 + row * 216 + 150, WIDTH - 80, 16, s.deep, 4))
      .join(""),
};

const partnerless = (i: number) => (i % 2 ? SHADES.ochre.light : SHADES.moss.soft);

const panel = (x: number, y: number, width: number) =>
  tag(
    "g",
    { transform: `translate(${x} ${y}) skewX(-14)` },
    rect(0, 0, width, width * 0.42, SHADES.slate.deep, 4) +
      [1, 2, 3].map((i) => rect((width * i) / 4, 0, 2, width * 0.42, SHADES.slate.bright)).join("") +
      rect(0, width * 0.2, width, 2, SHADES.slate.bright),
  );

function books(random: Random, top: number, shades: Shades): string {
  const fills = [
    shades.strong,
    shades.middle,
    shades.bright,
    SHADES.ochre.middle,
    SHADES.slate.bright,
    SHADES.lichen.soft,
    SHADES.madder.middle,
    shades.deep,
  ];
  let x = 60;
  let drawn = "";
  while (x < WIDTH - 110) {
    const [width, height] = [random.between(22, 52), random.between(92, 148)];
    if (random.chance(0.08)) x += random.between(30, 90);
    else {
      drawn +=
        rect(x, top + 150 - height, width, height, random.pick(fills), 3) +
        rect(x + 5, top + 150 - height + 16, width - 10, 4, shades.paper);
      x += width + 2;
    }
  }
  return drawn;
}

const WEAVE_TALL = 810;

/** Draws a cloth or a floor from straight above. */
export function weave({ motif, tone, alt }: Chart<"weave">): string {
  const random = randomFor(`weave ${alt}`);
  const [s, p] = [SHADES[tone], partnerOf(tone)];
  const cells = (size: number, cell: (x: number, y: number, column: number, row: number) => string) => {
    let drawn = "";
    for (let row = 0; row * size < WEAVE_TALL; row++)
      for (let column = 0; column * size < WIDTH; column++) drawn += cell(column * size, row * size, column, row);
    return drawn;
  };
  const motifs = {
    twill: () =>
      cells(30, (x, y, c, r) =>
        (c + r) % 4 < 2 ? rect(x, y, 30, 30, (c - r + 400) % 12 < 2 ? p.middle : s.middle) : "",
      ),
    diamonds: () =>
      cells(
        90,
        (x, y, c, r) =>
          area(`M${x + 45} ${y}l45 45l-45 45l-45 -45Z`, [s.strong, s.soft, p.middle][(c * 2 + r) % 3] ?? s.soft) +
          area(`M${x + 45} ${y + 24}l21 21l-21 21l-21 -21Z`, s.paper),
      ),
    tiles: () =>
      cells(135, (x, y) => {
        const turn = random.between(0, 3) * 90;
        return tag(
          "g",
          { transform: `rotate(${turn} ${x + 67.5} ${y + 67.5})` },
          area(`M${x} ${y}h135a135 135 0 0 1 -135 135Z`, random.pick([s.strong, s.middle, p.middle])) +
            area(`M${x} ${y}h60a60 60 0 0 1 -60 60Z`, s.pale),
        );
      }),
    waves: () =>
      Array.from({ length: 16 }, (_, r) =>
        stroke(
          Array.from({ length: 14 }, (__, c) => `${c ? "" : `M-60 ${40 + r * 52}`}q45 ${r % 2 ? 40 : -40} 90 0`).join(
            "",
          ),
          [s.strong, s.middle, p.middle, s.bright][r % 4] ?? s.strong,
          18,
        ),
      ).join(""),
    quilt: () =>
      cells(
        135,
        (x, y, c, r) =>
          rect(x, y, 135, 135, (c + r) % 2 ? s.pale : p.pale) +
          area(`M${x} ${y}h135l-135 135Z`, random.pick([s.strong, s.middle, p.bright, s.bright])) +
          stroke(`M${x + 8} ${y + 8}h119v119h-119Z`, s.paper, 2, "6 6"),
      ),
  };
  return page(rect(0, 0, WIDTH, WEAVE_TALL, s.light) + motifs[motif](), WIDTH, WEAVE_TALL);
}

/** Draws large characters over a line of text: a poster, a specimen. */
export function glyphs({ letters: large, line: small, tone }: Chart<"letters">): string {
  const [s, p] = [SHADES[tone], partnerOf(tone)];
  const size = Math.min(430, (430 * (WIDTH - 200)) / widthOf(large, 430, "title"));
  const rows = wrap(small, WIDTH - 240, 36);
  return page(
    rect(0, 0, WIDTH, TALL, s.pale) +
      circle(WIDTH - 150, 130, 210, p.pale) +
      line(large, { x: WIDTH / 2, y: 330 + size * 0.3, size, fill: s.strong, face: "title", anchor: "middle" }) +
      rect(WIDTH / 2 - 40, 560, 80, 6, p.bright, 3) +
      lines(rows, { x: WIDTH / 2, y: 628, size: 36, fill: s.ink, anchor: "middle" }),
    WIDTH,
    TALL,
  );
}
