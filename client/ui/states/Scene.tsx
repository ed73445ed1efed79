import styled from "@emotion/styled";

/** What a scene is made of: paths with a line, filled shapes, and those that draw the eye. */
interface Shapes {
  shapes: readonly string[];
  lines: string;
  warm: string;
  /** A dashed way. */
  way?: string;
}

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}z`;

const SCENES = {
  /** Something to write. */
  desk: {
    shapes: [box(46, 38, 30, 34)],
    lines:
      "M16 72H128M28 72v18M116 72v18M52 47h18M52 54h18M52 61h10M106 72h14M113 72l-9-24-9-9M27 60h11v7a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5zM38 62h2a3 3 0 0 1 0 6h-2",
    warm: "M82 38l13-9 7 9-13 9z",
  },
  /** People to meet. */
  bench: {
    shapes: ["M88 36a18 18 0 0 1 36 0a18 18 0 0 1-36 0z"],
    lines: "M16 84H128M106 84V42M106 58l7-7M106 51l-6-6M28 64h60M30 46h56M30 53h56M37 44v40M79 44v40",
    warm: box(50, 58, 17, 6),
  },
  /** What others send. */
  envelope: {
    shapes: [box(36, 30, 72, 48)],
    lines: "M37 31l35 27 35-27M37 77l24-26M107 77L83 51",
    warm: "M99 31a8 8 0 0 1 16 0a8 8 0 0 1-16 0z",
  },
  /** What is to be found. */
  map: {
    shapes: ["M26 34l30-8 32 8 30-8v46l-30 8-32-8-30 8z"],
    lines: "M56 26v46M88 34v46",
    warm: "M102 46c-6-7-8-10-8-14a8 8 0 0 1 16 0c0 4-2 7-8 14z",
    way: "M36 66c10-16 22 2 34-10s20-2 30-10",
  },
  /** What is collected. */
  shelf: {
    shapes: [box(32, 22, 9, 26), box(43, 16, 9, 32), box(54, 26, 9, 22), box(44, 60, 30, 22)],
    lines: "M22 48h100M22 82h100M44 68h30M92 70h14l-2 12H94zM99 70c0-8-8-9-8-9 0 6 4 9 8 9 0-9 8-11 8-11 0 7-4 11-8 11",
    warm: "M68 46l9-26 8 3-8 25h-7z",
  },
} satisfies Record<string, Shapes>;
export type SceneName = keyof typeof SCENES;

/** A drawing for an empty list. It is decorative; the text below it has the meaning. */
export function Scene({ name }: { name: SceneName }) {
  const { shapes, lines, warm, way }: Shapes = SCENES[name];
  return (
    <Drawing viewBox="0 0 144 96" width={144} height={96} aria-hidden focusable="false">
      <Sun cx={72} cy={46} r={38} />
      {shapes.map((shape) => (
        <Shape key={shape} d={shape} />
      ))}
      <path d={lines} />
      {way && <Way d={way} />}
      <Warm d={warm} />
    </Drawing>
  );
}

const Drawing = styled.svg(({ theme }) => ({
  flexShrink: 0,
  fill: "none",
  stroke: theme.color.primary.solid,
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
}));
const Sun = styled.circle(({ theme }) => ({ stroke: "none", fill: theme.color.primary.tint }));
const Shape = styled.path(({ theme }) => ({ fill: theme.color.bg.surface }));
const Way = styled.path(({ theme }) => ({ stroke: theme.color.badge.bg, strokeDasharray: "3 4" }));
const Warm = styled.path(({ theme }) => ({
  stroke: theme.color.badge.bg,
  fill: `color-mix(in oklab, ${theme.color.badge.bg} 18%, ${theme.color.bg.surface})`,
}));
