import { NEWEST, numberedPage, sliceValues } from "#server/core/pages";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { FEED_PAGE_SIZE } from "#server/features/feed/feed.limits.rules";
import type { FeedScope, NumberedPage, TabScope } from "#server/features/feed/feed.model";
import { authorPage } from "#server/features/feed/feed.queries";
import { homePage } from "#server/features/feed/home/home.queries";
import type { HomeTotals } from "#server/features/feed/home/home.totals.service";
import type { FeedWindow } from "#server/features/feed/home/home.window.service";
import { type PostRow, toPostView, type PostView } from "#server/features/posts/posts.model";
import type { NumberedTabsService } from "./numbered.tabs.service.ts";
import { type Beginnings, upTo } from "./numbered.beginnings.service.ts";
import { authorState } from "./numbered.queries.ts";

interface Parts {
  db: Db;
  totals: Pick<HomeTotals, "count">;
  window: Pick<FeedWindow, "after">;
  beginnings: Pick<Beginnings, "find" | "store">;
  tabs: NumberedTabsService;
}

const NOTHING: NumberedPage<never> = { posts: [], hasMore: false, total: 0 };

/**
 * Returns the pages of a feed by their numbers, for REST clients. The first page stores where it began, and for ten
 * minutes later pages count from there, so that new posts do not push posts that were already read onto the next page.
 */
export class NumberedFeedService {
  constructor(private readonly parts: Parts) {}

  async page(viewer: Viewer, scope: FeedScope | TabScope, page: number): Promise<NumberedPage<PostView>> {
    if (scope.kind === "nobody") return NOTHING;
    if (scope.kind === "tab") return this.parts.tabs.page(viewer, scope, page);
    return scope.kind === "home" ? this.#home(viewer, page) : this.#author(viewer, scope.username, page);
  }

  async #home(viewer: Viewer, page: number): Promise<NumberedPage<PostView>> {
    const { limit, offset, ...newest } = sliceValues(numberedPage(page, FEED_PAGE_SIZE));
    const { beginnings, db, totals } = this.parts;
    if (page > 1) {
      const [total, start] = await Promise.all([totals.count(viewer), beginnings.find(viewer, "")]);
      if (offset >= total) return { ...NOTHING, total };
      return toNumbered(toViews(await homePage(db, { viewer: viewer.id, ...(start ?? newest) }, limit, offset)), total);
    }
    const [total, posts] = await Promise.all([totals.count(viewer), this.#newest(viewer, limit)]);
    await beginnings.store(viewer, "", posts[0]);
    return toNumbered(posts, total);
  }

  async #newest(viewer: Viewer, limit: number): Promise<PostView[]> {
    const remembered = await this.parts.window.after(viewer, NEWEST, limit);
    return remembered ?? toViews(await homePage(this.parts.db, { viewer: viewer.id, ...NEWEST }, limit, 0));
  }

  async #author(viewer: Viewer, username: string, page: number): Promise<NumberedPage<PostView>> {
    const [state] = await authorState(this.parts.db, { viewer: viewer.id, username });
    const { limit, offset, ...newest } = sliceValues(numberedPage(page, FEED_PAGE_SIZE));
    if (!state || offset >= state.total) return { ...NOTHING, total: state?.total ?? 0 };
    const start = page > 1 && state.anchor ? upTo(state.anchor) : newest;
    const rows = await authorPage(this.parts.db, { viewer: viewer.id, username, ...start }, limit, offset);
    if (page === 1) await this.parts.beginnings.store(viewer, state.scope, rows[0]);
    return toNumbered(toViews(rows), state.total);
  }
}

const toViews = (rows: readonly PostRow[]): PostView[] => rows.map(toPostView);

const toNumbered = (posts: readonly PostView[], total: number): NumberedPage<PostView> => ({
  posts: posts.slice(0, FEED_PAGE_SIZE),
  hasMore: posts.length > FEED_PAGE_SIZE,
  total,
});
