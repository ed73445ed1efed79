import styled from "@emotion/styled";
import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import { Link } from "react-router-dom";
import { compactCount } from "#client/lib/text/numbers.ts";
import { visuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { tagPath } from "#client/features/search/core/searchPaths.ts";
import { FollowTagButton } from "./FollowTagButton.tsx";
import { Sparkline } from "./Sparkline.tsx";
import { growthText, weekText } from "./trendText.ts";
import type { Growth } from "./trendText.ts";

export interface TrendingTagProps {
  tag: {
    name: string;
    postsCount: number;
    isFollowed: boolean;
    trend?: (Growth & { dailyAuthors: readonly number[] }) | null;
  };
  rank: number;
}

/** A row of the trends: the whole of it leads to the tag's posts, except the button that follows the tag. */
export function TrendingTag({ tag, rank }: TrendingTagProps) {
  const { name, postsCount, trend } = tag;
  return (
    <Row>
      <Rank aria-hidden>{rank}</Rank>
      <Name to={tagPath(name)} dir="auto">
        #{name}
      </Name>
      <Facts>
        {postsCount === 1 ? "1 post" : `${compactCount(postsCount)} posts`}
        {trend && <Week> · {weekText(trend)}</Week>}
      </Facts>
      {trend && <Change {...trend} />}
      <Days>{trend && <Sparkline values={trend.dailyAuthors} />}</Days>
      <Follow>
        <FollowTagButton tag={tag} />
      </Follow>
    </Row>
  );
}

/** How many more members use the tag than usual: the arrow, the sign and the number all show that. A tag without a usual week has none. */
function Change(growth: Growth) {
  const { growthPercent, isNew } = growth;
  const text = growthText(growth);
  if (text === null) return null;
  if (isNew || typeof growthPercent !== "number") return <Words data-way="up">{text}</Words>;
  const way = growthPercent > 0 ? "up" : growthPercent < 0 ? "down" : "even";
  const Arrow = { up: ArrowUp, down: ArrowDown, even: ArrowRight }[way];
  return (
    <Words data-way={way}>
      <Arrow aria-hidden />
      {text}
    </Words>
  );
}

// In a narrow list the growth stands behind the number of posts, else in a column of its own. A narrower one, as in a
// column beside the page, has no chart. In the narrowest, that of a phone with large text, each is on a line of its own.
const Row = styled.li(({ theme }) => ({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "1.25rem minmax(0, 1fr)",
  gridTemplateAreas: `"rank name" "rank facts" "rank growth" "rank follow"`,
  alignItems: "center",
  columnGap: theme.space(8),
  padding: `${theme.space(6)} ${theme.space(12)}`,
  borderRadius: theme.radius.control,
  "&:hover": { background: theme.color.bg.hover },
  "@container (min-width: 13rem)": {
    gridTemplateColumns: "1.25rem auto minmax(0, 1fr) auto",
    gridTemplateAreas: `"rank name name follow" "rank facts growth follow"`,
  },
  "@container (min-width: 20rem)": {
    gridTemplateColumns: "1.25rem auto minmax(0, 1fr) 56px auto",
    gridTemplateAreas: `"rank name name days follow" "rank facts growth days follow"`,
  },
  "@container (min-width: 28rem)": {
    gridTemplateColumns: "1.25rem minmax(0, 3fr) minmax(64px, 2fr) 8.25rem 104px",
    gridTemplateAreas: `"rank name days growth follow" "rank facts days growth follow"`,
    columnGap: theme.space(12),
  },
}));
const Rank = styled.span(({ theme }) => ({
  gridArea: "rank",
  textAlign: "end",
  color: theme.color.text.tertiary,
  ...theme.type.ui,
  fontVariantNumeric: "tabular-nums",
}));
const Name = styled(Link)(({ theme }) => ({
  gridArea: "name",
  alignSelf: "end",
  ...theme.type.bodySm,
  fontWeight: 600,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: "inherit",
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: theme.radius.control },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": { outline: `2px solid ${theme.color.border.focus}`, outlineOffset: -2 },
}));
const Facts = styled.span(({ theme }) => ({
  gridArea: "facts",
  alignSelf: "start",
  ...theme.type.meta,
  color: theme.color.text.secondary,
}));
// A narrow list has space for the small chart alone; a screen reader reads the numbers there too.
const Week = styled.span({ "@container (max-width: 27.99rem)": visuallyHidden });
const Words = styled.span(({ theme }) => ({
  gridArea: "growth",
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(4),
  color: theme.color.text.secondary,
  ...theme.type.meta,
  fontVariantNumeric: "tabular-nums",
  "& svg": { width: "1rem", height: "1rem", strokeWidth: 2, flexShrink: 0 },
  "&[data-way=up]": { color: theme.color.text.link },
  "@container (min-width: 28rem)": { ...theme.type.ui },
}));
const Days = styled.span({ gridArea: "days", minWidth: 0, "@container (max-width: 19.99rem)": { display: "none" } });
const Follow = styled.span({
  gridArea: "follow",
  position: "relative",
  zIndex: 1,
  justifySelf: "start",
  "@container (min-width: 13rem)": { justifySelf: "end" },
  "@container (max-width: 27.99rem)": { "& .lucide": { display: "none" } },
});
