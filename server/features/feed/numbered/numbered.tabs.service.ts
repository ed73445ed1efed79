import type { Viewer } from "#server/core/viewer";
import { FEED_PAGE_SIZE } from "#server/features/feed/feed.limits.rules";
import type { NumberedPage, TabView } from "#server/features/feed/feed.model";
import type { FeedTabsService, TabItem, TabPage } from "#server/features/feed/feed.tabs.service";
import { topPosition } from "#server/features/feed/top/top.model";
import type { ReasonedPost } from "#server/features/feed/following/following.model";
import type { ProfilesService } from "#server/features/people/people.service";
import type { Beginnings } from "./numbered.beginnings.service.ts";

/** A tab has so many pages with numbers: whoever reads on goes on from a cursor. */
const PAGES_MAX = 50;

interface Parts {
  tabs: Pick<FeedTabsService, "latest" | "top">;
  profiles: Pick<ProfilesService, "byIds">;
  beginnings: Beginnings;
}

/** Returns the pages of the tabs by their numbers, for REST clients. Later pages count from where the first one began. */
export class NumberedTabsService {
  constructor(private readonly parts: Parts) {}

  async page(viewer: Viewer, view: TabView, page: number): Promise<NumberedPage<ReasonedPost>> {
    if (page > PAGES_MAX) return { posts: [], hasMore: false, total: await this.#total(viewer, view) };
    const { items, hasNextPage, total } = await this.#items(viewer, view, page);
    const posts = await this.#named(viewer, items);
    return { posts, hasMore: hasNextPage && page < PAGES_MAX, total: await total() };
  }

  async #items(viewer: Viewer, view: TabView, page: number): Promise<TabPage> {
    const { beginnings, tabs } = this.parts;
    const first = FEED_PAGE_SIZE;
    const offset = (page - 1) * first;
    if (view.order === "top") return this.#top(viewer, view, page, offset);
    const position = page === 1 ? null : await beginnings.find(viewer, view.tab);
    const latest = await tabs.latest(viewer, view, { first, position, offset });
    if (page === 1) await beginnings.store(viewer, view.tab, latest.items[0]?.position);
    return latest;
  }

  /** Returns a page of Top; later pages are of Top as it was when the first one was read, whatever was seen on it. */
  async #top(viewer: Viewer, view: TabView, page: number, offset: number): Promise<TabPage> {
    const { beginnings, tabs } = this.parts;
    const scope = `top ${view.tab}`;
    const asOf = page === 1 ? undefined : (await beginnings.find(viewer, scope))?.createdAt;
    const top = await tabs.top(viewer, view, { first: FEED_PAGE_SIZE, after: null, offset, asOf });
    const [newest] = top.items;
    if (page === 1 && newest) await beginnings.storeMoment(viewer, scope, topPosition(newest.cursor).asOf);
    return top;
  }

  async #total(viewer: Viewer, view: TabView): Promise<number> {
    return (await this.#items(viewer, view, 1)).total();
  }

  /** Returns the posts with their reasons, in which those who liked are people, by one statement where there are any. */
  async #named(viewer: Viewer, items: readonly TabItem[]): Promise<ReasonedPost[]> {
    const posts = items.map(({ post }): ReasonedPost => ("reason" in post ? post : { ...post, reason: null }));
    const ids = new Set(posts.flatMap(({ reason }) => (reason?.person ? [] : (reason?.personId ?? []))));
    if (ids.size === 0) return posts;
    const people = await this.parts.profiles.byIds(viewer, [...ids]);
    const byId = new Map(people.flatMap((person) => (person instanceof Error ? [] : [[person.id, person]])));
    return posts.map((post) => {
      const { reason } = post;
      const person = byId.get(reason?.personId ?? 0);
      return reason && person ? { ...post, reason: { ...reason, person } } : post;
    });
  }
}
