import { useSearchParams } from "react-router-dom";
import { PeopleToKnow } from "#client/features/bonds/find/PeopleToKnow.tsx";
import { LeadIdeas } from "#client/features/feed/news/LeadIdeas.tsx";
import { FeaturedGroups } from "#client/features/groups/list/FeaturedGroups.tsx";
import { CategoryPosts } from "#client/features/search/explore/CategoryPosts.tsx";
import { Explore } from "#client/features/search/explore/Explore.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Columns } from "#client/ui/layout/Columns.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { CommunityColumn } from "#client/pages/beside/CommunityColumn.tsx";

/** The page of what the community is about in these days, or of the ideas of one category. */
export function ExplorePage() {
  const [params] = useSearchParams();
  const category = params.get("category");
  useScreenTitle(category ?? "Explore Ideas");
  if (category === null)
    return (
      <Explore
        ideas={<LeadIdeas />}
        people={<PeopleToKnow />}
        groups={
          <Stack as="section" gap={12} aria-labelledby="explore-groups">
            <Text as="h2" variant="h2" id="explore-groups">
              Groups to join
            </Text>
            <FeaturedGroups />
          </Stack>
        }
      />
    );
  return (
    <Columns>
      <CategoryPosts key={category} name={category} />
      <CommunityColumn />
    </Columns>
  );
}
