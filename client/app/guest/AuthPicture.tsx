import styled from "@emotion/styled";
import { Text } from "#client/ui/text/Text.tsx";

/** A drawing of two people whose rings meet around an idea, with the purpose of the product. */
export function AuthPicture() {
  return (
    <Frame>
      <Drawing viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <circle className="sheet" cx="250" cy="300" r="330" />
        <circle className="sheet" cx="640" cy="620" r="300" />
        {RINGS.map(([x, y, r]) => (
          <circle key={`${x}-${y}-${r}`} className="line" cx={x} cy={y} r={r} />
        ))}
        <circle className="first" cx="340" cy="420" r="150" />
        <circle className="second" cx="500" cy="420" r="150" />
        <path className="first" d="M340 270 A150 150 0 0 1 490 420" />
        <Face x={278} y={392} tone="ochre" />
        <Face x={562} y={392} tone="slate" />
        <g className="idea">
          <rect x="330" y="470" width="180" height="118" rx="14" />
          <path className="title" d="M352 500 h96" />
          <path className="words" d="M352 524 h136 M352 542 h112" />
          <path className="heart" d="M360 574 l-7.5-7.3 a5 5 0 0 1 7.5-6.5 a5 5 0 0 1 7.5 6.5 z" />
          <path className="words" d="M380 567 h22" />
        </g>
      </Drawing>
      <Tagline variant="h1" as="p">
        Connect, share and build relationships
      </Tagline>
    </Frame>
  );
}

/** A person's picture as the product shows it, drawn in a few shapes around its centre. */
function Face({ x, y, tone }: { x: number; y: number; tone: "ochre" | "slate" }) {
  return (
    <g className={`face ${tone}`} transform={`translate(${x} ${y})`}>
      <rect x="-44" y="-44" width="88" height="88" rx="26" />
      <path className="body" d="M-32 44 a32 30 0 0 1 64 0 z" />
      <circle className="head" cy="-6" r="19" />
      <path className="hair" d="M-20 -8 a20 21 0 0 1 40 0 q-10 -12 -40 0 z" />
    </g>
  );
}

/** Thin rings around the joined pair: centre and radius. */
const RINGS: readonly (readonly [number, number, number])[] = [
  [340, 420, 210],
  [340, 420, 280],
  [500, 420, 210],
  [500, 420, 280],
  [620, 790, 90],
  [692, 790, 90],
  [690, 130, 70],
  [746, 130, 70],
];

const Frame = styled.div(({ theme }) => ({
  position: "relative",
  overflow: "hidden",
  display: "flex",
  alignItems: "flex-end",
  minHeight: 160,
  background: theme.color.primary.tint,
  color: theme.color.primary.tintText,
  [theme.mq.lg]: { position: "sticky", top: 0, height: "100dvh" },
}));
const Drawing = styled.svg(({ theme }) => ({
  position: "absolute",
  // A band leaves the left to the text; the drawing comes in from the right.
  top: -96,
  right: -72,
  width: 320,
  height: 340,
  maxWidth: "none",
  overflow: "visible",
  fill: "none",
  "& .sheet": { fill: theme.color.bg.surface, opacity: 0.45 },
  "& .line": { stroke: theme.color.primary.tintBorder, strokeWidth: 1.5 },
  "& .first": { stroke: theme.color.primary.solid, strokeWidth: 18 },
  "& .second": { stroke: theme.color.badge.bg, strokeWidth: 18 },
  // The pictures are on surfaces of their own, so that they look the same in both themes.
  "& .face": { display: "none" },
  "& .idea": { display: "none" },
  "& .ochre rect": { fill: "#f6dcae" },
  "& .slate rect": { fill: "#bfd9f2" },
  "& .ochre .body": { fill: "#096f59" },
  "& .slate .body": { fill: "#8c2f3c" },
  "& .ochre .head": { fill: "#9a6445" },
  "& .slate .head": { fill: "#f0c3a0" },
  "& .hair": { fill: "#33261f" },
  "& .idea rect": { fill: theme.color.bg.surface, stroke: theme.color.border.default, strokeWidth: 1.5 },
  "& .title": { stroke: theme.color.text.primary, strokeWidth: 9, strokeLinecap: "round" },
  "& .words": { stroke: theme.color.border.control, strokeWidth: 6, strokeLinecap: "round", opacity: 0.5 },
  "& .heart": { fill: theme.color.like },
  [theme.mq.lg]: { inset: 0, width: "100%", height: "100%", "& .face, & .idea": { display: "inline" } },
}));
const Tagline = styled(Text)(({ theme }) => ({
  position: "relative",
  maxWidth: "9.5em",
  padding: theme.space(16),
  [theme.mq.lg]: {
    maxWidth: "14em",
    padding: theme.space(56),
    ...theme.type.display,
    fontSize: "2.25rem",
    lineHeight: "2.625rem",
  },
}));
