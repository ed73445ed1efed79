import { Insights } from "#client/features/insights/Insights.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Columns } from "#client/ui/layout/Columns.ts";
import { CommunityColumn } from "#client/pages/beside/CommunityColumn.tsx";

/** The page for questions about the community's ideas. */
export function InsightsPage() {
  useScreenTitle("AI Insights");
  return (
    <Columns>
      <Insights />
      <CommunityColumn />
    </Columns>
  );
}
