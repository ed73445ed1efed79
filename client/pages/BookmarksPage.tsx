import { Bookmarks } from "#client/features/bookmarks/Bookmarks.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Columns } from "#client/ui/layout/Columns.ts";
import { CommunityColumn } from "#client/pages/beside/CommunityColumn.tsx";

/** The page of the member's bookmarks. */
export function BookmarksPage() {
  useScreenTitle("Bookmarks");
  return (
    <Columns>
      <Bookmarks />
      <CommunityColumn />
    </Columns>
  );
}
