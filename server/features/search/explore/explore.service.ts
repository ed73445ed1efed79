import { toPageSize } from "#server/core/pagination";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { CATEGORIES } from "#server/core/categories.rules";
import type { Person } from "#server/features/people/people.model";
import type { ProfilesService } from "#server/features/people/people.service";
import {
  categoriesCounted,
  countCategories,
  countInTurn,
  countTotals,
  countTrends,
  exploreNumbers,
  noteCommonWords,
} from "./explore.queries.ts";
import {
  CATEGORIES_MAX,
  type CategoryView,
  type ExploreView,
  SAMPLE_AUTHORS,
  type TagView,
  TRENDS_LISTED,
} from "#server/features/search/search.model";
import { columnOfWords } from "#server/features/search/ideas/ideas.column.queries";
import { strongestTrends } from "#server/features/search/tags/tags.queries";
import type { TagPagesService } from "#server/features/search/tags/tags.service";
import { firstVisible } from "#server/core/rejections";

/**
 * Serves topics of the community from what a job has counted, so that reading costs the same however much is written.
 */
export class ExploreService {
  /** Returns members by their ids, those whom the viewer may see. It serves a loader. */
  readonly people: ProfilesService["byIds"];

  constructor(
    private readonly db: Db,
    profiles: ProfilesService,
  ) {
    this.people = profiles.byIds;
  }

  /** The three numbers, and when everything was counted. */
  async totals(): Promise<ExploreView> {
    const rows = await exploreNumbers(this.db, {});
    const value = (name: string) => rows.find((row) => row.name === name)?.value ?? 0;
    return {
      totals: {
        ideas: value("ideas"),
        activeMembers: value("active_members"),
        discussionsThisWeek: value("discussions"),
      },
      countedAt: rows[0]?.countedAt ?? null,
    };
  }

  /** Tags that more members use than usual, the strongest first. */
  trendingTags(viewer: Viewer, first: number): Promise<TagView[]> {
    return strongestTrends(this.db, { viewer: viewer.id, limit: toPageSize(first) });
  }

  /**
   * Categories by how many members with standing wrote in them these thirty days, and in their fixed order where these
   * are as many: the posts of others change their figures and never their order.
   */
  async categories(first: number): Promise<CategoryView[]> {
    const counted = await categoriesCounted(this.db, {});
    const all = CATEGORIES.map(
      (name) => counted.find((one) => one.name === name) ?? { name, postsCount: 0, weekPosts: 0, authors: 0 },
    );
    return all
      .toSorted((a, b) => b.authors - a.authors)
      .map(({ authors: _authors, ...category }) => category)
      .slice(0, toPageSize(first));
  }

  /** A category by its name, in any case; null for no category. */
  async findCategory(name: string): Promise<CategoryView | null> {
    const wanted = name.trim().toLowerCase();
    const all = await this.categories(CATEGORIES.length);
    return all.find((one) => one.name.toLowerCase() === wanted) ?? null;
  }

  /** The first few of a trend's members whom the viewer may see. */
  sampleOf(ids: readonly number[], first: number, load: (id: number) => Promise<Person>): Promise<Person[]> {
    return firstVisible(ids, toPageSize(first), load);
  }

  /** The whole page for REST: the numbers, the strongest tags with their growth, and some categories. */
  async overview(viewer: Viewer, tagPages: TagPagesService) {
    const [totals, tags, categories] = await Promise.all([
      this.totals(),
      this.trendingTags(viewer, TRENDS_LISTED),
      this.categories(CATEGORIES_MAX),
    ]);
    const names = tags.map(({ name }) => name);
    const [followed, trends] = await Promise.all([tagPages.followed(viewer, names), tagPages.trends(viewer, names)]);
    const ids = [...new Set(trends.flatMap((trend) => trend?.sampleAuthorIds ?? []))];
    const people = ids.length > 0 ? await this.people(viewer, ids) : [];
    const known = new Map(people.flatMap((person) => (person instanceof Error ? [] : [[person.id, person]])));
    const trendingTags = tags.map((tag, at) => {
      const trend = trends[at] ?? null;
      const authors = (trend?.sampleAuthorIds ?? []).flatMap((id) => known.get(id) ?? []).slice(0, SAMPLE_AUTHORS);
      return { tag: { ...tag, isFollowed: followed[at] ?? false }, trend, authors };
    });
    return { ...totals, tags: trendingTags, categories };
  }

  /** Counts all figures again. */
  async count(): Promise<void> {
    const column = await columnOfWords(this.db);
    await this.db.transaction(async (tx) => {
      await countInTurn(tx);
      await countTrends(tx);
      await countCategories(tx);
      await countTotals(tx);
      await noteCommonWords(tx, column);
    });
  }

  /** Counts for the first time, so that a community never has an empty page. */
  async countOnce(): Promise<void> {
    const { countedAt } = await this.totals();
    if (countedAt === null) await this.count();
  }
}
