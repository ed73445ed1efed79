import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { PersonFace } from "#client/features/people/PersonFace.tsx";
import { graphql } from "#client/gql/gql.ts";
import { formatDate } from "#client/lib/text/dates.ts";
import { compactCount } from "#client/lib/text/numbers.ts";
import { SideCard } from "#client/ui/layout/SideCard.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** The number of faces in the card. */
const FACES = 6;

const GroupFactsQuery = graphql(`
  query GroupFacts($slug: String!, $first: Int!) {
    group(slug: $slug) {
      id
      createdAt
      membersCount
      weekPostsCount
      members(first: $first) {
        edges {
          cursor
          node {
            user {
              id
              ...Person_person
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

interface GroupFactsProps {
  slug: string;
  /** What is under it; it waits for the card, which would move it. */
  children: ReactNode;
}

/** The figures of a group and some of its members, beside its posts. */
export function GroupFacts({ slug, children }: GroupFactsProps) {
  const query = useValueQuery(GroupFactsQuery, {
    variables: { slug, first: FACES },
    refetchOn: false,
    value: (data) => data.group,
  });
  const group = query.value;
  if (query.state === "waiting") return null;
  if (!group) return children;
  const people = group.members.edges.slice(0, FACES).map(({ node }) => node.user);
  return (
    <>
      <SideCard title="About this group">
        <Facts>
          <Fact name="Members" value={compactCount(group.membersCount)} />
          <Fact name="Posts this week" value={compactCount(group.weekPostsCount)} />
          <Fact name="Since" value={formatDate(group.createdAt)} />
        </Facts>
        {people.length > 0 && (
          <Faces aria-label="Some members">
            {people.map((person) => (
              <li key={person.id}>
                <PersonFace person={person} />
              </li>
            ))}
          </Faces>
        )}
      </SideCard>
      {children}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <Text as="dt" variant="bodySm" tone="secondary">
        {name}
      </Text>
      <Text as="dd" variant="ui">
        {value}
      </Text>
    </div>
  );
}

const Facts = styled.dl(({ theme }) => ({
  display: "grid",
  gap: theme.space(8),
  "& > div": { display: "flex", justifyContent: "space-between", gap: theme.space(12) },
}));
const Faces = styled.ul(({ theme }) => ({ display: "flex", flexWrap: "wrap", gap: theme.space(8) }));
