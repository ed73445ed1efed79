import { beyondDeadlines } from "#server/core/deadlines/deadline";
import { languageOf } from "#server/core/words/language";
import { orElse } from "#server/core/rejections";
import { invalid, notFound, refusal } from "#server/core/errors";
import { grouped } from "#server/core/pages";
import { isBlank } from "#server/core/text.rules";
import { check } from "#server/core/validation";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import type { StoredMedia } from "#server/db/schema/images";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import type { MediaPlacementService } from "#server/features/media/placement/placement.service";
import type { MediaService } from "#server/features/media/media.service";
import type { Events } from "#server/platform/live/events";
import type { Limits } from "#server/platform/limits/limiter";
import { revisionsOfPosts } from "./editing.queries.ts";
import type { FacetsService } from "#server/features/posts/facets/facets.service";
import {
  NOT_YOURS_TO_DELETE,
  NOT_YOURS_TO_EDIT,
  postDeleted,
  postEdited,
  type PostRevision,
  type PostView,
} from "#server/features/posts/posts.model";
import { GROUP_DECIDES, POST_IS_EMPTY, STAYS_HIDDEN } from "#server/features/posts/posts.limits.rules";
import { postChanges, type PostChanges, type PostChangesDraft } from "#server/features/posts/posts.rules";
import { tagsAfter } from "#server/features/posts/tags/tags.rules";
import type { PostsService } from "#server/features/posts/posts.service";
import { deletePost, lockOwnPost, updatePost, type WrittenPost } from "#server/features/posts/posts.writing.queries";

interface Parts {
  db: Db;
  events: Events;
  limits: Limits;
  facets: FacetsService;
  media: MediaService;
  placement: MediaPlacementService;
  release: MediaReleaseService;
  posts: PostsService;
}

/** Lets authors change and delete posts that they have shared. */
export class PostEditingService {
  constructor(private readonly parts: Parts) {}

  /**
   * Changes a post; omitted fields stay as they are. Its history stores the former version. Concurrent changes take
   * turns, and each builds on the result of the one before.
   * @throws DomainError FORBIDDEN for a post of somebody else, NOT_FOUND for what the viewer may not see.
   */
  async update(viewer: Viewer, id: number, draft: PostChangesDraft): Promise<PostView> {
    const changes = check(postChanges, draft);
    await this.parts.limits.consume("editsByMember", viewer.id);
    const stored = await this.parts.events.transaction(async (tx) => {
      const before = await lockOwnPost(tx, viewer.id, id, "change");
      if (before) await this.#change(tx, viewer, id, before, changes);
      return before !== null;
    });
    if (!stored) throw await this.#refusal(viewer, id, NOT_YOURS_TO_EDIT);
    await this.#moveFiles(id);
    return this.parts.posts.get(viewer, id);
  }

  /**
   * Deletes a post with its likes, comments and files, even if its author may not see it any more. Bookmarks of it
   * remain for their owners, without the post.
   * @throws DomainError FORBIDDEN for a post of somebody else, NOT_FOUND for what the viewer may not see.
   */
  async remove(viewer: Viewer, id: number): Promise<void> {
    const { events, limits, release } = this.parts;
    await limits.consume("deletionsByMember", viewer.id);
    // Cut off at a deadline, a post with very many likes and comments could never be deleted.
    const removed = await beyondDeadlines(() =>
      events.transaction(async (tx) => {
        const post = await lockOwnPost(tx, viewer.id, id, "delete");
        if (!post) return false;
        await deletePost(tx, viewer.id, id);
        await release.release(tx, viewer.id, post.media);
        await events.publish(tx, postDeleted, { postId: id, authorId: viewer.id });
        return true;
      }),
    );
    if (!removed) throw await this.#refusal(viewer, id, NOT_YOURS_TO_DELETE);
  }

  /** Lists the former versions of a post, newest first, as far as the viewer might have seen them when they stood. */
  async history(viewer: Viewer, id: number): Promise<PostRevision[]> {
    await this.parts.posts.authorOf(viewer, id);
    return (await this.revisionsOf(viewer, [id]))[0] ?? [];
  }

