import styled from "@emotion/styled";
import { PersonLink } from "#client/features/people/PersonLink.tsx";
import type { PersonReference } from "#client/features/people/person.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";

interface InsightPeopleProps {
  people: readonly { reason: string; postIds: readonly string[]; user: PersonReference & { id: string } }[];
}

/** Who knows about a question, and by what they wrote. */
export function InsightPeople({ people }: InsightPeopleProps) {
  return (
    <Frame as="section" aria-labelledby="insight-people">
      <Text as="h3" variant="postTitle" id="insight-people">
        Who knows about it
      </Text>
      <List>
        {people.map(({ user, reason, postIds: [postId] }) => (
          <li key={user.id}>
            <PersonLink person={user}>
              <Text as="div" variant="meta" tone="secondary" dir="auto">
                {postId ? <TextLink to={`/post/${postId}`}>{reason}</TextLink> : reason}
              </Text>
            </PersonLink>
          </li>
        ))}
      </List>
    </Frame>
  );
}

const Frame = styled(Card)(({ theme }) => ({ display: "grid", gap: theme.space(12) }));
const List = styled.ul(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(16),
  margin: 0,
  padding: 0,
  listStyle: "none",
}));
