import { useApolloClient } from "@apollo/client/react";
import type { Reference } from "@apollo/client";
import styled from "@emotion/styled";
import { useState } from "react";
import { Link } from "react-router-dom";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { usePostHiding } from "#client/features/bonds/hiding/usePostHiding.ts";
import { useLeaving } from "#client/features/people/useLeaving.ts";
import { ListSetting, SettingItem, SettingList, SettingWords } from "#client/features/settings/core/settingList.ts";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";

const HiddenPostsQuery = graphql(`
  query HiddenPosts($first: Int!, $after: String) {
    viewer {
      hiddenPosts(first: $first, after: $after) {
        edges {
          cursor
          node {
            id
            title
            content
            author {
              id
              name
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** The number of posts in a page. */
const PAGE = 10;

interface StoredList {
  edges: { node: Reference }[];
}

/** The posts that the member has hidden, each with a button that shows it again. */
export function HiddenPosts() {
  const { cache } = useApolloClient();
  const { show } = usePostHiding();
  const { leaving, leave } = useLeaving();
  const [busyId, setBusyId] = useState<string | null>(null);
  const posts = usePagedQuery(HiddenPostsQuery, {
    variables: { first: PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    connection: ({ viewer }) => viewer?.hiddenPosts,
  });

  function takeOut(postId: string): void {
    cache.modify<Record<"hiddenPosts", StoredList>>({
      id: "Viewer:{}",
      fields: {
        hiddenPosts: (stored, { readField }) =>
          "edges" in stored
            ? { ...stored, edges: stored.edges.filter(({ node }) => readField("id", node) !== postId) }
            : stored,
      },
    });
  }

  async function handleClick(postId: string): Promise<void> {
    setBusyId(postId);
    if (await show(postId)) void leave(postId, () => takeOut(postId));
    setBusyId(null);
  }

  return (
    <ListSetting role="group" aria-label="Hidden posts">
      <Text variant="ui" as="h3" tabIndex={-1} style={{ outline: "none" }}>
        Hidden posts
      </Text>
      <Text variant="meta" tone="secondary" as="p" style={{ maxWidth: "52ch" }}>
        They come up in no feed, search or list of yours. Nobody else notices.
      </Text>
      <PagedList
        list={posts}
        skeleton={<Skeleton height={52} />}
        failure="Couldn't load the posts that you have hidden"
        empty={
          <Text variant="bodySm" as="p" tone="secondary">
            You have not hidden any posts
          </Text>
        }
      >
        {(items) => (
          <Stack gap={12}>
            <SettingList aria-label="Hidden posts">
              {items.map(({ id, title, content, author }) => (
                <SettingItem key={id} tabIndex={-1} data-row data-leaving={leaving.has(id) || undefined}>
                  <SettingWords>
                    <Title to={`/post/${id}`} dir="auto">
                      {title || content || `Post by ${author.name}`}
                    </Title>
                    <Text as="div" variant="meta" tone="secondary" dir="auto">
                      {author.name}
                    </Text>
                  </SettingWords>
                  <Button
                    size="sm"
                    variant="outline"
                    loading={busyId === id}
                    disabled={leaving.has(id)}
                    aria-label={`Show again: ${title || `post by ${author.name}`}`}
                    onClick={() => void handleClick(id)}
                  >
                    Show again
                  </Button>
                </SettingItem>
              ))}
            </SettingList>
            <ShowMore list={posts} label="Show more" size="sm" align="start" />
          </Stack>
        )}
      </PagedList>
    </ListSetting>
  );
}

const Title = styled(Link)(({ theme }) => ({
  ...theme.type.ui,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  color: theme.color.text.primary,
}));
