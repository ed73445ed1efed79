import { fromCursor, type Keyset, toCursor, toPageSize } from "#server/core/pagination";
import { NEWEST } from "#server/core/pages";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { type ReasonedPost, toReasonedPost } from "#server/features/feed/following/following.model";
import { followingPage, numberedFollowingPage } from "#server/features/feed/following/following.queries";
import { positionOfPost } from "#server/features/feed/places/places.queries";
import type { PlacesService } from "#server/features/feed/places/places.service";
import { topCursor, topPosition, type TopRow } from "#server/features/feed/top/top.model";
import { topPosts } from "#server/features/feed/top/top.queries";
import { type PostView, toPostView } from "#server/features/posts/posts.model";
import type { TabView } from "./feed.model.ts";
import { placedPosts } from "./feed.placed.queries.ts";
import type { FeedWindow } from "./home/home.window.service.ts";
import type { HomeTotals } from "./home/home.totals.service.ts";

/** A post of a tab, with its cursor and its position. */
export interface TabItem {
  cursor: string;
  position: Keyset;
  post: PostView | ReasonedPost;
}

/** A page of a tab. */
export interface TabPage {
  items: TabItem[];
  hasNextPage: boolean;
  /** The number of posts of the tab, for Following up to a thousand. */
  total: () => Promise<number>;
}

/** Which part of a tab is wanted: so many posts after a position and after some more. */
export interface TabSlice {
  first: number;
  position: Keyset | null;
  offset?: number;
}

/** A page of a tab as GraphQL requests it. */
interface TabRequest {
  first: number;
  after: string | null;
  /** The post with which the first page begins; null for the newest. */
  from: number | null;
}

interface Parts {
  db: Db;
  totals: Pick<HomeTotals, "count">;
  /** The number of posts in Following, up to a thousand. */
  followed: Pick<HomeTotals, "count">;
  places: Pick<PlacesService, "noteVisit">;
  /** The posts of Everything by their places. */
  window: Pick<FeedWindow, "itemsAfter">;
}

/** Returns the tabs of the home feed: what the viewer follows, with the reasons, and everything. */
export class FeedTabsService {
  constructor(private readonly parts: Parts) {}

  /** Returns a page of a tab after a cursor. */
  async page(viewer: Viewer, view: TabView, { first, after, from }: TabRequest): Promise<TabPage> {
    const size = toPageSize(first);
    if (view.order === "top") return this.top(viewer, view, { first: size, after });
    const position = after === null ? await this.#beginningOf(viewer, view, from) : fromCursor(after);
    return this.latest(viewer, view, { first: size, position });
  }

  /** Returns a page of a tab in the order of time. */
  async latest(viewer: Viewer, { tab }: TabView, slice: TabSlice): Promise<TabPage> {
    const page = tab === "following" ? await this.#following(viewer, slice) : await this.#everything(viewer, slice);
    if (slice.position === null) await this.parts.places.noteVisit(viewer);
    return page;
  }

  /** Returns a page of Top: after a cursor, or after some posts as Top was at a moment. */
  async top(
    viewer: Viewer,
    { tab }: TabView,
    {
      first,
      after,
      offset = 0,
      asOf,
    }: { first: number; after: string | null; offset?: number; asOf?: string | undefined },
  ): Promise<TabPage> {
    const begun = asOf === undefined ? null : { asOf };
    const position = after === null ? begun : topPosition(after);
    const rows = await topPosts(this.parts.db, tab, { viewer: viewer.id, position, limit: first + 1, offset });
    const count = async () => {
      const [row] =
        rows.length > 0
          ? rows
          : await topPosts(this.parts.db, tab, { viewer: viewer.id, position, limit: 1, offset: 0 });
      return row?.total ?? 0;
    };
    if (position === null) await this.parts.places.noteVisit(viewer);
    return pageOf(rows.map(toTopItem), first, count);
  }

  /** Returns the position whose page begins with a post, or with the next one if it is gone. */
  async #beginningOf(viewer: Viewer, { tab }: TabView, from: number | null): Promise<Keyset | null> {
    if (from === null) return null;
    const [post] = await positionOfPost(this.parts.db, { viewer: viewer.id, scope: tab, post: from });
    return post ? { createdAt: post.at, id: post.id + 1 } : null;
  }

  async #following(viewer: Viewer, { first, position, offset = 0 }: TabSlice): Promise<TabPage> {
    const { db, followed } = this.parts;
    const values = { viewer: viewer.id, ...(position ?? NEWEST) };
    const rows = await (offset > 0
      ? numberedFollowingPage(db, { ...values, limit: first + 1 + offset, offset })
      : followingPage(db, values, first + 1));
    const items = rows.map((row) => toItem(toReasonedPost(row), row.createdAt));
    return pageOf(items, first, () => followed.count(viewer));
  }

  async #everything(viewer: Viewer, { first, position, offset = 0 }: TabSlice): Promise<TabPage> {
    const { db, totals, window } = this.parts;
    const from = position ?? NEWEST;
    const known = offset === 0 ? await window.itemsAfter(viewer, from, first + 1) : null;
    if (known) {
      const items = known.map(({ position: { createdAt }, post }) => toItem(post, createdAt));
      return pageOf(items, first, () => totals.count(viewer));
    }
    const rows = await placedPosts(db, { viewer: viewer.id, ...from }, first + 1, offset);
    const items = rows.map(({ placedAt, ...row }) => toItem(toPostView(row), placedAt));
    return pageOf(items, first, () => totals.count(viewer));
  }
}

function toItem(post: PostView | ReasonedPost, at: string): TabItem {
  const position = { createdAt: at, id: post.id };
  return { cursor: toCursor(position), position, post };
}

function toTopItem({ score, since, asOf, ...row }: TopRow): TabItem {
  const position = { createdAt: row.createdAt, id: row.id };
  return { cursor: topCursor({ score, since, asOf, ...position }), position, post: toReasonedPost(row) };
}

/** Cuts items into a page; one more than requested means that another page follows. */
const pageOf = (items: TabItem[], first: number, total: () => Promise<number>): TabPage => ({
  items: items.slice(0, first),
  hasNextPage: items.length > first,
  total,
});
