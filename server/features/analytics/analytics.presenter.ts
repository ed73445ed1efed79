import type { AnalyticsView, Metric } from "./analytics.model.ts";

const NAMES: Record<Metric, string> = {
  profile_view: "profile_views",
  impression: "post_impressions",
  search_appearance: "search_appearances",
};

/** The viewer's figures in REST. */
export function presentAnalytics({ range, figures }: AnalyticsView) {
  return {
    range,
    metrics: figures.map((figure) => ({
      kind: NAMES[figure.metric],
      count: figure.count,
      previous_count: figure.previousCount,
      change_percent: figure.changePercent,
      progress: figure.progress,
      series: figure.series,
    })),
  };
}
