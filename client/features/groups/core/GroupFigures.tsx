import { useQuery } from "@apollo/client/react";
import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { graphql } from "#client/gql/gql.ts";
import { compactCount } from "#client/lib/text/numbers.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";

const GroupFiguresQuery = graphql(`
  query GroupFigures {
    groupStats {
      groups
      members
      postsThisWeek
      activeToday
      categories {
        category
        groupsCount
      }
    }
  }
`);

/**
 * The statistics of the community's groups, with a filter by category. When they cannot be loaded, the page is shown
 * without them.
 */
export function GroupFigures({ category }: { category: string | null }) {
  const { data, error } = useQuery(GroupFiguresQuery, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  if (error && !data) return null;
  const stats = data?.groupStats;
  const numbers = [
    ["Groups", stats?.groups],
    ["Members", stats?.members],
    ["Posts this week", stats?.postsThisWeek],
    ["Active today", stats?.activeToday],
  ] as const;
  return (
    <Stack gap={16}>
      <Card as="section" aria-labelledby="group-stats">
        <Stack gap={12}>
          <Text as="h2" variant="h2" id="group-stats">
            Community stats
          </Text>
          <Numbers>
            {numbers.map(([name, value]) => (
              <div key={name}>
                <Text as="dt" variant="meta" tone="secondary">
                  {name}
                </Text>
                <Value>{value === undefined ? <Skeleton width={40} height={24} /> : compactCount(value)}</Value>
              </div>
            ))}
          </Numbers>
        </Stack>
      </Card>
      <Card as="nav" aria-labelledby="group-categories">
        <Stack gap={8}>
          <Text as="h2" variant="h2" id="group-categories">
            Browse by category
          </Text>
          <Categories>
            {(stats?.categories ?? []).map((one) => (
              <li key={one.category}>
                <FigureLink
                  to={one.category === category ? "/groups" : `/groups?category=${encodeURIComponent(one.category)}`}
                  aria-current={one.category === category || undefined}
                  preventScrollReset
                >
                  {one.category}
                  <Text variant="meta" tone="tertiary">
                    {one.groupsCount}
                  </Text>
                </FigureLink>
              </li>
            ))}
          </Categories>
        </Stack>
      </Card>
    </Stack>
  );
}

const Numbers = styled.dl(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: theme.space(12),
  margin: 0,
}));
const Value = styled.dd(({ theme }) => ({
  margin: 0,
  minHeight: theme.type.h1.lineHeight,
  ...theme.type.h1,
  fontVariantNumeric: "tabular-nums",
}));
const Categories = styled.ul(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space(8),
  margin: 0,
  padding: 0,
  listStyle: "none",
  [theme.mq.xl]: { display: "grid", gap: theme.space(2), marginInline: `-${theme.space(12)}` },
}));
const FigureLink = styled(Link)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(8),
  minHeight: 36,
  paddingInline: theme.space(12),
  border: `1px solid ${theme.color.border.default}`,
  borderRadius: theme.radius.pill,
  color: theme.color.text.primary,
  textDecoration: "none",
  ...theme.type.ui,
  "&:hover": { background: theme.color.bg.hover },
  "&[aria-current=true]": { background: theme.color.bg.selected, color: theme.color.primary.tintText },
  "@media (pointer: coarse)": { minHeight: 44 },
  [theme.mq.xl]: { border: 0, borderRadius: theme.radius.control },
}));
