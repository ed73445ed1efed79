import styled from "@emotion/styled";
import { FoundPersonRow } from "#client/features/bonds/find/FoundPersonRow.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { FoundComment } from "./FoundComment.tsx";
import { FoundIdea } from "./FoundIdea.tsx";
import { FoundTag } from "./FoundTag.tsx";
import { KINDS } from "#client/features/search/core/searchPaths.ts";
import type { KindName } from "#client/features/search/core/searchPaths.ts";
import { SearchHints } from "./SearchHints.tsx";
import { useSearch } from "./useSearch.ts";

interface SearchResultsProps {
  query: string;
  kind: KindName;
}

/** The results of one kind, in each state of the list. */
export function SearchResults({ query, kind: name }: SearchResultsProps) {
  const { kind, label } = KINDS.find(({ value }) => value === name) ?? KINDS[0];
  const results = useSearch(query, kind);

  if (!results) {
    return (
      <Card>
        <EmptyState scene="map" title="What are you looking for?" text="Type at least two characters." />
      </Card>
    );
  }
  return (
    <Stack gap={8}>
      <SearchHints hints={results.connection?.hints ?? []} query={query} kind={name} />
      <PagedList
        list={results}
        skeleton={<Waiting />}
        failure="Couldn't search"
        empty={
          <EmptyState
            scene="map"
            title={`No ${label.toLowerCase()} found for “${query}”`}
            text="Check the spelling, try fewer words, or look at the other tabs."
          />
        }
        onCard
      >
        {() => (
          <Stack gap={16}>
            <Text as="p" variant="meta" tone="secondary" role="status">
              {results.connection?.isNear
                ? `No exact matches. These are similar.`
                : `${results.totalCount.toLocaleString("en-US")} ${results.totalCount === 1 ? "result" : "results"}`}
            </Text>
            <Card>
              <List aria-label={`${label} found`}>
                {results.connection?.edges.map(({ cursor, node }) => (
                  <Found key={cursor} node={node} query={query} />
                ))}
              </List>
            </Card>
            <ShowMore list={results} label="Show more" />
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}

type FoundNode = NonNullable<NonNullable<ReturnType<typeof useSearch>>["items"]>[number];

/** One result, rendered by its kind. */
function Found({ node, query }: { node: FoundNode; query: string }) {
  if (node.comment && node.post)
    return (
      <FoundComment comment={node.comment} postId={node.post.id} title={node.title} excerpt={node.excerpt ?? null} />
    );
  if (node.post) return <FoundIdea post={node.post} title={node.title} excerpt={node.excerpt ?? null} query={query} />;
  if (node.user) return <FoundPersonRow user={node.user} />;
  return node.tag ? <FoundTag tag={node.tag} title={node.title} /> : null;
}

function Waiting() {
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

const List = styled.ul(({ theme }) => ({ margin: `-${theme.space(8)} 0`, padding: 0, listStyle: "none" }));
