import styled from "@emotion/styled";
import { useListQuery } from "#client/apollo/useListQuery.ts";
import { PeopleSearch } from "#client/features/bonds/find/PeopleSearch.tsx";
import { usePeopleSearch } from "#client/features/bonds/find/usePeopleSearch.ts";
import { graphql } from "#client/gql/gql.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { ConversationSkeleton } from "#client/features/chat/core/ConversationSkeleton.tsx";

const ChatPeople = graphql(`
  query ChatPeople($query: String) {
    viewer {
      bonds(first: 50, query: $query) {
        edges {
          cursor
          node {
            ...Person_person @unmask
          }
        }
      }
    }
  }
`);

/** A chosen member. */
export interface Chosen {
  id: string;
  name: string;
}

interface PeoplePickerProps {
  chosen: readonly Chosen[];
  onChange: (chosen: Chosen[]) => void;
  /** Members who cannot be chosen, because they are in the conversation already. */
  without?: readonly string[];
}

/** A search and choice among the member's friends. */
export function PeoplePicker({ chosen, onChange, without = [] }: PeoplePickerProps) {
  const search = usePeopleSearch();
  const friends = useListQuery(ChatPeople, {
    variables: { query: search.query },
    items: ({ viewer }) => viewer?.bonds.edges.map(({ node }) => node).filter(({ id }) => !without.includes(id)),
  });

  function toggle(person: Chosen, on: boolean) {
    const others = chosen.filter(({ id }) => id !== person.id);
    onChange(on ? [...others, { id: person.id, name: person.name }] : others);
  }

  return (
    <Frame>
      <PeopleSearch
        label="Search friends"
        placeholder="Search friends…"
        words={search.words}
        isTooShort={search.isTooShort}
        onChange={search.setWords}
      />
      {chosen.length > 0 && (
        <Text variant="meta" tone="secondary" role="status">
          {`To: ${chosen.map(({ name }) => name).join(", ")}`}
        </Text>
      )}
      <PagedList
        list={friends}
        skeleton={<ConversationSkeleton rows={4} />}
        failure="Couldn't load your friends"
        empty={
          <Text variant="bodySm" tone="secondary" role="status">
            {search.query ? "No friend matches this name." : "You have no friends to choose from yet."}
          </Text>
        }
      >
        {(people) => (
          <List aria-label="Friends">
            {people.map((person) => (
              <li key={person.id}>
                <Choice>
                  <input
                    type="checkbox"
                    checked={chosen.some(({ id }) => id === person.id)}
                    onChange={(event) => toggle(person, event.target.checked)}
                  />
                  <Avatar name={person.name} image={person.avatar} size={32} online={person.isOnline} />
                  <Name>
                    <span dir="auto">{person.name}</span>
                    <Text variant="meta" tone="tertiary">{`@${person.username}`}</Text>
                  </Name>
                </Choice>
              </li>
            ))}
          </List>
        )}
      </PagedList>
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({ display: "grid", gap: theme.space(12), minWidth: 0 }));
const List = styled.ul({ minHeight: 0 });
const Choice = styled.label(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  minHeight: 52,
  paddingInline: theme.space(8),
  borderRadius: theme.radius.control,
  cursor: "pointer",
  "&:hover": { background: theme.color.bg.hover },
  "& > input": { width: 18, height: 18, margin: 0, accentColor: theme.color.primary.solid },
}));
const Name = styled.span(({ theme }) => ({
  display: "grid",
  minWidth: 0,
  ...theme.type.bodySm,
  "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
}));
