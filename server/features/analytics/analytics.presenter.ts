import type { UrlOf } from "#server/features/media/media.model";
import { presentPost } from "#server/features/posts/posts.presenter";
import { presentAuthor } from "#server/features/people/people.presenter";
import type { AnalyticsAnswer, AudienceAnswer } from "./analytics.answers.ts";
import type { AnalyticsView, Metric, Range, SourceShare, TopPost, Visitors } from "./analytics.model.ts";

const NAMES = {
  profile_view: "profile_views",
  impression: "post_impressions",
  search_appearance: "search_appearances",
} as const satisfies Record<Metric, string>;

/** Presents the viewer's figures in REST. */
export function presentAnalytics({ range, figures }: AnalyticsView): AnalyticsAnswer {
  return {
    range,
    metrics: figures.map((figure) => ({
      kind: NAMES[figure.metric],
      count: figure.count,
      previous_count: figure.previousCount,
      change_percent: figure.changePercent,
      progress: figure.progress,
      series: figure.series,
      whole_days: figure.wholeDays,
    })),
  };
}

interface Audience {
  range: Range;
  posts: TopPost[];
  sources: SourceShare[];
  visitors: Visitors;
}

/** Presents the details behind these figures in REST. */
export function presentAudience({ range, posts, sources, visitors }: Audience, urlOf: UrlOf): AudienceAnswer {
  return {
    range,
    top_posts: posts.map(({ post, impressions, viewers }) => ({
      post: presentPost(post, urlOf),
      impressions,
      viewers,
    })),
    sources,
    visitors: {
      count: visitors.count,
      unnamed: visitors.unnamed,
      people: visitors.people.map(({ user, visits, lastAt }) => ({
        user: presentAuthor(user, urlOf),
        visits,
        last_at: lastAt,
      })),
    },
  };
}
