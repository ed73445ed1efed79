import styled from "@emotion/styled";
import { Link } from "react-router-dom";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { Badge } from "#client/ui/text/Badge.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { GroupEmblem } from "#client/features/groups/core/GroupArtwork.tsx";
import { GroupFaces } from "#client/features/groups/core/GroupFaces.tsx";
import { GroupPrivacy } from "#client/features/groups/core/GroupPrivacy.tsx";
import { groupPath } from "#client/features/groups/core/groupPath.ts";

const MyGroupsQuery = graphql(`
  query MyGroups($first: Int!, $after: String) {
    groups(mine: true, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          slug
          name
          category
          visibility
          membersCount
          weekPostsCount
          requestsCount
          ...GroupFaces_group
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);
const FIRST = 6;

/** The member's groups, the last joined first. */
export function MyGroups() {
  const groups = usePagedQuery(MyGroupsQuery, {
    variables: { first: FIRST },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    connection: (data) => data.groups,
  });
  return (
    <Card as="section" aria-labelledby="my-groups">
      <Stack gap={12}>
        <Text as="h2" variant="h2" id="my-groups">
          My Groups
        </Text>
        <PagedList
          list={groups}
          skeleton={<Waiting />}
          failure="Couldn't load your groups"
          empty={
            <Text variant="bodySm" tone="secondary" as="p">
              You haven't joined a group yet. Find one below, or create your own.
            </Text>
          }
        >
          {(items) => (
            <>
              <List>
                {items.map((group) => (
                  <li key={group.id}>
                    <Row to={groupPath(group.slug)}>
                      <GroupEmblem category={group.category} name={group.name} size={40} />
                      <Words>
                        <Name dir="auto">{group.name}</Name>
                        <GroupPrivacy visibility={group.visibility} membersCount={group.membersCount} />
                      </Words>
                      {group.requestsCount > 0 && <Badge count={group.requestsCount} label="requests to join" />}
                      <End>
                        {group.weekPostsCount > 0 && (
                          <Text variant="meta" tone="tertiary">
                            {group.weekPostsCount} this week
                          </Text>
                        )}
                        <Wide>
                          <GroupFaces group={group} most={4} />
                        </Wide>
                      </End>
                    </Row>
                  </li>
                ))}
              </List>
              <ShowMore list={groups} label="Show more" variant="ghost" size="sm" align="start" />
            </>
          )}
        </PagedList>
      </Stack>
    </Card>
  );
}

function Waiting() {
  return (
    <Stack gap={12} role="status" data-skeleton>
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Skeleton height={56} />
      <Skeleton height={56} />
    </Stack>
  );
}

const List = styled.ul(({ theme }) => ({
  display: "grid",
  gap: theme.space(2),
  margin: `0 -${theme.space(12)}`,
  padding: 0,
  listStyle: "none",
}));
const Row = styled(Link)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  minHeight: 56,
  paddingInline: theme.space(12),
  borderRadius: theme.radius.control,
  color: theme.color.text.primary,
  textDecoration: "none",
  ...theme.type.ui,
  "&:hover": { background: theme.color.bg.hover },
  [theme.mq.largeText]: { flexWrap: "wrap", paddingBlock: theme.space(8) },
}));
const Words = styled.span(({ theme }) => ({
  display: "grid",
  minWidth: 0,
  [theme.mq.largeText]: { flex: "1 1 60%" },
}));
const Name = styled.span({ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
const End = styled.span(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(12),
  marginInlineStart: "auto",
  flexShrink: 0,
}));
const Wide = styled.span(({ theme }) => ({ display: "inline-flex", [theme.mq.belowSm]: { display: "none" } }));
