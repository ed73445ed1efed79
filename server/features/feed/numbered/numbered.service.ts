import { ignoreFailure } from "#server/core/rejections";
import { NEWEST, numberedPage, sliceValues } from "#server/core/pages";
import type { Keyset } from "#server/core/pagination";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { FEED_PAGE_SIZE } from "#server/features/feed/feed.limits.rules";
import type { FeedScope, FeedState, NumberedPage } from "#server/features/feed/feed.model";
import { authorPage, homePage } from "#server/features/feed/feed.queries";
import { toPostView, type PostView } from "#server/features/posts/posts.model";
import { authorState, homeState, keepAnchor } from "./numbered.queries.ts";

type Cut = ReturnType<typeof sliceValues>;

/** Returns the pages of a feed by their numbers, for REST clients. */
export class NumberedFeedService {
  constructor(private readonly db: Db) {}

  /**
   * Returns a numbered page. The first page stores where it began, and for ten minutes later pages count from there, so
   * that new posts do not push posts that were already read onto the next page.
   */
  async page(viewer: Viewer, scope: FeedScope, page: number): Promise<NumberedPage<PostView>> {
    const state = await this.#state(viewer, scope);
    const slice = sliceValues(numberedPage(page, FEED_PAGE_SIZE));
    if (!state || slice.offset >= state.total) return { posts: [], hasMore: false, total: state?.total ?? 0 };
    const start = page > 1 && state.anchor ? upTo(state.anchor) : NEWEST;
    const posts = await this.#posts(viewer, scope, { ...slice, ...start });
    if (page === 1) await this.#remember(viewer, state, posts[0]);
    return { posts: posts.slice(0, FEED_PAGE_SIZE), hasMore: posts.length > FEED_PAGE_SIZE, total: state.total };
  }

  async #posts(viewer: Viewer, scope: FeedScope, { limit, offset, ...from }: Cut): Promise<PostView[]> {
    if (scope.kind === "nobody") return [];
    const [read, username] = scope.kind === "home" ? [homePage, null] : [authorPage, scope.username];
    const rows = await read(this.db, { viewer: viewer.id, username, ...from }, limit, offset);
    return rows.map(toPostView);
  }

  async #state(viewer: Viewer, scope: FeedScope): Promise<FeedState | null> {
    if (scope.kind === "nobody") return null;
    const values = { viewer: viewer.id };
    const [state] =
      scope.kind === "home"
        ? await homeState(this.db, values)
        : await authorState(this.db, { ...values, username: scope.username });
    return state ?? null;
  }

  async #remember(viewer: Viewer, { scope, anchor }: FeedState, newest: PostView | undefined): Promise<void> {
    if (!newest || (anchor?.fresh && anchor.id === newest.id)) return;
    // A database that is full or read-only still serves readers; their next page counts from the newest post then.
    const stored = keepAnchor(this.db, { viewer: viewer.id, scope, createdAt: newest.createdAt, id: newest.id });
    await ignoreFailure(stored, "optional");
  }
}

/** A page ends before its position, but the anchor itself belongs to the feed. */
const upTo = ({ createdAt, id }: Keyset) => ({ createdAt, id: id + 1 });
