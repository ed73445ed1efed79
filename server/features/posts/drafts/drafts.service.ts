import { invalid, notFound } from "#server/core/errors";
import { required, numberedPage, sliceValues } from "#server/core/pages";
import { toPage, type Page, type PageRequest } from "#server/core/pagination";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import { notAttachable } from "#server/features/media/media.model";
import type { Limits } from "#server/platform/limits/limiter";
import { contentAfter, DraftChanged, type DraftView, postOf, publishedAs, isSameDraft } from "./drafts.model.ts";
import {
  countDrafts,
  draftByClientId,
  draftOfMember,
  draftsPage,
  insertDraft,
  makeInTurn,
  publishedPost,
  removeDraftsBefore,
  setDraftMedia,
  updateDraft,
} from "./drafts.queries.ts";
import { removeDraft } from "#server/features/posts/posts.writing.queries";
import {
  DRAFT_DAYS,
  DRAFTS_MAX,
  DRAFTS_PAGE_SIZE,
  type DraftSave,
  savedDraft,
  type SavedDraft,
  TOO_MANY_DRAFTS,
} from "./drafts.rules.ts";
import type { PostView } from "#server/features/posts/posts.model";
import type { PostsService } from "#server/features/posts/posts.service";

const THIS = "This draft";
const SWEPT_AT_ONCE = 500;

interface Parts {
  db: Db;
  limits: Limits;
  posts: PostsService;
}

/** Stores posts that members still write, on whatever device. Only its author can see a draft. */
export class DraftsService {
  constructor(private readonly parts: Parts) {}

  /** The viewer's drafts, the one they saved last first. */
  async list(viewer: Viewer, request: PageRequest): Promise<Page<DraftView>> {
    const { db } = this.parts;
    const drafts = await draftsPage(db, { viewer: viewer.id, ...sliceValues(request) });
    return toPage(drafts, request.first, () => countDrafts(db, viewer.id));
  }

  find(viewer: Viewer, id: number): Promise<DraftView | null> {
    return draftOfMember(this.parts.db, { viewerId: viewer.id, id });
  }

  /** Returns a page of the drafts by its number. */
  async numberedPage(viewer: Viewer, page: number): Promise<{ drafts: DraftView[]; hasMore: boolean; total: number }> {
    const { db } = this.parts;
    const slice = sliceValues(numberedPage(page, DRAFTS_PAGE_SIZE));
    const [drafts, total] = await Promise.all([
      draftsPage(db, { viewer: viewer.id, ...slice }),
      countDrafts(db, viewer.id),
    ]);
    return { drafts: drafts.slice(0, DRAFTS_PAGE_SIZE), hasMore: drafts.length > DRAFTS_PAGE_SIZE, total };
  }

  /**
   * Returns a draft.
   * @throws DomainError NOT_FOUND for what is not a draft of the viewer's.
   */
  async get(viewer: Viewer, id: number): Promise<DraftView> {
    return required(await this.find(viewer, id), THIS);
  }

  /**
   * Stores what the viewer has typed so far: a new draft, or the next version of one. A client that repeats a save,
   * because its answer was lost, changes nothing more.
   * @throws DraftChanged when the draft is not what the viewer last saw; nothing is stored then.
   */
  async save(viewer: Viewer, input: DraftSave): Promise<DraftView> {
    const saved = check(savedDraft, input);
    await this.parts.limits.consume("draftsByMember", viewer.id);
    const { id } = saved;
    return this.parts.db.transaction((tx) =>
      id == null ? create(tx, viewer, saved) : update(tx, viewer, { ...saved, id }),
    );
  }

  /**
   * Removes a draft.
   * @throws DomainError NOT_FOUND for what is not a draft of the viewer's.
   */
  async remove(viewer: Viewer, id: number): Promise<void> {
    if (!(await removeDraft(this.parts.db, viewer.id, id))) throw notFound(THIS);
  }

  /**
   * Publishes a draft as a post, with its files, and deletes it: both or neither. A repeated publication returns the
   * same post; if the draft is saved in the same moment, the post has the content that was saved last.
   * @throws DomainError BAD_USER_INPUT by the rule of posts, and the draft stays as it is.
   */
  async publish(viewer: Viewer, id: number): Promise<PostView> {
    const { db, posts } = this.parts;
    const draft = await this.find(viewer, id);
    if (!draft) return posts.get(viewer, required(await publishedPost(db, viewer.id, publishedAs(id)), THIS));
    try {
      return await posts.create(viewer, postOf(draft), null, (tx) => holdAsSeen(tx, viewer, draft));
    } catch (error) {
      if (error instanceof DraftChanged) return this.publish(viewer, id);
      throw error;
    }
  }

  /** Removes drafts that nobody has changed for half a year; the sweep of media then removes their files. */
  async sweep(): Promise<void> {
    const before = new Date(Date.now() - DRAFT_DAYS * 86_400_000).toISOString();
    while ((await removeDraftsBefore(this.parts.db, before, SWEPT_AT_ONCE)) === SWEPT_AT_ONCE);
  }
}

async function create(tx: Tx, viewer: Viewer, saved: SavedDraft): Promise<DraftView> {
  const { clientId = null, kind } = saved;
  await makeInTurn(tx, viewer.id);
  const first = clientId === null ? null : await draftByClientId(tx, viewer.id, clientId);
  if (first && !isSameDraft(first, saved)) throw new DraftChanged(first);
  if (first) return first;
  if ((await countDrafts(tx, viewer.id)) >= DRAFTS_MAX) throw invalid({ drafts: [TOO_MANY_DRAFTS] });
  const id = await insertDraft(tx, { userId: viewer.id, kind, data: contentAfter(saved), clientId });
  return withMedia(tx, viewer, { ...saved, id });
}

async function update(tx: Tx, viewer: Viewer, saved: SavedDraft & { id: number }): Promise<DraftView> {
  const { id, version, kind } = saved;
  const current = required(await draftOfMember(tx, { viewerId: viewer.id, id, held: true }), THIS);
  if (isSameDraft(current, saved)) return current;
  if (current.version !== version) throw new DraftChanged(current);
  await updateDraft(tx, { id, kind, data: contentAfter(saved, current) });
  return withMedia(tx, viewer, saved);
}

/** Assigns its files to a draft, if the save mentions files, and reads it again. */
async function withMedia(tx: Tx, viewer: Viewer, saved: SavedDraft & { id: number }): Promise<DraftView> {
  if (saved.mediaIds !== undefined) {
    const mediaIds = [...new Set(saved.mediaIds ?? [])];
    const held = await setDraftMedia(tx, { viewerId: viewer.id, draftId: saved.id, mediaIds });
    if (held < mediaIds.length) throw notAttachable();
  }
  return required(await draftOfMember(tx, { viewerId: viewer.id, id: saved.id }), THIS);
}

/** Locks a draft until the transaction ends, if it is still as the viewer saw it. */
async function holdAsSeen(tx: Tx, viewer: Viewer, seen: DraftView): Promise<void> {
  const draft = required(await draftOfMember(tx, { viewerId: viewer.id, id: seen.id, held: true }), THIS);
  if (draft.version !== seen.version) throw new DraftChanged(draft);
}
