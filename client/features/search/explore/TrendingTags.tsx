import styled from "@emotion/styled";
import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import { Link } from "react-router-dom";
import { compactCount } from "#client/lib/text/numbers.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { tagPath } from "#client/features/search/core/searchPaths.ts";

interface TrendingTag {
  name: string;
  postsCount: number;
  trend?: { weekAuthors: number; growthPercent: number; isNew: boolean } | null;
}

/** Tags that more members use than usual, with their number of posts and their growth. */
export function TrendingTags({ tags }: { tags: readonly TrendingTag[] }) {
  return (
    <Card as="section" aria-labelledby="trending-tags">
      <Stack gap={8}>
        <Text as="h2" variant="h2" id="trending-tags">
          Trending tags
        </Text>
        {tags.length === 0 ? (
          <EmptyState title="No trends yet today" text="Tags appear here as soon as several members use them." />
        ) : (
          <List>
            {tags.map(({ name, postsCount, trend }, index) => (
              <li key={name}>
                <Row to={tagPath(name)}>
                  <Rank aria-hidden>{index + 1}</Rank>
                  <Words>
                    <Name dir="auto">#{name}</Name>
                    <Text variant="meta" tone="secondary">
                      {postsCount === 1 ? "1 post" : `${compactCount(postsCount)} posts`}
                      {trend && ` · ${compactCount(trend.weekAuthors)} members this week`}
                    </Text>
                  </Words>
                  {trend && <Growth {...trend} />}
                </Row>
              </li>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}

/** How many more members use it than the week before: the arrow, the sign and the number all show that. */
function Growth({ growthPercent, isNew }: { growthPercent: number; isNew: boolean }) {
  if (isNew) return <Change data-way="up">New</Change>;
  const trend = growthPercent > 0 ? "up" : growthPercent < 0 ? "down" : "even";
  const Arrow = { up: ArrowUp, down: ArrowDown, even: ArrowRight }[trend];
  return (
    <Change data-way={trend} title="Members who used it these seven days, beside the seven before">
      <Arrow aria-hidden />
      {growthPercent > 0 ? "+" : growthPercent < 0 ? "−" : ""}
      {Math.abs(growthPercent).toLocaleString("en-US")} %
    </Change>
  );
}

const List = styled.ol(({ theme }) => ({ margin: `0 -${theme.space(12)}`, padding: 0, listStyle: "none" }));
const Row = styled(Link)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  minHeight: 56,
  padding: `${theme.space(6)} ${theme.space(12)}`,
  borderRadius: theme.radius.control,
  color: "inherit",
  textDecoration: "none",
  "&:hover": { background: theme.color.bg.hover },
}));
const Rank = styled.span(({ theme }) => ({
  width: 24,
  flexShrink: 0,
  textAlign: "end",
  color: theme.color.text.tertiary,
  ...theme.type.ui,
  fontVariantNumeric: "tabular-nums",
}));
const Words = styled.span({ display: "grid", minWidth: 0 });
const Name = styled.span(({ theme }) => ({
  ...theme.type.bodySm,
  fontWeight: 600,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
}));
const Change = styled.span(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(4),
  flexShrink: 0,
  marginInlineStart: "auto",
  color: theme.color.text.secondary,
  ...theme.type.ui,
  fontVariantNumeric: "tabular-nums",
  "& svg": { width: 16, height: 16, strokeWidth: 2 },
  "&[data-way=up]": { color: theme.color.text.link },
}));
