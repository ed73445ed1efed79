import { forbidden, invalid, notFound } from "#server/core/errors";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, DbOrTx, Tx } from "#server/db/client";
import type { Marked } from "#server/db/marks";
import { accountDeleted } from "#server/features/auth/auth.model";
import type { PostView } from "#server/features/posts/posts.model";
import type { FacetsService } from "#server/features/posts/facets/facets.service";
import type { PostsService } from "#server/features/posts/posts.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import { leaveThreads } from "./comments.leaving.service.ts";
import {
  canDelete,
  canEdit,
  commentAdded,
  commentDeleted,
  commentEdited,
  commentLikeSet,
  NOT_YOURS,
  NOT_YOURS_TO_DELETE,
  PARENT_IS_GONE,
  THREAD_REPLIES_MAX,
  THREADS_PAGE_SIZE,
  toThreads,
  type CommentThread,
  type CommentView,
  type CommentList,
  type ListRequest,
} from "./comments.model.ts";
import {
  commentByClientId,
  commentsOnPosts,
  commentView,
  commentViews,
  countsOfReplies,
  countsOnPosts,
  foldCommentLikes,
  insertComment,
  likesOfComments,
  type NewCommentRow,
  OLDEST,
  repliesToComments,
  threadsOfPost,
} from "./comments.queries.ts";
import { newComment } from "./comments.rules.ts";
import { deleteComment, lockThread, updateContent } from "./comments.writing.queries.ts";

const THIS = "This comment";
/** No member has this id. */
const GUEST = 0;

/** What a member writes under a post. */
export interface CommentDraft {
  postId: number;
  /** The comment that is replied to, if any. */
  parentId: number | null;
  content: unknown;
  clientId?: unknown;
}

type ListBatch = (viewer: Viewer | null, lists: readonly ListRequest[]) => Promise<CommentList[]>;
type CountBatch = (viewer: Viewer | null, ids: readonly number[]) => Promise<number[]>;

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  facets: FacetsService;
  posts: PostsService;
}

/** What members can do with comments. */
export class CommentsService {
  constructor(private readonly parts: Parts) {
    const { events } = parts;
    events.on(accountDeleted, leaveThreads);
  }

  /**
   * Writes a comment or a reply. A draft that repeats its `clientId` gives the comment that it made the first time.
   * @throws DomainError NOT_FOUND for a post that the viewer may not see, BAD_USER_INPUT for a parent elsewhere.
   */
  async add(viewer: Viewer, { postId, parentId, ...draft }: CommentDraft): Promise<CommentView> {
    const { content, clientId = null } = check(newComment, draft);
    await this.parts.limits.consume("commentsByMember", viewer.id);
    const facets = JSON.stringify(await this.parts.facets.of(viewer, content));
    const made = await this.#store(viewer, { postId, parentId, content, facets, clientId });
    if (made?.id) {
      this.parts.posts.noteCounted(postId);
      return this.get(viewer, made.id);
    }
    const [first] = clientId === null ? [] : await commentByClientId(this.parts.db, { viewer: viewer.id, clientId });
    if (first) return this.get(viewer, first.id);
    throw made?.postId ? invalid({ parentId: [PARENT_IS_GONE] }) : notFound("This post");
  }

