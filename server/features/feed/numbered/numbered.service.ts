import { ignoreFailure } from "#server/core/rejections";
import { NEWEST, numberedPage, sliceValues } from "#server/core/pages";
import type { Keyset } from "#server/core/pagination";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { FEED_PAGE_SIZE } from "#server/features/feed/feed.limits.rules";
import type { FeedScope, NumberedPage } from "#server/features/feed/feed.model";
import { authorPage, homePage } from "#server/features/feed/feed.queries";
import type { HomeTotals } from "#server/features/feed/feed.totals.service";
import type { FeedWindow } from "#server/features/feed/window/window.service";
import { type PostRow, toPostView, type PostView } from "#server/features/posts/posts.model";
import { ShortMemory } from "#server/platform/shortMemory";
import { numberedHomePage } from "./numbered.home.queries.ts";
import { authorState, keepAnchor } from "./numbered.queries.ts";

/** A stored beginning is not stored again within this time, so it lasts a little less than `ANCHOR_MINUTES`. */
const STORED_MS = 60_000;
const STORED_MAX = 50_000;

const NOTHING: NumberedPage<never> = { posts: [], hasMore: false, total: 0 };

/**
 * Returns the pages of a feed by their numbers, for REST clients. The first page stores where it began, and for ten
 * minutes later pages count from there, so that new posts do not push posts that were already read onto the next page.
 */
export class NumberedFeedService {
  /** The newest post of a first page, by the viewer and the scope. */
  readonly #beginnings = new ShortMemory<string, number>({ ms: STORED_MS, max: STORED_MAX });

  constructor(
    private readonly db: Db,
    private readonly totals: Pick<HomeTotals, "count">,
    private readonly window: Pick<FeedWindow, "after">,
  ) {}

  async page(viewer: Viewer, scope: FeedScope, page: number): Promise<NumberedPage<PostView>> {
    if (scope.kind === "nobody") return NOTHING;
    return scope.kind === "home" ? this.#home(viewer, page) : this.#author(viewer, scope.username, page);
  }

  async #home(viewer: Viewer, page: number): Promise<NumberedPage<PostView>> {
    const { limit, offset } = sliceValues(numberedPage(page, FEED_PAGE_SIZE));
    const [total, posts] = await Promise.all([
      this.totals.count(viewer),
      page === 1 ? this.#newest(viewer, limit) : numberedHomePage(this.db, { viewer: viewer.id, offset }).then(toViews),
    ]);
    if (page === 1) await this.#storeBeginning(viewer, "", posts[0]);
    return toNumbered(posts, total);
  }

  async #newest(viewer: Viewer, limit: number): Promise<PostView[]> {
    const remembered = await this.window.after(viewer, NEWEST, limit);
    return remembered ?? toViews(await homePage(this.db, { viewer: viewer.id, ...NEWEST }, limit, 0));
  }

  async #author(viewer: Viewer, username: string, page: number): Promise<NumberedPage<PostView>> {
    const [state] = await authorState(this.db, { viewer: viewer.id, username });
    const { limit, offset, ...newest } = sliceValues(numberedPage(page, FEED_PAGE_SIZE));
    if (!state || offset >= state.total) return { ...NOTHING, total: state?.total ?? 0 };
    const start = page > 1 && state.anchor ? upTo(state.anchor) : newest;
    const rows = await authorPage(this.db, { viewer: viewer.id, username, ...start }, limit, offset);
    if (page === 1) await this.#storeBeginning(viewer, state.scope, rows[0]);
    return toNumbered(toViews(rows), state.total);
  }

  /** Stores where a first page began, unless it is stored already. */
  async #storeBeginning(viewer: Viewer, scope: string, newest: Keyset | undefined): Promise<void> {
    if (!newest) return;
    const { id, createdAt } = newest;
    const key = `${viewer.id} ${scope}`;
    const store = async () => {
      // A database that is full or read-only still serves readers; their next page counts from the newest post then.
      await ignoreFailure(keepAnchor(this.db, { viewer: viewer.id, scope, createdAt, id }), "optional");
      return id;
    };
    if ((await this.#beginnings.get(key, store)) === id) return;
    this.#beginnings.forget([key]);
    await this.#beginnings.get(key, store);
  }
}

const toViews = (rows: readonly PostRow[]): PostView[] => rows.map(toPostView);

const toNumbered = (posts: readonly PostView[], total: number): NumberedPage<PostView> => ({
  posts: posts.slice(0, FEED_PAGE_SIZE),
  hasMore: posts.length > FEED_PAGE_SIZE,
  total,
});

/** A page ends before its position, but the anchor itself belongs to the feed. */
const upTo = ({ createdAt, id }: Keyset) => ({ createdAt, id: id + 1 });
