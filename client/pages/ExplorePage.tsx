import { useSearchParams } from "react-router-dom";
import { CategoryPosts } from "#client/features/search/explore/CategoryPosts.tsx";
import { Explore } from "#client/features/search/explore/Explore.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Columns } from "#client/ui/layout/Columns.ts";
import { CommunityColumn } from "#client/pages/beside/CommunityColumn.tsx";

/** The page of trends in the community, or of the ideas of one category. */
export function ExplorePage() {
  const [params] = useSearchParams();
  const category = params.get("category");
  useScreenTitle(category ?? "Explore Ideas");
  if (category === null) return <Explore />;
  return (
    <Columns>
      <CategoryPosts key={category} name={category} />
      <CommunityColumn />
    </Columns>
  );
}