  /** Stores a comment and tells of it, if it was stored. */
  #store(viewer: Viewer, comment: NewCommentRow) {
    const { events } = this.parts;
    return events.transaction(async (tx) => {
      const [made] = await insertComment(tx, { viewer: viewer.id, ...comment });
      const { postId, parentId: repliedToId } = comment;
      const act = { commentId: made?.id ?? 0, postId, authorId: viewer.id, repliedToId };
      if (made?.id) await events.publishQuietly(tx, commentAdded, act);
      return made;
    });
  }

  /** @throws DomainError NOT_FOUND for what the viewer may not see. */
  async get(viewer: Viewer, id: number): Promise<CommentView> {
    return found(await this.#find(this.parts.db, viewer, id));
  }

  /** A comment, if the viewer may see it; one that was deleted and holds its replies together can be seen. */
  find(viewer: Viewer, id: number): Promise<CommentView | null> {
    return this.#find(this.parts.db, viewer, id);
  }

  /** Many comments in one statement, in the order of their ids; null where there is none that the viewer may see. */
  readonly byIds = async (viewer: Viewer | null, ids: readonly number[]): Promise<(CommentView | null)[]> => {
    const rows = await commentViews(this.parts.db, { viewer: viewer?.id ?? GUEST, ids });
    const byId = new Map(rows.map((comment) => [comment.id, comment]));
    return ids.map((id) => byId.get(id) ?? null);
  };

  async edit(viewer: Viewer, id: number, input: unknown): Promise<CommentView> {
    const { events, limits, facets } = this.parts;
    const comment = living(await this.get(viewer, id));
    if (!canEdit(viewer, comment)) throw forbidden(NOT_YOURS);
    const { content } = check(newComment, { content: input });
    await limits.consume("editsByMember", viewer.id);
    const change = { authorId: viewer.id, id, content, facets: await facets.of(viewer, content) };
    await events.transaction(async (tx) => {
      if (!(await updateContent(tx, change))) throw notFound(THIS);
      await events.publishQuietly(tx, commentEdited, { commentId: id, postId: comment.postId, authorId: viewer.id });
    });
    return this.get(viewer, id);
  }

  /** Answers the comment as it was left: deleted, its text emptied. */
  async remove(viewer: Viewer, id: number): Promise<CommentView> {
    const comment = living(await this.get(viewer, id));
    if (!canDelete(viewer, comment)) throw forbidden(NOT_YOURS_TO_DELETE);
    const { author, postId } = comment;
    const { events } = this.parts;
    await events.transaction(async (tx) => {
      await lockThread(tx, comment.parentId ?? comment.id);
      await deleteComment(tx, viewer.id, comment);
      const act = { commentId: id, postId };
      if (author) await events.publishQuietly(tx, commentDeleted, { ...act, authorId: author.id });
    });
    this.parts.posts.noteCounted(postId);
    return { ...comment, deleted: true, content: "", facets: [] };
  }

  async setLiked(viewer: Viewer, id: number, liked: boolean): Promise<CommentView> {
    await this.parts.limits.consume("marksByMember", viewer.id);
    await this.parts.events.transaction(async (tx) => {
      await this.#tellLiked(tx, viewer, id, await likesOfComments.set(tx, { viewer: viewer.id, id, on: liked }));
    });
    return this.get(viewer, id);
  }

  /** Likes what the viewer does not like, and the other way round. Calls at the same time take turns. */
  async toggleLiked(viewer: Viewer, id: number): Promise<CommentView> {
    await this.parts.limits.consume("marksByMember", viewer.id);
    return this.parts.events.transaction(async (tx) => {
      await this.#tellLiked(tx, viewer, id, await likesOfComments.toggle(tx, { viewer: viewer.id, id }));
      return found(await this.#find(tx, viewer, id));
    });
  }

  /** @throws DomainError NOT_FOUND where there was nothing to like. */
  async #tellLiked(tx: Tx, viewer: Viewer, commentId: number, marked: Marked | null): Promise<void> {
    const { ownerId, came, went } = found(marked);
    if ((!came && !went) || ownerId === null) return;
    const act = { commentId, authorId: ownerId, memberId: viewer.id, liked: came };
    await this.parts.events.publishQuietly(tx, commentLikeSet, act);
  }

  /**
   * A post's comments as trees, oldest first. The first page holds the newest hundred threads, each with its newest
   * fifty replies; the pages behind it hold older threads.
   */
  async threads(
    viewer: Viewer,
    postId: number,
    page: number,
  ): Promise<{ comments: CommentThread[]; hasMore: boolean }> {
    await this.parts.posts.authorOf(viewer, postId);
    const offset = (page - 1) * THREADS_PAGE_SIZE;
    const threads = toThreads(await threadsOfPost(this.parts.db, { viewer: viewer.id, id: postId, offset }));
    return { comments: threads.slice(-THREADS_PAGE_SIZE), hasMore: threads.length > THREADS_PAGE_SIZE };
  }

  /** A comment with its replies, as after a change of it. */
  async withReplies(viewer: Viewer, comment: CommentView): Promise<CommentThread> {
    if (comment.parentId !== null) return { ...comment, replies: [] };
    const [list] = await this.repliesTo(viewer, [{ of: comment.id, first: THREAD_REPLIES_MAX, after: null }]);
    return { ...comment, replies: list?.items ?? [] };
  }

  /** Lists of the comments on posts, all in one statement. */
  readonly onPosts: ListBatch = async (viewer, lists) =>
    cut(lists, await commentsOnPosts(this.parts.db, asked(viewer, lists)));

  /** Lists of the replies to comments, all in one statement. */
  readonly repliesTo: ListBatch = async (viewer, lists) =>
    cut(lists, await repliesToComments(this.parts.db, asked(viewer, lists)));

  /** How many comments stand directly on each post. */
  readonly countsOnPosts: CountBatch = async (viewer, subjects) =>
    inOrder(subjects, await countsOnPosts(this.parts.db, { viewer: viewer?.id ?? GUEST, subjects }));

  /** How many replies each comment has. */
  readonly countsOfReplies: CountBatch = async (viewer, subjects) =>
    inOrder(subjects, await countsOfReplies(this.parts.db, { viewer: viewer?.id ?? GUEST, subjects }));

  /** The posts under which comments stand. */
  readonly postsById = (viewer: Viewer | null, ids: readonly number[]): Promise<(PostView | Error)[]> =>
    this.parts.posts.byIds(viewer, ids);

  /** Adds to the stored counts what waits to be added, all of it. */
  async foldCounts(): Promise<void> {
    while (await foldCommentLikes(this.parts.db));
  }

  async #find(db: DbOrTx, viewer: Viewer, id: number): Promise<CommentView | null> {
    return (await commentView(db, { viewer: viewer.id, id }))[0] ?? null;
  }
}

const asked = (viewer: Viewer | null, lists: readonly ListRequest[]) => ({
  viewer: viewer?.id ?? GUEST,
  subjects: lists.map(({ of }) => of),
  limits: lists.map(({ first }) => first + 1),
  moments: lists.map(({ after }) => (after ?? OLDEST).createdAt),
  ids: lists.map(({ after }) => (after ?? OLDEST).id),
});

/** Deals the rows out to the lists that asked for them; each was read with one row more than it shows. */
function cut(lists: readonly ListRequest[], rows: (CommentView & { place: number })[]): CommentList[] {
  const dealt = lists.map((): CommentView[] => []);
  for (const { place, ...comment } of rows) dealt[place - 1]?.push(comment);
  return lists.map(({ first }, at) => {
    const items = dealt[at] ?? [];
    return { items: items.slice(0, first), hasNextPage: items.length > first };
  });
}

function inOrder(ids: readonly number[], rows: { subject: number; count: number }[]): number[] {
  const counts = new Map(rows.map(({ subject, count }) => [subject, count]));
  return ids.map((id) => counts.get(id) ?? 0);
}

function found<T>(thing: T | null): T {
  if (!thing) throw notFound(THIS);
  return thing;
}

/** A tombstone can be seen, and nothing else be done with it. */
function living(comment: CommentView): CommentView {
  if (comment.deleted) throw notFound(THIS);
  return comment;
}
