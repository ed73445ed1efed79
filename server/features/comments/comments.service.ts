import { languageOf } from "#server/core/words/language";
import { invalid, notFound, refusal } from "#server/core/errors";
import { required, inOrder } from "#server/core/pages";
import { check } from "#server/core/validation";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db, DbOrTx, Tx } from "#server/db/client";
import type { Marked, Marking } from "#server/db/marks";
import { accountDeleted } from "#server/features/auth/auth.model";
import type { PostView } from "#server/features/posts/posts.model";
import type { FacetsService } from "#server/features/posts/facets/facets.service";
import type { PostsService } from "#server/features/posts/posts.service";
import type { Events } from "#server/platform/live/events";
import { Batches } from "#server/platform/batches";
import type { Limits } from "#server/platform/limits/limiter";
import { leaveThreads } from "./comments.leaving.service.ts";
import {
  canDelete,
  canEdit,
  COMMENTS_CLOSED,
  commentAdded,
  commentDeleted,
  commentEdited,
  commentLikesSet,
  NOT_YOURS,
  NOT_YOURS_TO_DELETE,
  PARENT_IS_GONE,
  type CommentView,
} from "./comments.model.ts";
import {
  commentByClientId,
  commentView,
  commentViews,
  foldCommentLikes,
  insertComment,
  likesOfComments,
  type NewCommentRow,
  ownComment,
} from "./comments.queries.ts";
import { type NewComment, newComment } from "./comments.rules.ts";
import { deleteComment, lockThread, updateContent } from "./comments.writing.queries.ts";

const THIS = "This comment";

/** A comment as a member writes it under a post. */
export interface CommentDraft extends NewComment {
  postId: number;
  /** The comment that this one answers, if any. */
  parentId: number | null;
}

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  facets: FacetsService;
  posts: PostsService;
}

