import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { useLeaving } from "#client/features/people/useLeaving.ts";
import { ListSetting, SettingList } from "#client/features/settings/core/settingList.ts";
import { graphql } from "#client/gql/gql.ts";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { PreferenceRow } from "./PreferenceRow.tsx";
import { useRemovePreference } from "./useRemovePreference.ts";

const FeedPreferencesQuery = graphql(`
  query FeedPreferences($first: Int!, $after: String) {
    viewer {
      feedPreferences(first: $first, after: $after) {
        edges {
          cursor
          node {
            id
            ...PreferenceRow_preference
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

/** The number of preferences in a page. */
const PAGE = 10;

/** What the member asked of their feed, each with a button that takes it back. */
export function FeedPreferences() {
  const preferences = usePagedQuery(FeedPreferencesQuery, {
    variables: { first: PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    connection: ({ viewer }) => viewer?.feedPreferences,
  });
  const { remove, takeOut } = useRemovePreference();
  const { leaving, leave } = useLeaving();

  return (
    <ListSetting role="group" aria-label="What you asked of your feed">
      <Text variant="ui" as="h3" tabIndex={-1} style={{ outline: "none" }}>
        What you asked of your feed
      </Text>
      <Text variant="meta" tone="secondary" as="p" style={{ maxWidth: "52ch" }}>
        The line above a post says why it is in Following. Open it to see less like that post, or to mute its tag, group
        or author for a week.
      </Text>
      <PagedList
        list={preferences}
        skeleton={<Skeleton height={52} />}
        failure="Couldn't load what you asked of your feed"
        empty={
          <Text variant="bodySm" as="p" tone="secondary">
            You have not asked for anything yet
          </Text>
        }
      >
        {(items) => (
          <Stack gap={12}>
            <SettingList aria-label="What you asked of your feed">
              {items.map((preference) => (
                <PreferenceRow
                  key={preference.id}
                  preference={preference}
                  isLeaving={leaving.has(preference.id)}
                  onRemove={async () => {
                    const isRemoved = await remove(preference.id);
                    if (isRemoved) void leave(preference.id, () => takeOut(preference.id));
                    return isRemoved;
                  }}
                />
              ))}
            </SettingList>
            <ShowMore list={preferences} label="Show more" size="sm" align="start" />
          </Stack>
        )}
      </PagedList>
    </ListSetting>
  );
}