  /** Returns the histories of posts that the viewer has received, all in one statement. */
  readonly revisionsOf = async (viewer: Viewer | null, ids: readonly number[]): Promise<PostRevision[][]> => {
    const rows = await revisionsOfPosts(this.parts.db, { viewer: viewerId(viewer), ids });
    return grouped(ids, rows, ({ postId }) => postId).map((own) =>
      own.map(({ postId: _post, ...revision }) => revision),
    );
  };

  async #change(tx: Tx, viewer: Viewer, id: number, before: OwnPost, changes: PostChanges): Promise<void> {
    const { events, facets, placement, release } = this.parts;
    checkAudience(before, changes.visibility);
    const content = changes.content ?? before.content;
    const media = await this.#mediaAfter(tx, viewer, before.media, changes.mediaIds);
    if (isBlank(content) && media.length === 0) throw invalid({ content: [POST_IS_EMPTY] });
    const title = changes.title === undefined ? before.title : changes.title || null;
    const post: WrittenPost = {
      title,
      content,
      language: await languageOf(`${title ?? ""} ${content}`),
      category: changes.category === undefined ? before.category : changes.category,
      tags: tagsAfter(changes.tags ?? before.tags, before.content, content),
      facets: content === before.content ? before.facets : await facets.resolve(viewer, content, tx),
      media,
      visibility: changes.visibility ?? before.visibility,
      location: changes.location === undefined ? before.location : changes.location,
      placeName: changes.placeName === undefined ? before.placeName : changes.placeName || null,
    };
    const isChanged = !isSame(contentOf(before), contentOf(post));
    const edited = isChanged || !isSame(idsOf(before.media), idsOf(media));
    if (!edited && post.visibility === before.visibility && isSame(placeOf(before), placeOf(post))) return;
    if (media.length > 0) await placement.expect(tx);
    await updatePost(tx, { authorId: viewer.id, id, post, isChanged, edited });
    const remainingIds = idsOf(media);
    await release.release(
      tx,
      viewer.id,
      before.media.filter((item) => !remainingIds.includes(item.id)),
    );
    await events.publish(tx, postEdited, { postId: id, authorId: viewer.id });
  }

  /**
   * Returns the files of the post after the change: files that it has already stay as they are, others are uploads of
   * the author's.
   */
  async #mediaAfter(tx: Tx, viewer: Viewer, before: StoredMedia[], ids: number[] | undefined): Promise<StoredMedia[]> {
    if (!ids) return before;
    const known = new Map(before.map((item) => [item.id, item]));
    const added = ids.filter((id) => !known.has(id));
    for (const item of await this.parts.media.attach(tx, viewer, added, "either")) known.set(item.id, item);
    return [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
  }

  /** Moves the files to the side of the visibility, and shows them under their new addresses to those who watch. */
  async #moveFiles(id: number): Promise<void> {
    const { placement, posts } = this.parts;
    // The change is stored: the job places what the storage does not take now.
    if (await orElse(placement.placePost(id), false, "optional")) posts.noteCounted(id);
  }

  /** Returns FORBIDDEN for a post of somebody else, and NOT_FOUND for one that the viewer cannot see. */
  async #refusal(viewer: Viewer, id: number, message: string): Promise<Error> {
    return (await this.parts.posts.find(viewer, id)) ? refusal("NOT_YOURS", message) : notFound("This post");
  }
}

type OwnPost = WrittenPost & { groupId: number | null };

/** Refuses another audience for a post whose audience its author does not choose. */
function checkAudience({ groupId, visibility: before }: OwnPost, visibility: PostChanges["visibility"]): void {
  if (!visibility || visibility === before) return;
  if (before === "hidden") throw invalid({ visibility: [STAYS_HIDDEN] });
  if (groupId !== null) throw invalid({ visibility: [GROUP_DECIDES] });
}

const contentOf = ({ title, content, category, tags }: WrittenPost) => [title, content, category, tags];
const placeOf = ({ location, placeName }: WrittenPost) => location && [location, placeName];
const idsOf = (media: StoredMedia[]) => media.map(({ id }) => id);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
