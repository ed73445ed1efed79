import { languageOf } from "#server/core/words/language";
import { notFound, refusal } from "#server/core/errors";
import { required, inOrder } from "#server/core/pages";
import type { Upload } from "#server/core/upload";
import { check } from "#server/core/validation";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db, DbOrTx, Tx } from "#server/db/client";
import type { Marked, Marking } from "#server/db/marks";
import type { StoredFacet } from "#server/db/schema/facets";
import { accountDeleted } from "#server/features/auth/auth.model";
import type { GroupMembersService } from "#server/features/groups/groups.members.service";
import { POST_MEDIA } from "#server/features/media/media.model";
import type { MediaService } from "#server/features/media/media.service";
import type { Events } from "#server/platform/live/events";
import { Batches } from "#server/platform/batches";
import type { Limits } from "#server/platform/limits/limiter";
import type { PostChangesService } from "#server/features/posts/changes/changes.service";
import type { FacetsService } from "#server/features/posts/facets/facets.service";
import {
  groupPostWaits,
  postAdded,
  postLikesSet,
  TOO_MANY_WAITING,
  toPostView,
  type PostView,
  WAITING_MAX,
} from "./posts.model.ts";
import {
  audienceOfPost,
  authorOfVisiblePost,
  foldCounts,
  postBookmarks,
  postLikes,
  postView,
  postViews,
} from "./posts.queries.ts";
import { newPost, type NewPost, type PostDraft } from "./posts.rules.ts";
import { tagsOf } from "#server/features/posts/tags/tags.rules";
import {
  countWaitingOf,
  deleteMarksOf,
  deletePostsOf,
  deleteBookmark,
  firstOfClientId,
  insertPost,
  removeDraft,
} from "./posts.writing.queries.ts";

const THIS = "This post";
/** Stands for the picture that a request sends together with the post, and that has no id before it is stored. */
const PICTURE_TO_COME = 1;

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  media: MediaService;
  facets: FacetsService;
  groups: Pick<GroupMembersService, "visibilityFor" | "visibilityOf">;
  changes: PostChangesService;
}

/** A member who has marked a post, and how each of those who did it together sees it now. */
interface Seen {
  memberId: number;
  posts: Promise<ReadonlyMap<number, PostView>>;
}