/** Lets members write, change, delete and like comments. */
export class CommentsService {
  readonly #likes = new Batches<Marking, Marked>((id, markings) =>
    this.parts.events.transaction(async (tx) => {
      const marked = await likesOfComments.set(tx, id, markings);
      await this.#publishLikes(tx, id, marked);
      return marked;
    }),
  );

  constructor(private readonly parts: Parts) {
    const { events } = parts;
    events.on(accountDeleted, leaveThreads);
  }

  /**
   * Writes a comment or a reply. A draft that repeats its `clientId` returns the comment that it made the first time.
   * @throws DomainError NOT_FOUND for a post that the viewer may not see, BAD_USER_INPUT for a parent elsewhere,
   * CONFLICT where comments are closed.
   */
  async add(viewer: Viewer, { postId, parentId, ...draft }: CommentDraft): Promise<CommentView> {
    const { content, clientId = null } = check(newComment, draft);
    await this.parts.limits.consume("commentsByMember", viewer.id);
    const facets = JSON.stringify(await this.parts.facets.resolve(viewer, content));
    const language = await languageOf(content);
    const made = await this.#store(viewer, { postId, parentId, content, language, facets, clientId });
    if (made?.id) {
      this.parts.posts.noteCounted(postId);
      return this.get(viewer, made.id);
    }
    const [first] = clientId === null ? [] : await commentByClientId(this.parts.db, { viewer: viewer.id, clientId });
    if (first) return this.get(viewer, first.id);
    if (made?.isClosed) throw refusal("COMMENTS_CLOSED", COMMENTS_CLOSED);
    throw made?.postId ? invalid({ parentId: [PARENT_IS_GONE] }) : notFound("This post");
  }

  /** Stores a comment and publishes it, if it was stored. */
  #store(viewer: Viewer, comment: NewCommentRow) {
    const { events } = this.parts;
    return events.transaction(async (tx) => {
      const [made] = await insertComment(tx, { viewer: viewer.id, ...comment });
      const { postId, parentId: repliedToId } = comment;
      const act = { commentId: made?.id ?? 0, postId, authorId: viewer.id, repliedToId };
      if (made?.id) await events.publish(tx, commentAdded, act);
      return made;
    });
  }

  /** @throws DomainError NOT_FOUND for what the viewer may not see. */
  async get(viewer: Viewer, id: number): Promise<CommentView> {
    return required(await this.#find(this.parts.db, viewer, id), THIS);
  }

  /** Finds a comment, if the viewer may see it; a deleted one that still has replies is visible. */
  find(viewer: Viewer, id: number): Promise<CommentView | null> {
    return this.#find(this.parts.db, viewer, id);
  }

  /** Returns many comments by one statement, in the order of their ids; null for those that the viewer may not see. */
  readonly byIds = async (viewer: Viewer | null, ids: readonly number[]): Promise<(CommentView | null)[]> => {
    const rows = await commentViews(this.parts.db, { viewer: viewerId(viewer), ids });
    return inOrder(ids, rows, ({ id }) => id).map((comment) => comment ?? null);
  };

  async edit(viewer: Viewer, id: number, text: string): Promise<CommentView> {
    const { events, limits, facets } = this.parts;
    const comment = living(await this.get(viewer, id));
    if (!canEdit(viewer, comment)) throw refusal("NOT_YOURS", NOT_YOURS);
    const { content } = check(newComment, { content: text });
    await limits.consume("editsByMember", viewer.id);
    const language = await languageOf(content);
    const change = { authorId: viewer.id, id, content, language, facets: await facets.resolve(viewer, content) };
    await events.transaction(async (tx) => {
      if (!(await updateContent(tx, change))) throw notFound(THIS);
      await events.publish(tx, commentEdited, { commentId: id, postId: comment.postId, authorId: viewer.id });
    });
    return this.get(viewer, id);
  }

  /**
   * Deletes a comment; returns it deleted, with an empty text. Members can delete their own where they may not see it
   * any more, across a block or in a group that they left.
   */
  async remove(viewer: Viewer, id: number): Promise<CommentView> {
    await this.parts.limits.consume("deletionsByMember", viewer.id);
    const [own] = await ownComment(this.parts.db, { viewer: viewer.id, id });
    const comment = living(own ?? (await this.get(viewer, id)));
    if (!canDelete(viewer, comment)) throw refusal("NOT_YOURS", NOT_YOURS_TO_DELETE);
    const { author, postId } = comment;
    const { events } = this.parts;
    await events.transaction(async (tx) => {
      await lockThread(tx, comment.parentId ?? comment.id);
      await deleteComment(tx, viewer.id, comment);
      const act = { commentId: id, postId };
      if (author) await events.publish(tx, commentDeleted, { ...act, authorId: author.id });
    });
    this.parts.posts.noteCounted(postId);
    return { ...comment, deleted: true, author: null, content: "", facets: [], liked: false, likesCount: 0 };
  }

  async setLiked(viewer: Viewer, id: number, liked: boolean): Promise<CommentView> {
    await this.parts.limits.consume("marksByMember", viewer.id);
    required(await this.#likes.do(id, { memberId: viewer.id, wants: liked }), THIS);
    return this.get(viewer, id);
  }

  /** Likes a comment that the viewer does not like, and the other way round. Concurrent calls take turns. */
  async toggleLiked(viewer: Viewer, id: number): Promise<CommentView> {
    await this.parts.limits.consume("marksByMember", viewer.id);
    return this.parts.events.transaction(async (tx) => {
      const marked = required(await likesOfComments.toggle(tx, id, viewer.id), THIS);
      await this.#publishLikes(tx, id, [marked]);
      return required(await this.#find(tx, viewer, id), THIS);
    });
  }

  async #publishLikes(tx: Tx, commentId: number, marked: readonly Marked[]): Promise<void> {
    for (const { ownerId, on, memberIds } of likesOfComments.changes(marked)) {
      const act = { commentId, authorId: ownerId, memberIds, liked: on };
      await this.parts.events.publishQuietly(tx, commentLikesSet, act);
    }
  }

  /** Returns the posts of comments. */
  readonly postsById = (viewer: Viewer | null, ids: readonly number[]): Promise<(PostView | Error)[]> =>
    this.parts.posts.byIds(viewer, ids);

  /** Folds all waiting changes into the stored counts. */
  async foldCounts(): Promise<void> {
    while (await foldCommentLikes(this.parts.db));
  }

  async #find(db: DbOrTx, viewer: Viewer, id: number): Promise<CommentView | null> {
    return (await commentView(db, { viewer: viewer.id, id }))[0] ?? null;
  }
}

/** Refuses a tombstone: viewers can see it, but not act on it. */
function living(comment: CommentView): CommentView {
  if (comment.deleted) throw notFound(THIS);
  return comment;
}
