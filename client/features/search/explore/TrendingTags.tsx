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
              Members who used each tag in the last 14 days, and this week compared with a usual week.
            </Text>
          )}
        </div>
        {tags.length === 0 ? (
          <EmptyState title="No trends yet today" text="Tags appear here when several members use them." />
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

const List = styled.ol(({ theme }) => ({ margin: `0 -${theme.space(12)}`, padding: 0, listStyle: "none" }));
