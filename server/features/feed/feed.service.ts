import { numberedPage, type Slice, sliceValues } from "#server/core/pages";
import { toPage, type Page, type PageRequest, type Positioned } from "#server/core/pagination";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { GroupsService } from "#server/features/groups/groups.service";
import { toPostView, type PostView } from "#server/features/posts/posts.model";
import { FEED_PAGE_SIZE } from "./feed.limits.rules.ts";
import type { FeedScope } from "./feed.model.ts";
import { countInGroup, groupPage } from "./feed.groups.queries.ts";
import { authorPage, countAuthor } from "./feed.queries.ts";
import { homePage } from "./home/home.queries.ts";
import type { HomeTotals } from "./home/home.totals.service.ts";
import type { FeedWindow } from "./home/home.window.service.ts";

type Cut = ReturnType<typeof sliceValues>;

interface Parts {
  db: Db;
  groups: Pick<GroupsService, "getBySlug">;
  totals: Pick<HomeTotals, "count">;
  window: Pick<FeedWindow, "after">;
}

/**
 * Returns the posts that a member may see, newest first. Mutes hide posts from the home feed, not from an author's own
 * feed.
 */
export class FeedService {
  constructor(private readonly parts: Parts) {}

  /** Returns a page after a cursor by one statement; the total is counted only on request. */
  async page(viewer: Viewer, scope: FeedScope, request: PageRequest): Promise<Page<PostView>> {
    const posts = await this.#posts(viewer, scope, sliceValues(request));
    return toPage(posts, request.first, () => this.#total(viewer, scope));
  }

  /** Returns a page of the posts in a group: the pinned ones first. */
  groupPage(viewer: Viewer, groupId: number, request: PageRequest): Promise<Page<Positioned<PostView>>> {
    return this.#inGroup(viewer, groupId, request);
  }

  /**
   * Returns a numbered page of the posts in a group.
   * @throws DomainError NOT_FOUND for no group.
   */
  async numberedGroupPage(viewer: Viewer, slug: string, page: number): Promise<Page<Positioned<PostView>>> {
    const { id } = await this.parts.groups.getBySlug(viewer, slug);
    return this.#inGroup(viewer, id, numberedPage(page, FEED_PAGE_SIZE));
  }

  async #inGroup(viewer: Viewer, group: number, slice: Slice) {
    const { limit, offset, ...cursor } = sliceValues(slice);
    const rows = await groupPage(this.parts.db, { viewer: viewer.id, group, ...cursor }, limit, offset);
    return toPage(
      rows.map(({ listedAt, ...row }) => ({
        position: { createdAt: listedAt, id: row.id },
        item: toPostView(row),
      })),
      slice.first,
      async () => (await countInGroup(this.parts.db, { viewer: viewer.id, group }))[0]?.count ?? 0,
    );
  }

  async #posts(viewer: Viewer, scope: FeedScope, { limit, offset, ...from }: Cut): Promise<PostView[]> {
    if (scope.kind === "nobody") return [];
    const { db, window } = this.parts;
    const remembered = scope.kind === "home" && offset === 0 ? await window.after(viewer, from, limit) : null;
    if (remembered) return remembered;
    const [read, username] = scope.kind === "home" ? [homePage, null] : [authorPage, scope.username];
    const rows = await read(db, { viewer: viewer.id, username, ...from }, limit, offset);
    return rows.map(toPostView);
  }

  async #total(viewer: Viewer, scope: FeedScope): Promise<number> {
    if (scope.kind === "nobody") return 0;
    if (scope.kind === "home") return this.parts.totals.count(viewer);
    const [row] = await countAuthor(this.parts.db, { viewer: viewer.id, username: scope.username });
    return row?.total ?? 0;
  }
}
