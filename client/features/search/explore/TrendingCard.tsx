import { useQuery } from "@apollo/client/react";
import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { tagPath } from "#client/features/search/core/searchPaths.ts";
import { graphql } from "#client/gql/gql.ts";
import { compactCount } from "#client/lib/text/numbers.ts";
import { SideCard } from "#client/ui/layout/SideCard.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** The number of tags in the card. */
const TAGS = 5;

const TrendingNow = graphql(`
  query TrendingNow($first: Int!) {
    explore {
      trendingTags(first: $first) {
        name
        postsCount
      }
    }
  }
`);

/** The tags that most members use these days, for the second column of a page. Without any, it renders nothing. */
export function TrendingCard() {
  const { data, error } = useQuery(TrendingNow, {
    variables: { first: TAGS },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const tags = data?.explore?.trendingTags;
  if (tags?.length === 0 || (error && !tags)) return null;
  return (
    <SideCard title="Trending tags">
      <List aria-busy={tags ? undefined : true}>
        {tags
          ? tags.map(({ name, postsCount }) => (
              <li key={name}>
                <Row to={tagPath(name)}>
                  <Name dir="auto">#{name}</Name>
                  <Text variant="meta" tone="secondary">
                    {postsCount === 1 ? "1 post" : `${compactCount(postsCount)} posts`}
                  </Text>
                </Row>
              </li>
            ))
          : Array.from({ length: TAGS }, (_, row) => (
              <Waiting key={row}>
                <Skeleton height={16} />
              </Waiting>
            ))}
      </List>
    </SideCard>
  );
}

const List = styled.ul(({ theme }) => ({ marginInline: `-${theme.space(8)}` }));
const Row = styled(Link)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(12),
  height: 40,
  paddingInline: theme.space(8),
  borderRadius: theme.radius.control,
  color: theme.color.text.primary,
  textDecoration: "none",
  "&:hover": { background: theme.color.bg.hover },
  "@media (pointer: coarse)": { height: 44 },
}));
const Name = styled.span(({ theme }) => ({
  ...theme.type.ui,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
}));
const Waiting = styled.li(({ theme }) => ({
  display: "grid",
  alignItems: "center",
  height: 40,
  paddingInline: theme.space(8),
  "@media (pointer: coarse)": { height: 44 },
}));
