import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { reasonText } from "#client/features/bonds/core/reasonText.ts";
import { FollowButton } from "#client/features/bonds/ties/FollowButton.tsx";
import { PersonRow } from "#client/features/people/PersonRow.tsx";
import { graphql } from "#client/gql/gql.ts";
import type { WhomToFollowQuery } from "#client/gql/graphql.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { GroupRow } from "./GroupRow.tsx";
import { OfferSection, OfferSkeleton } from "./OfferSection.tsx";
import { TagRow } from "./TagRow.tsx";

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
    featuredGroups(first: 3) {
      id
      name
      slug
      category
      visibility
      membersCount
      viewerState
      ...JoinButton_group
    }
  }
`);

/** The number of people and of tags that are offered. */
const FEW = 3;
/** Some that are suggested are followed already. */
const SUGGESTED_MAX = 10;

interface FollowOfferProps {
  /** What is said where there is nothing to follow. */
  empty: ReactNode;
  /** Runs when the member has begun to follow one of these, or has joined a group. */
  onFollowed: () => void;
}

/** A few tags, people and groups to follow. Each takes effect at once. */
export function FollowOffer({ empty, onFollowed }: FollowOfferProps) {
  const query = useValueQuery(WhomToFollow, { variables: { first: SUGGESTED_MAX }, value: (data) => data });
  return (
    <QueryBoundary query={query} skeleton={<OfferSkeleton />} failure="Couldn't load whom to follow">
      {(value) => <Offered value={value} empty={empty} onFollowed={onFollowed} />}
    </QueryBoundary>
  );
}

function Offered({ value, empty, onFollowed }: FollowOfferProps & { value: WhomToFollowQuery }) {
  // What is followed here stays, with a button that takes it back.
  const [offer] = useState(() => offerOf(value));
  const tags = value.explore?.trendingTags.filter(({ name }) => offer.tags.has(name)) ?? [];
  const people = value.viewer?.suggestions.filter(({ user }) => offer.people.has(user.id)) ?? [];
  const groups = value.featuredGroups ?? [];
  const followed =
    tags.filter(({ isFollowed }) => isFollowed).length +
    people.filter(({ user }) => user.isFollowedByViewer).length +
    groups.filter(({ viewerState }) => viewerState !== "NONE").length;
  const before = useRef(followed);
  useEffect(() => {
    if (followed > before.current) onFollowed();
    before.current = followed;
  }, [followed, onFollowed]);

  if (tags.length + people.length + groups.length === 0) return empty;
  return (
    <Stack gap={24}>
      <OfferSection title="Tags to follow" count={tags.length}>
        {tags.map((tag) => (
          <TagRow key={tag.name} tag={tag} />
        ))}
      </OfferSection>
      <OfferSection title="People to follow" count={people.length}>
        {people.map((suggestion) => (
          <PersonRow key={suggestion.user.id} person={suggestion.user} note={reasonText(suggestion)}>
            <FollowButton user={suggestion.user} />
          </PersonRow>
        ))}
      </OfferSection>
      <OfferSection title="Groups to join" count={groups.length}>
        {groups.map((group) => (
          <GroupRow key={group.id} group={group} />
        ))}
      </OfferSection>
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
