import "reflect-metadata";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Charged } from "#server/graphql/cost/charges";
import { METRICS } from "./analytics.rules.ts";
import { IMPRESSION_HOURS, PROFILE_VIEW_HOURS, RANGE_DAYS } from "./analytics.model.ts";

/** Spans of figures, by the names that the model gives them. */
export enum AnalyticsRange {
  WEEK = "week",
  MONTH = "month",
  YEAR = "year",
}

registerEnumType(AnalyticsRange, {
  name: "AnalyticsRange",
  description: "The range of days over which statistics are counted, today included.",
  valuesConfig: {
    WEEK: { description: `The last ${RANGE_DAYS.week} days.` },
    MONTH: { description: `The last ${RANGE_DAYS.month} days.` },
    YEAR: { description: `The last ${RANGE_DAYS.year} days.` },
  },
});

/** The kinds of figures, with the values of the column. */
export enum AnalyticsMetric {
  PROFILE_VIEWS = "profile_view",
  POST_IMPRESSIONS = "impression",
  SEARCH_APPEARANCES = "search_appearance",
}

registerEnumType(AnalyticsMetric, {
  name: "AnalyticsMetric",
  description: "What is counted for a member.",
  valuesConfig: {
    PROFILE_VIEWS: {
      description: `Visits of others to the member's profile; at most one per visitor in ${PROFILE_VIEW_HOURS} hours.`,
    },
    POST_IMPRESSIONS: {
      description: `Views of the member's posts by others; at most one per viewer and post in ${IMPRESSION_HOURS} hours.`,
    },
    SEARCH_APPEARANCES: {
      description: "Appearances of the member in others' search results; at most one per searcher and day.",
    },
  },
});

/** The kinds of sightings, with the values of the column. */
export enum SightingKind {
  PROFILE_VIEW = "profile_view",
  IMPRESSION = "impression",
  SEARCH_APPEARANCE = "search_appearance",
}

registerEnumType(SightingKind, {
  name: "SightingKind",
  description: "What the viewer has seen.",
  valuesConfig: {
    PROFILE_VIEW: { description: "A member's profile." },
    IMPRESSION: { description: "At least half of a post, for at least one second." },
    SEARCH_APPEARANCE: { description: "A member in the results of a search." },
  },
});

/** The parts of the product from which visits of a profile come, with the values of the column. */
export enum VisitSource {
  FEED = "feed",
  SEARCH = "search",
  PEOPLE = "people",
  POST = "post",
  NOTIFICATION = "notification",
  OTHER = "other",
}

registerEnumType(VisitSource, {
  name: "VisitSource",
  description: "The part of the product from which a member came to a profile.",
  valuesConfig: {
    FEED: { description: "A post in the feed." },
    SEARCH: { description: "The results of a search." },
    PEOPLE: { description: "Bonds, connections, suggestions or other profiles." },
    POST: { description: "The page of a post, or a comment." },
    NOTIFICATION: { description: "A notification." },
    OTHER: { description: "A link from elsewhere, or an unknown source." },
  },
});

@ObjectType({ description: "A count for one day.", simpleResolvers: true })
export class AnalyticsDay {
  @Field(() => String, { description: "The day in UTC, for example 2026-03-01." })
  day!: string;

  @Field(() => Int, { description: "The count." })
  count!: number;
}

/** The GraphQL fields of a `Figure`. */
@ObjectType({ description: "One metric over a range of days.", simpleResolvers: true })
export class AnalyticsFigure {
  @Field(() => AnalyticsMetric, { description: "What is counted." })
  metric!: `${AnalyticsMetric}`;

  @Field(() => Int, { description: "The count over the range." })
  count!: number;

  @Field(() => Int, { description: "The count over the same number of days before the range." })
  previousCount!: number;

  @Field(() => Int, { nullable: true, description: "Change in percent; null if the previous count is 0." })
  changePercent!: number | null;

  @Field(() => Int, { description: "The count as a share of the member's best range of the same length, 0 to 100." })
  progress!: number;

  @Field(() => [AnalyticsDay], { description: "The count of each day of the range, oldest first." })
  series!: AnalyticsDay[];

  @Field(() => [AnalyticsDay], {
    description: "The count of each of as many days that are over, up to yesterday, oldest first.",
  })
  wholeDays!: AnalyticsDay[];
}

/** The GraphQL fields of an `AnalyticsView`. */
@ObjectType({ description: "The viewer's statistics over a range of days.", simpleResolvers: true })
export class Analytics {
  @Field(() => AnalyticsRange, { description: "The range of days." })
  range!: `${AnalyticsRange}`;

  @Charged({ atMost: METRICS.length })
  @Field(() => [AnalyticsFigure], { description: "Profile views, post impressions and search appearances." })
  figures!: AnalyticsFigure[];
}

@InputType({ description: "Something that the viewer has seen." })
export class SightingInput {
  @Field(() => SightingKind, { description: "The kind of sighting." })
  kind!: `${SightingKind}`;

  @Field(() => ID, { description: "The member's id, or the post's id for an impression." })
  id!: string;

  @Field(() => VisitSource, { nullable: true, description: "Where the viewer came to the profile from." })
  source?: `${VisitSource}` | null;
}
