import { Bookmarks } from "#client/features/bookmarks/Bookmarks.tsx";
import { ProfileSummaryCard } from "#client/features/profiles/summary/ProfileSummaryCard.tsx";
import { QuickAccessCard } from "#client/features/profiles/summary/QuickAccessCard.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Columns, StartColumn } from "#client/ui/layout/Columns.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";

/** The page of the member's bookmarks, beside their own card. */
export function BookmarksPage() {
  useScreenTitle("Bookmarks");
  return (
    <Columns>
      <StartColumn>
        <Stack gap={16}>
          <ProfileSummaryCard />
          <QuickAccessCard />
        </Stack>
      </StartColumn>
      <Bookmarks />
    </Columns>
  );
}
