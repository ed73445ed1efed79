import styled from "@emotion/styled";
import { useListQuery } from "#client/apollo/useListQuery.ts";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { BondButton } from "#client/features/bonds/ties/BondButton.tsx";
import { reasonText } from "#client/features/bonds/core/reasonText.ts";
import { PersonLink } from "#client/features/people/PersonLink.tsx";
import { graphql } from "#client/gql/gql.ts";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { SideCard } from "#client/ui/layout/SideCard.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** The number of people in the card. */
const PEOPLE = 3;

const PeopleToKnowQuery = graphql(`
  query PeopleToKnow($first: Int!) {
    viewer {
      suggestions(first: $first) {
        user {
          id
        }
        ...PersonToKnow_suggestion
      }
    }
  }
`);

const PersonToKnow_suggestion = graphql(`
  fragment PersonToKnow_suggestion on PersonSuggestion {
    reason
    mutualBondsCount
    sharedGroupsCount
    sharedTags
    user {
      id
      location
      ...Person_person
      ...BondButton_user
    }
  }
`);

/** A few people whom the member may know, for the second column of a page. Without any, it renders nothing. */
export function PeopleToKnow() {
  const people = useListQuery(PeopleToKnowQuery, {
    variables: { first: PEOPLE },
    items: ({ viewer }) => viewer?.suggestions,
  });
  if (people.state === "failed" || people.state === "empty") return null;
  return (
    <SideCard title="People you may know">
      <List aria-busy={people.state === "waiting" || undefined}>
        {people.items === null
          ? Array.from({ length: PEOPLE }, (_, row) => (
              <Row key={row} data-skeleton>
                <Skeleton height={44} radius={8} />
                <Skeleton width={110} height={32} radius={8} />
              </Row>
            ))
          : people.items.map((suggestion) => <Person key={suggestion.user.id} suggestion={suggestion} />)}
      </List>
      <Text variant="bodySm">
        <TextLink to="/bonds">Find more people</TextLink>
      </Text>
    </SideCard>
  );
}

function Person(props: { suggestion: FragmentType<typeof PersonToKnow_suggestion> }) {
  const suggestion = useFragmentData(PersonToKnow_suggestion, props.suggestion);
  return (
    <Row>
      <PersonLink person={suggestion.user}>
        <Text as="div" variant="meta" tone="secondary" truncate dir="auto">
          {reasonText(suggestion)}
        </Text>
      </PersonLink>
      <BondButton user={suggestion.user} from="list" size="sm" />
    </Row>
  );
}

const List = styled.ul(({ theme }) => ({ display: "grid", gap: theme.space(16) }));
/** The button is under the text of the person, not under the picture. */
const Row = styled.li(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(8),
  minHeight: 84,
  "& > :last-child": { justifySelf: "start", marginInlineStart: 56 },
}));
