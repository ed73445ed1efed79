import { check } from "#server/core/validation";
import { SIGHTINGS_DAYS } from "#server/features/community/community.limits.rules";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { PostsService } from "#server/features/posts/posts.service";
import { countVisitors, namedVisitors, topPosts, visitSources } from "./analytics.audience.queries.ts";
import { dayBefore, RANGE_DAYS, type Range, type SourceShare, type TopPost, type Visitors } from "./analytics.model.ts";
import { type RangeChoice, rangeChoice } from "./analytics.rules.ts";

/**
 * Finds who saw a member, what of them, and from where. Only that member can read it, for as many days as sightings are
 * stored.
 */
export class AudienceService {
  constructor(
    private readonly db: Db,
    private readonly posts: PostsService,
  ) {}

  /** The viewer's own posts that were shown most. */
  async topPosts(viewer: Viewer, range: Range): Promise<TopPost[]> {
    const rows = await topPosts(this.db, span(viewer, range));
    if (rows.length === 0) return [];
    const posts = await this.posts.byIds(
      viewer,
      rows.map(({ postId }) => postId),
    );
    // A post may have been deleted since it was counted.
    return posts.flatMap((post, at) => {
      const { impressions = 0, viewers = 0 } = rows[at] ?? {};
      return post instanceof Error ? [] : [{ post, impressions, viewers }];
    });
  }

  /** Counts the parts of the product from which the viewer's profile was opened. */
  async sources(viewer: Viewer, range: Range): Promise<SourceShare[]> {
    const rows = await visitSources(this.db, span(viewer, range));
    const total = rows.reduce((sum, { count }) => sum + count, 0);
    return rows.map(({ source, count }) => ({ source, count, percent: Math.round((100 * count) / total) }));
  }

  /** Lists who opened the viewer's profile: by name if both sides share it, else as a number. */
  async visitors(viewer: Viewer, range: Range): Promise<Visitors> {
    const values = span(viewer, range);
    const [people, counted] = await Promise.all([namedVisitors(this.db, values), countVisitors(this.db, values)]);
    const count = counted[0]?.count ?? 0;
    return { people, count, unnamed: Math.max(0, count - people.length) };
  }

  /** Returns posts, sources and visitors of one range. */
  async whole(viewer: Viewer, choice: RangeChoice) {
    const { range } = check(rangeChoice, choice);
    const [posts, sources, visitors] = await Promise.all([
      this.topPosts(viewer, range),
      this.sources(viewer, range),
      this.visitors(viewer, range),
    ]);
    return { range, posts, sources, visitors };
  }
}

/** The range from midnight of its first day. Sightings are stored for fewer days than the longest range has. */
function span({ id }: Viewer, range: Range) {
  const days = Math.min(RANGE_DAYS[range], SIGHTINGS_DAYS);
  return { owner: id, since: dayBefore(Date.now(), days - 1) };
}
