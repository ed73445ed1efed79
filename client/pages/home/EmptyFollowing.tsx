import styled from "@emotion/styled";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { reasonText } from "#client/features/bonds/core/reasonText.ts";
import { FollowButton } from "#client/features/bonds/ties/FollowButton.tsx";
import type { EmptyFollowingProps } from "#client/features/feed/home/EmptyTab.tsx";
import { PersonRow, PersonRowSkeleton } from "#client/features/people/PersonRow.tsx";
import { tagPath } from "#client/features/search/core/searchPaths.ts";
import { FollowTagButton } from "#client/features/search/explore/FollowTagButton.tsx";
import { graphql } from "#client/gql/gql.ts";
import type { WhomToFollowQuery } from "#client/gql/graphql.ts";
import { compactCount } from "#client/lib/text/numbers.ts";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { Text } from "#client/ui/text/Text.tsx";

const WhomToFollow = graphql(`
  query WhomToFollow($first: Int!) {
    viewer {
      suggestions(first: $first) {
        reason
        mutualBondsCount
        sharedGroupsCount
        sharedTags
        user {
          id
          location
          isFollowedByViewer
          ...Person_person
          ...FollowButton_user
        }
      }
    }
    explore {
      trendingTags(first: $first) {
        name
        postsCount
        isFollowed
      }
    }
  }
`);

/** The number of people and of tags that are offered. */
const FEW = 3;
/** Some that are suggested are followed already. */
const SUGGESTED_MAX = 10;

/** What an empty tab of those whom the member follows is for, with a few people and tags to follow. */
export function EmptyFollowing({ onFollowed }: EmptyFollowingProps) {
  const { state, value } = useValueQuery(WhomToFollow, { variables: { first: SUGGESTED_MAX }, value: (data) => data });
  // Who is followed here stays, with a button that takes it back.
  const [offer, setOffer] = useState<Offer | null>(null);
  if (value && !offer) setOffer(offerOf(value));
  const people = value?.viewer?.suggestions.filter(({ user }) => offer?.people.has(user.id)) ?? [];
  const tags = value?.explore?.trendingTags.filter(({ name }) => offer?.tags.has(name)) ?? [];
  const followed =
    people.filter(({ user }) => user.isFollowedByViewer).length + tags.filter(({ isFollowed }) => isFollowed).length;
  const before = useRef(0);
  useEffect(() => {
    if (followed > before.current) onFollowed();
    before.current = followed;
  }, [followed, onFollowed]);

  return (
    <Stack gap={24}>
      <EmptyState
        title="Follow somebody, and their posts appear here"
        text="This tab holds the posts of your friends, of people and tags that you follow and of your groups."
        action={
          <Text variant="bodySm">
            <TextLink to="/?tab=everything">Read everything instead</TextLink>
          </Text>
        }
      />
      {state === "waiting" && (
        <List aria-hidden>
          <PersonRowSkeleton />
          <PersonRowSkeleton />
          <PersonRowSkeleton />
        </List>
      )}
      {people.length > 0 && (
        <Section title="People to follow">
          {people.map((suggestion) => (
            <PersonRow key={suggestion.user.id} person={suggestion.user} note={reasonText(suggestion)}>
              <FollowButton user={suggestion.user} />
            </PersonRow>
          ))}
        </Section>
      )}
      {tags.length > 0 && (
        <Section title="Tags to follow">
          {tags.map((tag) => (
            <TagRow key={tag.name}>
              <Words>
                <Name to={tagPath(tag.name)} dir="auto">
                  #{tag.name}
                </Name>
                <Text as="div" variant="meta" tone="secondary">
                  {tag.postsCount === 1 ? "1 post" : `${compactCount(tag.postsCount)} posts`}
                </Text>
              </Words>
              <FollowTagButton tag={tag} />
            </TagRow>
          ))}
        </Section>
      )}
    </Stack>
  );
}

interface Offer {
  people: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

/** Chooses from what is suggested what the member does not follow yet. */
function offerOf({ viewer, explore }: WhomToFollowQuery): Offer {
  const people = viewer?.suggestions.filter(({ user }) => !user.isFollowedByViewer) ?? [];
  const tags = explore?.trendingTags.filter(({ isFollowed }) => !isFollowed) ?? [];
  return {
    people: new Set(people.slice(0, FEW).map(({ user }) => user.id)),
    tags: new Set(tags.slice(0, FEW).map(({ name }) => name)),
  };
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Text as="h2" variant="ui" id={id}>
        {title}
      </Text>
      <List>{children}</List>
    </section>
  );
}

const List = styled.ul({ listStyle: "none", margin: 0, padding: 0 });
const TagRow = styled.li(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(12),
  padding: `${theme.space(8)} ${theme.space(6)} ${theme.space(8)} ${theme.space(4)}`,
  "& + &": { borderTop: `1px solid ${theme.color.border.subtle}` },
}));
const Words = styled.div({ minWidth: 0 });
const Name = styled(Link)(({ theme }) => ({
  display: "block",
  ...theme.type.bodySm,
  fontWeight: 600,
  color: theme.color.text.primary,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
}));
