import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { CategoryIcon } from "#client/ui/text/CategoryIcon.tsx";
import { compactCount } from "#client/lib/text/numbers.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { categoryPath } from "#client/features/search/core/searchPaths.ts";

interface FeaturedCategoriesProps {
  categories: readonly { name: string; postsCount: number; weekPosts: number }[];
}

/** The categories in which most members have written in the last thirty days. */
export function FeaturedCategories({ categories }: FeaturedCategoriesProps) {
  return (
    <Card as="section" aria-labelledby="featured-categories">
      <Stack gap={12}>
        <Text as="h2" variant="h2" id="featured-categories">
          Featured categories
        </Text>
        <Grid>
          {categories.map(({ name, postsCount, weekPosts }) => (
            <li key={name}>
              <Tile to={categoryPath(name)}>
                <CategoryIcon category={name} />
                <Text variant="ui">{name}</Text>
                <Text variant="meta" tone="secondary">
                  {postsCount === 1 ? "1 idea" : `${compactCount(postsCount)} ideas`}
                  {weekPosts > 0 && `, ${compactCount(weekPosts)} new`}
                </Text>
              </Tile>
            </li>
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}

const Grid = styled.ul(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: theme.space(8),
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& > li": { display: "grid" },
}));
const Tile = styled(Link)(({ theme }) => ({
  display: "grid",
  alignContent: "start",
  gap: theme.space(4),
  padding: theme.space(12),
  border: `1px solid ${theme.color.border.default}`,
  borderRadius: theme.radius.control,
  color: theme.color.text.primary,
  textDecoration: "none",
  "& svg": { width: "1.25rem", height: "1.25rem", strokeWidth: 1.75, color: theme.color.text.link },
  "&:hover": { background: theme.color.bg.hover },
}));
