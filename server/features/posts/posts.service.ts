import { notFound } from "#server/core/errors";
import type { Upload } from "#server/core/upload";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, DbOrTx, Tx } from "#server/db/client";
import { accountDeleted } from "#server/features/auth/auth.model";
import { POST_PICTURE } from "#server/features/media/media.model";
import type { MediaService } from "#server/features/media/media.service";
import type { Events } from "#server/platform/events";
import type { Limits } from "#server/platform/limiter";
import { postAdded, toPostView, type PostView } from "./posts.model.ts";
import {
  audienceOfPost,
  authorOfVisiblePost,
  deleteMarksOf,
  deletePostsOf,
  firstOfClientId,
  foldCounts,
  insertPost,
  postBookmarks,
  postLikes,
  postView,
  postViews,
} from "./posts.queries.ts";
import { newPost, tagsOf, type NewPost } from "./posts.rules.ts";

/** No member has this id: what a guest sees is what someone without bonds and blocks sees. */
const GUEST = 0;
/** Stands for the picture that comes along with a post and has no id before it is stored. */
const PICTURE_TO_COME = 0;

/** What members can do with posts. */
export class PostsService {
  constructor(
    private readonly db: Db,
    private readonly events: Events,
    private readonly media: MediaService,
    private readonly limits: Limits,
  ) {
    events.on(accountDeleted, async (tx, { memberId }) => {
      await deletePostsOf(tx, memberId);
      await deleteMarksOf(tx, memberId);
    });
  }

  /**
   * Publishes a post. Nothing is stored, and no file kept, unless all of it is in order. A draft that repeats its
   * `clientId` gives the post that it made the first time.
   */
  async create(viewer: Viewer, draft: Record<string, unknown>, picture: Upload | null = null): Promise<PostView> {
    const post = check(newPost, picture ? { ...draft, mediaIds: [PICTURE_TO_COME] } : draft);
    await this.limits.consume("postsByMember", viewer.id);
    await this.limits.consume("postsByMemberInDay", viewer.id);
    const mediaIds = picture ? [(await this.media.store(viewer, picture, POST_PICTURE)).id] : post.mediaIds;
    const id = await this.events.transaction(async (tx) => {
      const first = post.clientId ? await firstOfClientId(tx, viewer.id, post.clientId) : null;
      return first ?? this.#store(tx, viewer, { ...post, mediaIds });
    });
    return this.get(viewer, id);
  }

  async #store(tx: Tx, viewer: Viewer, post: NewPost): Promise<number> {
    const id = await insertPost(tx, {
      authorId: viewer.id,
      title: post.title || null,
      content: post.content,
      category: post.category ?? null,
      tags: tagsOf(post.tags, post.content),
      media: post.mediaIds.length > 0 ? await this.media.attach(tx, viewer, post.mediaIds) : [],
      location: post.location ?? null,
      visibility: post.visibility,
      clientId: post.clientId ?? null,
    });
    await this.events.publish(tx, postAdded, { postId: id, authorId: viewer.id });
    return id;
  }

  /** @throws DomainError NOT_FOUND for what the viewer may not see. */
  async get(viewer: Viewer, id: number): Promise<PostView> {
    return found(await this.find(viewer, id));
  }

  /** A post, if a member, or a guest, may see it. */
  find(viewer: Viewer | null, id: number): Promise<PostView | null> {
    return view(this.db, viewer?.id ?? GUEST, id);
  }

  /** Many posts in one statement, in the order of their ids. */
  readonly byIds = async (viewer: Viewer | null, ids: readonly number[]): Promise<(PostView | Error)[]> => {
    const rows = await postViews(this.db, { viewer: viewer?.id ?? GUEST, ids });
    const posts = new Map(rows.map((row) => [row.id, toPostView(row)]));
    return ids.map((id) => posts.get(id) ?? notFound("This post"));
  };

  /**
   * Whose post it is, for what needs no more of it.
   * @throws DomainError NOT_FOUND for what the viewer may not see.
   */
  async authorOf(viewer: Viewer, id: number): Promise<number> {
    const [post] = await authorOfVisiblePost(this.db, { viewer: viewer.id, id });
    return found(post ?? null).authorId;
  }

  async setLiked(viewer: Viewer, id: number, liked: boolean): Promise<PostView> {
    await this.limits.consume("marksByMember", viewer.id);
    if (!(await postLikes.set(this.db, { viewer: viewer.id, id, on: liked }))) throw notFound("This post");
    return this.get(viewer, id);
  }

  async setBookmarked(viewer: Viewer, id: number, bookmarked: boolean): Promise<PostView> {
    await this.limits.consume("marksByMember", viewer.id);
    if (!(await postBookmarks.set(this.db, { viewer: viewer.id, id, on: bookmarked }))) throw notFound("This post");
    return this.get(viewer, id);
  }

  /** Likes what the viewer does not like, and the other way round. Calls at the same time take turns. */
  async toggleLiked(viewer: Viewer, id: number): Promise<PostView> {
    await this.limits.consume("marksByMember", viewer.id);
    return found(await postLikes.toggle(this.db, { viewer: viewer.id, id }, (tx) => view(tx, viewer.id, id)));
  }

  async toggleBookmarked(viewer: Viewer, id: number): Promise<PostView> {
    await this.limits.consume("marksByMember", viewer.id);
    return found(await postBookmarks.toggle(this.db, { viewer: viewer.id, id }, (tx) => view(tx, viewer.id, id)));
  }

  /** A post that has just been added, and which of the members who listen now hear of it: two statements in all. */
  async announcement(
    { postId, authorId }: { postId: number; authorId: number },
    listeners: readonly number[],
  ): Promise<{ post: PostView; audience: ReadonlySet<number> } | null> {
    const post = await view(this.db, authorId, postId);
    if (!post) return null;
    const audience = await audienceOfPost(this.db, { id: postId, members: listeners });
    return { post, audience: new Set(audience.map(({ id }) => id)) };
  }

  /** Adds to the stored counts what waits to be added, all of it. */
  async foldCounts(): Promise<void> {
    while (await foldCounts(this.db));
  }
}

async function view(db: DbOrTx, viewerId: number, id: number): Promise<PostView | null> {
  const [row] = await postView(db, { viewer: viewerId, id });
  return row ? toPostView(row) : null;
}

function found<T>(post: T | null): T {
  if (!post) throw notFound("This post");
  return post;
}
