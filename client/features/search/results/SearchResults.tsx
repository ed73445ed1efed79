import styled from "@emotion/styled";
import { messageOf } from "#client/apollo/errors.ts";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { FoundPersonRow } from "#client/features/bonds/find/FoundPersonRow.tsx";
import { useMore } from "#client/lib/state/useMore.ts";
import { useSteadyLoading } from "#client/lib/state/useSteadyLoading.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { FoundIdea } from "./FoundIdea.tsx";
import { FoundTag } from "./FoundTag.tsx";
import { KINDS } from "#client/features/search/core/searchPaths.ts";
import type { KindName } from "#client/features/search/core/searchPaths.ts";
import { useSearch } from "./useSearch.ts";

interface SearchResultsProps {
  query: string;
  kind: KindName;
}

/** What was found of one kind, in each state of the list. */
export function SearchResults({ query, kind: name }: SearchResultsProps) {
  const { kind, label } = KINDS.find(({ value }) => value === name) ?? KINDS[0];
  const search = useSearch(query, kind);
  const { found, error } = search;
  const more = useMore(found?.pageInfo, search.fetchAfter);
  const isWaiting = useSteadyLoading(search.isOn && !found && !error);
  if (!search.isOn) {
    return (
      <Card>
        <EmptyState title="What are you looking for?" text="Type at least two characters." />
      </Card>
    );
  }
  if (isWaiting) {
    return (
      <Card role="status">
        <VisuallyHidden>Searching…</VisuallyHidden>
        <Stack gap={20}>
          <Skeleton height={72} />
          <Skeleton height={72} />
          <Skeleton height={72} />
        </Stack>
      </Card>
    );
  }
  if (!found) {
    return (
      <Card>
        <ErrorState title="Couldn't search" text={messageOf(error)} retryLabel="Retry" onRetry={search.retry} />
      </Card>
    );
  }
  if (found.edges.length === 0) {
    return (
      <Card>
        <EmptyState
          title={`No ${label.toLowerCase()} found for “${query}”`}
          text="Check the spelling, try fewer words, or look under the other tabs."
        />
      </Card>
    );
  }
  return (
    <Stack gap={16}>
      <Text as="p" variant="meta" tone="secondary" role="status">
        {found.isNear
          ? `Nothing holds these words exactly. These are near to them.`
          : `${found.totalCount.toLocaleString("en-US")} ${found.totalCount === 1 ? "result" : "results"}`}
      </Text>
      <Card>
        <List aria-label={`${label} found`}>
          {found.edges.map(({ cursor, node }) => {
            if (node.post)
              return (
                <FoundIdea
                  key={cursor}
                  post={node.post}
                  title={node.title}
                  excerpt={node.excerpt ?? null}
                  query={query}
                />
              );
            if (node.user) return <FoundPersonRow key={cursor} user={node.user} />;
            return node.tag ? <FoundTag key={cursor} tag={node.tag} title={node.title} /> : null;
          })}
        </List>
      </Card>
      <ShowMore label="Show more" {...more} />
    </Stack>
  );
}

const List = styled.ul(({ theme }) => ({ margin: `-${theme.space(8)} 0`, padding: 0, listStyle: "none" }));
