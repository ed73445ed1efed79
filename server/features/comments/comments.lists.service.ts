import {
  countsInOrder,
  type ListPart,
  type ListRequest,
  listValues,
  numberedPage,
  OLDEST,
  sliceValues,
  toLists,
} from "#server/core/pages";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { PostsService } from "#server/features/posts/posts.service";
import {
  type CommentThread,
  type CommentView,
  THREAD_REPLIES_MAX,
  THREADS_PAGE_SIZE,
  toThreads,
} from "./comments.model.ts";
import {
  commentsOnPosts,
  countsOfReplies,
  countsOnPosts,
  repliesToComments,
  threadsOfPost,
} from "./comments.queries.ts";

type ListBatch = (viewer: Viewer | null, lists: readonly ListRequest[]) => Promise<ListPart<CommentView>[]>;
type CountBatch = (viewer: Viewer | null, ids: readonly number[]) => Promise<number[]>;

/** Lists the comments of posts and their replies, oldest first. */
export class CommentListsService {
  constructor(
    private readonly db: Db,
    private readonly posts: Pick<PostsService, "authorOf">,
  ) {}

  /**
   * Returns a post's comments as trees, oldest first. The first page holds the newest hundred threads, each with its
   * newest fifty replies; further pages hold older threads.
   */
  async threads(
    viewer: Viewer,
    postId: number,
    page: number,
  ): Promise<{ comments: CommentThread[]; hasMore: boolean }> {
    await this.posts.authorOf(viewer, postId);
    const { offset } = sliceValues(numberedPage(page, THREADS_PAGE_SIZE));
    const threads = toThreads(await threadsOfPost(this.db, { viewer: viewer.id, id: postId, offset }));
    return { comments: threads.slice(-THREADS_PAGE_SIZE), hasMore: threads.length > THREADS_PAGE_SIZE };
  }

  /** Returns a changed comment with its replies. */
  async withReplies(viewer: Viewer, comment: CommentView): Promise<CommentThread> {
    if (comment.parentId !== null) return { ...comment, replies: [] };
    const [list] = await this.repliesTo(viewer, [{ of: comment.id, first: THREAD_REPLIES_MAX, after: null }]);
    return { ...comment, replies: list?.items ?? [] };
  }

  /** Returns lists of the comments on posts, all by one statement. */
  readonly onPosts: ListBatch = (viewer, lists) => this.#lists(commentsOnPosts, viewer, lists);

  /** Returns lists of the replies to comments, all by one statement. */
  readonly repliesTo: ListBatch = (viewer, lists) => this.#lists(repliesToComments, viewer, lists);

  /** Counts the comments directly on each post. */
  readonly countsOnPosts: CountBatch = async (viewer, ids) =>
    countsInOrder(ids, await countsOnPosts(this.db, { viewer: viewerId(viewer), ids }));

  /** Counts the replies to each comment. */
  readonly countsOfReplies: CountBatch = async (viewer, ids) =>
    countsInOrder(ids, await countsOfReplies(this.db, { viewer: viewerId(viewer), ids }));

  async #lists(read: typeof commentsOnPosts, viewer: Viewer | null, lists: readonly ListRequest[]) {
    const rows = await read(this.db, { viewer: viewerId(viewer), ...listValues(lists, OLDEST) });
    return toLists(lists, rows, ({ listNumber: _list, ...comment }): CommentView => comment);
  }
}
