import { Bookmarks } from "#client/features/bookmarks/Bookmarks.tsx";
import { ProfileSummaryCard } from "#client/features/profiles/ProfileSummaryCard.tsx";
import { QuickAccessCard } from "#client/features/profiles/QuickAccessCard.tsx";
import { useScreenTitle } from "#client/lib/useScreenTitle.ts";
import { Columns, StartColumn } from "#client/ui/Columns.ts";
import { Stack } from "#client/ui/Stack.tsx";

/** What the member keeps, beside their own card. */
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
