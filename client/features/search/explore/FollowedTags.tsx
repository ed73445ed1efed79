import { Hash } from "lucide-react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { ListSetting, SettingItem, SettingList, SettingWords } from "#client/features/settings/core/settingList.ts";
import { graphql } from "#client/gql/gql.ts";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { FollowTagButton } from "./FollowTagButton.tsx";

const FollowedTagsQuery = graphql(`
  query FollowedTags {
    viewer {
      followedTags {
        name
        isFollowed
      }
    }
  }
`);

/** The tags that the member follows. One that they unfollow here stays in the list, so that they can follow it again. */
export function FollowedTags() {
  const tags = useValueQuery(FollowedTagsQuery, {
    variables: {},
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    refetchOn: false,
    value: ({ viewer }) => viewer?.followedTags,
  });
  return (
    <ListSetting role="group" aria-label="Tags that you follow">
      <Text variant="ui" as="h3">
        Tags that you follow
      </Text>
      <Text variant="meta" tone="secondary" as="p" style={{ maxWidth: "52ch" }}>
        Posts with them are in Following on the home page. See also{" "}
        <TextLink to="/friends?tab=following">the people you follow</TextLink>.
      </Text>
      {tags.state === "failed" && (
        <ErrorState title="Couldn't load the tags that you follow" onRetry={() => void tags.refetch()} />
      )}
      {tags.state !== "failed" && tags.value === null && <Skeleton height={52} />}
      {tags.value?.length === 0 && (
        <Text variant="bodySm" as="p" tone="secondary">
          You do not follow any tag yet
        </Text>
      )}
      {tags.value !== null && tags.value.length > 0 && (
        <SettingList aria-label="Tags that you follow">
          {tags.value.map((tag) => (
            <SettingItem key={tag.name}>
              <Hash aria-hidden />
              <SettingWords>
                <TextLink to={`/tags/${encodeURIComponent(tag.name)}`}>{tag.name}</TextLink>
              </SettingWords>
              <FollowTagButton tag={tag} />
            </SettingItem>
          ))}
        </SettingList>
      )}
    </ListSetting>
  );
}
