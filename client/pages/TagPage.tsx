import { useParams } from "react-router-dom";
import { TagPosts } from "#client/features/search/explore/TagPosts.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Columns } from "#client/ui/layout/Columns.ts";
import { CommunityColumn } from "#client/pages/beside/CommunityColumn.tsx";

/** The page of the posts with one tag. */
export function TagPage() {
  const { tag = "" } = useParams();
  useScreenTitle(`#${tag}`);
  return (
    <Columns>
      <TagPosts key={tag} name={tag} />
      <CommunityColumn />
    </Columns>
  );
}
