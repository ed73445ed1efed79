import styled from "@emotion/styled";
import { CategoryIcon } from "#client/ui/text/CategoryIcon.tsx";
import { ownProps } from "#client/ui/layout/ownProps.ts";
import { groupArt } from "./groupArt.ts";

interface GroupArtworkProps {
  category: string;
  name: string;
}

/** The picture of a group that has none of its own, drawn of its category and its name. */
export function GroupArtwork({ category, name }: GroupArtworkProps) {
  const { hue, otherHue, shapes } = groupArt(category, name);
  return (
    <Drawing
      viewBox="0 0 240 80"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
      data-default-banner
      hue={hue}
      otherHue={otherHue}
    >
      {shapes.map(({ path, tone }) => (
        <path key={path} d={path} data-tone={tone} />
      ))}
    </Drawing>
  );
}

interface GroupEmblemProps extends GroupArtworkProps {
  /** The width and height in pixels. */
  size?: 24 | 40 | 44 | 64;
}

/** The icon of a group: that of its category, in the group's own colours. */
export function GroupEmblem({ category, name, size = 44 }: GroupEmblemProps) {
  const { hue, otherHue } = groupArt(category, name);
  return (
    <Emblem size={size} hue={hue} otherHue={otherHue}>
      <CategoryIcon category={category} />
    </Emblem>
  );
}

interface Hues {
  hue: number;
  otherHue: number;
}

// The colours are mixed with those of the theme, so that one hue fits the light and the dark one.
const near = ({ hue }: Hues) => `hsl(${hue} 62% 45%)`;
const far = ({ otherHue }: Hues) => `hsl(${otherHue} 62% 48%)`;
const mixed = (colour: string, percent: number, ground: string) =>
  `color-mix(in oklab, ${colour} ${percent}%, ${ground})`;

const Drawing = styled("svg", { shouldForwardProp: ownProps("hue", "otherHue") })<Hues>(({ theme, ...hues }) => ({
  display: "block",
  width: "100%",
  height: "100%",
  background: mixed(near(hues), 20, theme.color.bg.surface),
  "& > path": { fill: mixed(near(hues), 45, theme.color.bg.surface), fillOpacity: 0.8 },
  "& > path[data-tone=far]": { fill: mixed(far(hues), 34, theme.color.bg.surface) },
}));
const Emblem = styled("span", { shouldForwardProp: ownProps("size", "hue", "otherHue") })<Hues & { size: number }>(
  ({ theme, size, ...hues }) => ({
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    width: `${size / 16}rem`,
    height: `${size / 16}rem`,
    border: `2px solid ${theme.color.bg.surface}`,
    borderRadius: theme.radius.avatar,
    background: `linear-gradient(135deg, ${mixed(near(hues), 24, theme.color.bg.surface)}, ${mixed(far(hues), 40, theme.color.bg.surface)})`,
    color: mixed(near(hues), 35, theme.color.text.primary),
    "& svg": { width: "45%", height: "45%", strokeWidth: 1.75 },
  }),
);
