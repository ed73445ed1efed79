import "reflect-metadata";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { IMPRESSION_HOURS, PROFILE_VIEW_HOURS, RANGE_DAYS } from "./analytics.model.ts";

/** Spans of figures, by the names that the model gives them. */
export enum AnalyticsRange {
  WEEK = "week",
  MONTH = "month",
  YEAR = "year",
}

registerEnumType(AnalyticsRange, {
  name: "AnalyticsRange",
  description: "Over which days figures are counted, today included.",
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
  description: "What is counted of a member.",
  valuesConfig: {
    PROFILE_VIEWS: { description: `Others opened the profile; one of them once in ${PROFILE_VIEW_HOURS} hours.` },
    POST_IMPRESSIONS: {
      description: `Others saw a post; one of them the same post once in ${IMPRESSION_HOURS} hours.`,
    },
    SEARCH_APPEARANCES: { description: "Others found the member; one of them once a day." },
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
  description: "What the viewer was shown.",
  valuesConfig: {
    PROFILE_VIEW: { description: "A member's profile." },
    IMPRESSION: { description: "At least half of a post, for a second." },
    SEARCH_APPEARANCE: { description: "A member among those who were found." },
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
  description: "From which part of the product a member came to a profile.",
  valuesConfig: {
    FEED: { description: "A card in the feed." },
    SEARCH: { description: "What a search found." },
    PEOPLE: { description: "Bonds, connections, suggestions and other profiles." },
    POST: { description: "A post of its own, or a comment." },
    NOTIFICATION: { description: "A notification." },
    OTHER: { description: "An address from elsewhere, or nobody said." },
  },
});

@ObjectType({ description: "How often something was seen on one day.", simpleResolvers: true })
export class AnalyticsDay {
  @Field(() => String, { description: "The day in UTC, as in 2026-03-01." })
  day!: string;

  @Field(() => Int, { description: "How often." })
  count!: number;
}

/** The GraphQL fields of a `Figure`. */
@ObjectType({ description: "One figure over a range of days.", simpleResolvers: true })
export class AnalyticsFigure {
  @Field(() => AnalyticsMetric, { description: "What is counted." })
  metric!: `${AnalyticsMetric}`;

  @Field(() => Int, { description: "How often, over the range." })
  count!: number;

  @Field(() => Int, { description: "How often, over as many days before." })
  previousCount!: number;

  @Field(() => Int, { nullable: true, description: "The change in percent; null where there was nothing before." })
  changePercent!: number | null;

  @Field(() => Int, { description: "The count beside the member's best range of the same length, 0 to 100." })
  progress!: number;

  @Field(() => [AnalyticsDay], { description: "Each day of the range, oldest first." })
  series!: AnalyticsDay[];
}

/** The GraphQL fields of an `AnalyticsView`. */
@ObjectType({ description: "What others have seen of the viewer.", simpleResolvers: true })
export class Analytics {
  @Field(() => AnalyticsRange, { description: "Over which days." })
  range!: `${AnalyticsRange}`;

  @Field(() => [AnalyticsFigure], { description: "Profile views, post impressions and search appearances." })
  figures!: AnalyticsFigure[];
}

@InputType({ description: "Something that the viewer was shown." })
export class SightingInput {
  @Field(() => SightingKind, { description: "What it was." })
  kind!: `${SightingKind}`;

  @Field(() => ID, { description: "The member's number, or for an impression the post's." })
  id!: string;

  @Field(() => VisitSource, { nullable: true, description: "From where the viewer came to a profile." })
  source?: `${VisitSource}` | null;
}
