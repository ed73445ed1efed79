import { useApolloClient } from "@apollo/client/react";
import { useListQuery } from "#client/apollo/useListQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { formatMoment } from "#client/lib/text/dates.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { leaveMembers } from "#client/features/bonds/core/bondLists.ts";
import { PeopleList } from "#client/features/people/PeopleList.tsx";
import { ReleaseRow } from "./ReleaseRow.tsx";
import { SettingsPeople } from "./SettingsPeople.tsx";
import { useLeaving } from "#client/features/people/useLeaving.ts";
import { useTies } from "#client/features/bonds/core/useTies.ts";

const MutedPeople_people = graphql(`
  query MutedPeople {
    viewer {
      muted {
        until
        user {
          id
          ...ReleaseRow_user
        }
      }
    }
  }
`);

/** The muted members, until when they are muted, and a button that unmutes them. */
export function MutedPeople() {
  const client = useApolloClient();
  const { unmute } = useTies();
  const muted = useListQuery(MutedPeople_people, { variables: {}, items: ({ viewer }) => viewer?.muted });
  const { leaving, leave } = useLeaving();
  return (
    <SettingsPeople title="Muted people" text="Their posts are hidden from your feed.">
      <PeopleList
        label="Muted people"
        list={muted}
        failure="Couldn't load the people you muted"
        empty={<Text variant="bodySm">You have not muted anyone</Text>}
        height={300}
        page=""
      >
        {({ user, until }) => (
          <ReleaseRow
            key={user.id}
            user={user}
            label="Unmute"
            note={until ? `Until ${formatMoment(until)}` : "Until you unmute them"}
            isLeaving={leaving.has(user.id)}
            onRelease={unmute}
            onReleased={() => void leave(user.id, () => leaveMembers(client.cache, "muted", user.id))}
          />
        )}
      </PeopleList>
    </SettingsPeople>
  );
}
