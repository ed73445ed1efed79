import styled from "@emotion/styled";
import { Text } from "#client/ui/text/Text.tsx";

/** A drawing of rings that meet, with the purpose of the product. */
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
      </Drawing>
      <Tagline variant="h1" as="p">
        Connect, share and build relationships
      </Tagline>
    </Frame>
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
  [theme.mq.lg]: { inset: 0, width: "100%", height: "100%" },
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
