import type { AnalyticsMetric, AnalyticsRange } from "#client/gql/graphql.ts";

export interface RangeChoice {
  value: AnalyticsRange;
  label: string;
  /** The days of the range. */
  days: string;
}

/** The ranges of days for which figures are shown. */
export const RANGES: readonly RangeChoice[] = [
  { value: "WEEK", label: "Week", days: "Last 7 days" },
  { value: "MONTH", label: "Month", days: "Last 30 days" },
  { value: "YEAR", label: "Year", days: "Last year" },
];

export const daysOf = (range: AnalyticsRange): string => RANGES.find(({ value }) => value === range)?.days ?? "";

/** The ranges of days for which an audience is shown: visits are deleted after 90 days. */
export const AUDIENCE_DAYS: Record<AnalyticsRange, string> = {
  WEEK: "in the last 7 days",
  MONTH: "in the last 30 days",
  YEAR: "in the last 90 days",
};

/** The name of each figure. */
export const METRIC_NAMES: Record<AnalyticsMetric, string> = {
  PROFILE_VIEWS: "Profile Views",
  POST_IMPRESSIONS: "Post Impressions",
  SEARCH_APPEARANCES: "Search Appearances",
};
