import { Insights } from "#client/features/insights/Insights.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Column } from "#client/ui/layout/Column.ts";

/** The page for questions about the community's ideas. */
export function InsightsPage() {
  useScreenTitle("AI Insights");
  return (
    <Column>
      <Insights />
    </Column>
  );
}
