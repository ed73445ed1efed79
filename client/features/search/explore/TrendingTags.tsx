import styled from "@emotion/styled";
import { Card } from "#client/ui/layout/Card.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { TrendingTag, type TrendingTagProps } from "./TrendingTag.tsx";

/** Tags that more members use than usual, with their number of posts, their days and their growth. */
export function TrendingTags({ tags }: { tags: readonly TrendingTagProps["tag"][] }) {
  return (
    <Card as="section" aria-labelledby="trending-tags">
      <Stack gap={8}>
        <div>
          <Text as="h2" variant="h2" id="trending-tags">
            Trending tags
          </Text>
          {tags.length > 0 && (
            <Text as="p" variant="meta" tone="secondary">
              Members using each tag over 14 days; change against a typical week.
            </Text>
          )}
        </div>
        {tags.length === 0 ? (
          <EmptyState scene="map" title="No trends yet today" text="Tags appear here when several members use them." />
        ) : (
          <List>
            {tags.map((tag, index) => (
              <TrendingTag key={tag.name} tag={tag} rank={index + 1} />
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}

// Its rows have the form that its width allows, beside other parts or alone.
const List = styled.ol(({ theme }) => ({
  containerType: "inline-size",
  margin: `0 -${theme.space(12)}`,
  padding: 0,
  listStyle: "none",
}));
