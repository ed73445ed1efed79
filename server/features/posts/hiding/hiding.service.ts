import { invalid } from "#server/core/errors";
import { numberedPage, type Slice, sliceValues } from "#server/core/pages";
import { type Page, toPage } from "#server/core/pagination";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import { audienceChanged } from "#server/features/bonds/bonds.model";
import { type PostView, toPostView } from "#server/features/posts/posts.model";
import type { PostsService } from "#server/features/posts/posts.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import { HIDDEN_MAX, HIDDEN_PAGE_SIZE, type HiddenPostView, OWN_POST, TOO_MANY_HIDDEN } from "./hiding.model.ts";
import { countHidden, hiddenAmong, hiddenPage, hideInTurn, hidePost, showPost } from "./hiding.queries.ts";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  posts: Pick<PostsService, "get">;
}

/**
 * Lets members hide posts from themselves: they come up in no feed, search or list of theirs any more. For everybody else
 * nothing changes, and nobody is notified. The address of the post, bookmarks and notifications still lead to it.
 */
export class HiddenPostsService {
  constructor(private readonly parts: Parts) {}

  /**
   * Hides a post from the viewer; safe to repeat.
   * @throws DomainError NOT_FOUND for what the viewer may not see, BAD_USER_INPUT for their own and beyond the limit.
   */
  async hide(viewer: Viewer, postId: number): Promise<PostView> {
    const { events, limits, posts } = this.parts;
    await limits.consume("hidingsByMember", viewer.id);
    const post = await posts.get(viewer, postId);
    if (post.author.id === viewer.id) throw invalid({ postId: [OWN_POST] });
    await events.transaction(async (tx) => {
      await hideInTurn(tx, viewer.id);
      await hidePost(tx, viewer.id, postId);
      if ((await countHidden(tx, viewer.id)) > HIDDEN_MAX) throw invalid({ postId: [TOO_MANY_HIDDEN] });
      await events.publish(tx, audienceChanged, { memberIds: [viewer.id] });
    });
    return post;
  }

  /**
   * Shows a post to the viewer again; safe to repeat.
   * @throws DomainError NOT_FOUND for what the viewer may not see.
   */
  async show(viewer: Viewer, postId: number): Promise<PostView> {
    const { events, limits, posts } = this.parts;
    await limits.consume("hidingsByMember", viewer.id);
    const post = await posts.get(viewer, postId);
    await events.transaction(async (tx) => {
      await showPost(tx, viewer.id, postId);
      await events.publish(tx, audienceChanged, { memberIds: [viewer.id] });
    });
    return post;
  }

  /** Lists the posts that the viewer has hidden and may still see, the last one first. */
  async list(viewer: Viewer, slice: Slice): Promise<Page<HiddenPostView>> {
    const rows = await hiddenPage(this.parts.db, { viewer: viewer.id, ...sliceValues(slice) });
    const views = rows.map(({ hiddenAt, ...row }) => ({ post: toPostView(row), hiddenAt }));
    return toPage(views, slice.first, () => countHidden(this.parts.db, viewer.id));
  }

  /** Lists the same by numbered pages. */
  numberedPage(viewer: Viewer, page: number): Promise<Page<HiddenPostView>> {
    return this.list(viewer, numberedPage(page, HIDDEN_PAGE_SIZE));
  }

  /** Returns whether the viewer has hidden each of some posts, by one statement; it serves a loader. */
  readonly areHidden = async (viewer: Viewer | null, postIds: readonly number[]): Promise<boolean[]> => {
    const hidden = viewer ? new Set(await hiddenAmong(this.parts.db, viewer.id, postIds)) : new Set();
    return postIds.map((id) => hidden.has(id));
  };
}