/** Lets members write, read, like and bookmark posts. */
export class PostsService {
  readonly #likes = new Batches<Marking, Seen>(async (id, markings) =>
    this.#seenBy(
      id,
      await this.parts.events.transaction(async (tx) => {
        const marked = await postLikes.set(tx, id, markings);
        await this.#publishLikes(tx, id, marked);
        return marked;
      }),
    ),
  );
  readonly #bookmarks = new Batches<Marking, Seen>(async (id, markings) =>
    this.#seenBy(id, await postBookmarks.set(this.parts.db, id, markings)),
  );

  constructor(private readonly parts: Parts) {
    const { events } = parts;
    events.on(accountDeleted, async (tx, { memberId }) => {
      await deletePostsOf(tx, memberId);
      await deleteMarksOf(tx, memberId);
    });
  }

  /**
   * Publishes a post. Nothing is stored, neither row nor file, unless all of it is valid. A draft that repeats its
   * `clientId` returns the post that it made the first time.
   * @param before what the transaction does first; if it fails, there is no post.
   */
  async create(
    viewer: Viewer,
    draft: PostDraft,
    picture: Upload | null = null,
    before: (tx: Tx) => Promise<void> = async () => {},
  ): Promise<PostView> {
    const post = check(newPost, picture ? { ...draft, mediaIds: [PICTURE_TO_COME] } : draft);
    await this.parts.limits.consume("postsByMember", viewer.id);
    await this.parts.limits.consume("postsByMemberInDay", viewer.id);
    const mediaIds = await this.#filesOf(viewer, post, picture);
    const facets = await this.parts.facets.resolve(viewer, post.content);
    const language = await languageOf(`${post.title ?? ""} ${post.content}`);
    const id = await this.parts.events.transaction(async (tx) => {
      const first = post.clientId ? await firstOfClientId(tx, viewer.id, post.clientId) : null;
      if (first !== null) return first;
      await before(tx);
      return this.#store(tx, viewer, { ...post, mediaIds, facets, language });
    });
    return this.get(viewer, id);
  }

  /** Returns the ids of the files, which are private until now: those of a public post become public. */
  async #filesOf(viewer: Viewer, { groupId, visibility, mediaIds }: NewPost, picture: Upload | null) {
    if (mediaIds.length === 0) return mediaIds;
    const { groups, media } = this.parts;
    const isPublic = (groupId ? await groups.visibilityOf(viewer, groupId) : visibility) === "public";
    if (picture) return [(await media.store(viewer, picture, POST_MEDIA, { isPublic })).id];
    if (isPublic) await media.open(viewer, mediaIds);
    return mediaIds;
  }

  async #store(tx: Tx, viewer: Viewer, post: NewPost & { facets: StoredFacet[]; language: string }): Promise<number> {
    const visibility = post.groupId ? await this.parts.groups.visibilityFor(tx, viewer, post.groupId) : post.visibility;
    if (visibility === "waiting" && post.groupId && (await countWaitingOf(tx, viewer.id, post.groupId)) >= WAITING_MAX)
      throw refusal("TOO_MANY", TOO_MANY_WAITING);
    const id = await insertPost(tx, {
      authorId: viewer.id,
      title: post.title || null,
      content: post.content,
      language: post.language,
      category: post.category ?? null,
      tags: tagsOf(post.tags, post.content),
      facets: post.facets,
      media: post.mediaIds.length > 0 ? await this.parts.media.attach(tx, viewer, post.mediaIds, "either") : [],
      location: post.location ?? null,
      placeName: post.placeName || null,
      visibility,
      groupId: post.groupId ?? null,
      clientId: post.clientId ?? null,
    });
    if (post.draftId) await removeDraft(tx, viewer.id, post.draftId);
    const { groupId = null } = post;
    const added = { postId: id, authorId: viewer.id };
    if (visibility === "waiting" && groupId) await this.parts.events.publish(tx, groupPostWaits, { ...added, groupId });
    else await this.parts.events.publish(tx, postAdded, { ...added, groupId });
    return id;
  }

  /**
   * Returns a post.
   * @throws DomainError NOT_FOUND for what the viewer may not see.
   */
  async get(viewer: Viewer, id: number): Promise<PostView> {
    return required(await this.find(viewer, id), THIS);
  }

  /** Finds a post, if the viewer may see it. */
  find(viewer: Viewer | null, id: number): Promise<PostView | null> {
    return view(this.parts.db, viewerId(viewer), id);
  }

  /** Returns many posts by one statement, in the order of their ids. */
  readonly byIds = async (viewer: Viewer | null, ids: readonly number[]): Promise<(PostView | Error)[]> => {
    const rows = await postViews(this.parts.db, { viewer: viewerId(viewer), ids });
    return inOrder(ids, rows, ({ id }) => id).map((row) => (row ? toPostView(row) : notFound(THIS)));
  };

  /**
   * Returns the author of a post, for callers that need no more of it.
   * @throws DomainError NOT_FOUND for what the viewer may not see.
   */
  async authorOf(viewer: Viewer, id: number): Promise<number> {
    const [post] = await authorOfVisiblePost(this.parts.db, { viewer: viewer.id, id });
    return required(post, THIS).authorId;
  }

  async setLiked(viewer: Viewer, id: number, liked: boolean): Promise<PostView> {
    await this.parts.limits.consume("marksByMember", viewer.id);
    const seen = required(await this.#likes.do(id, { memberId: viewer.id, wants: liked }), THIS);
    return required((await seen.posts).get(viewer.id), THIS);
  }

  /**
   * Sets or removes a bookmark. The viewer may remove one whose post was deleted or hidden; the answer then has no
   * post.
   */
  async setBookmarked(viewer: Viewer, id: number, bookmarked: boolean): Promise<PostView> {
    await this.parts.limits.consume("marksByMember", viewer.id);
    const seen = await this.#bookmarks.do(id, { memberId: viewer.id, wants: bookmarked });
    if (!seen) {
      if (!bookmarked) await this.forgetBookmark(viewer, id);
      throw notFound(THIS);
    }
    return required((await seen.posts).get(viewer.id), THIS);
  }

  /** Likes a post that the viewer does not like, and the other way round. Concurrent calls take turns. */
  async toggleLiked(viewer: Viewer, id: number): Promise<PostView> {
    const { events, limits } = this.parts;
    await limits.consume("marksByMember", viewer.id);
    const post = await events.transaction(async (tx) => {
      const marked = required(await postLikes.toggle(tx, id, viewer.id), THIS);
      await this.#publishLikes(tx, id, [marked]);
      return view(tx, viewer.id, id);
    });
    this.noteCounted(id);
    return required(post, THIS);
  }

  /** Removes a bookmark, even if its post was deleted or hidden; returns whether there was one. */
  async forgetBookmark(viewer: Viewer, id: number): Promise<boolean> {
    const removed = await deleteBookmark(this.parts.db, viewer.id, id);
    if (removed) this.noteCounted(id);
    return removed;
  }

  /** Works like `toggleLiked`. A bookmark whose post was deleted or hidden is removed. */
  async toggleBookmarked(viewer: Viewer, id: number): Promise<Pick<PostView, "bookmarked" | "bookmarksCount">> {
    const { db, limits } = this.parts;
    await limits.consume("marksByMember", viewer.id);
    const post = await db.transaction(async (tx) =>
      (await postBookmarks.toggle(tx, id, viewer.id)) ? view(tx, viewer.id, id) : null,
    );
    if (!post && (await this.forgetBookmark(viewer, id))) return { bookmarked: false, bookmarksCount: 0 };
    this.noteCounted(id);
    return required(post, THIS);
  }

  /** Reads a post once for all members who have just marked it; nobody who comes next waits for that. */
  #seenBy(id: number, marked: readonly Marked[]): Seen[] {
    if (marked.length === 0) return [];
    this.noteCounted(id);
    const memberIds = marked.map(({ memberId }) => memberId);
    const posts = this.parts.changes.seenBy(memberIds, id);
    return memberIds.map((memberId) => ({ memberId, posts }));
  }

  async #publishLikes(tx: Tx, postId: number, marked: readonly Marked[]): Promise<void> {
    for (const { ownerId, on, memberIds } of postLikes.changes(marked)) {
      await this.parts.events.publishQuietly(tx, postLikesSet, { postId, authorId: ownerId, memberIds, liked: on });
    }
  }

  /** Notes changed counts, so that viewers with the post on the screen receive them within a second. */
  noteCounted(id: number): void {
    this.parts.changes.note(id);
  }

  /** Returns a new post, and which of the members who listen now receive it, by two statements in all. */
  async announcement(
    { postId, authorId }: { postId: number; authorId: number },
    listeners: readonly number[],
  ): Promise<{ post: PostView; audience: ReadonlySet<number> } | null> {
    const post = await view(this.parts.db, authorId, postId);
    if (!post) return null;
    const audience = await audienceOfPost(this.parts.db, { id: postId, members: listeners });
    return { post, audience: new Set(audience.map(({ id }) => id)) };
  }

  /** Folds all waiting changes into the stored counts. */
  async foldCounts(): Promise<void> {
    while (await foldCounts(this.parts.db));
  }
}

async function view(db: DbOrTx, viewer: number, id: number): Promise<PostView | null> {
  const [row] = await postView(db, { viewer, id });
  return row ? toPostView(row) : null;
}
