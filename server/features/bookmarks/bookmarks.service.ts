import { invalid, notFound } from "#server/core/errors";
import { grouped, NEWEST, numberedPage, OLDEST, type Slice, sliceValues } from "#server/core/pages";
import { toPage, type Page } from "#server/core/pagination";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { PostsService } from "#server/features/posts/posts.service";
import type { Limits } from "#server/platform/limits/limiter";
import { foldersOfBookmarks, putInFolders } from "./bookmarks.folders.queries.ts";
import { BOOKMARKS_PAGE_SIZE } from "./bookmarks.limits.rules.ts";
import { type BookmarkView, type Folder, wordsIn, type Summary } from "./bookmarks.model.ts";
import { bookmarkOf, bookmarksPage, bookmarksSummary, lockBookmark, setNote } from "./bookmarks.queries.ts";
import {
  type BookmarkChanges,
  bookmarkChanges,
  type BookmarkSearch,
  bookmarkSearch,
  FOLDER_IS_GONE,
  tagNamesOf,
} from "./bookmarks.rules.ts";

const THIS = "This bookmark";
/** The position before the first bookmark of each order. */
const START = { newest: NEWEST, oldest: OLDEST };

interface Parts {
  db: Db;
  limits: Limits;
  posts: PostsService;
}

/** A page of bookmarks with the summary of all matches, which is counted once and only on request. */
export interface BookmarksPage extends Page<BookmarkView> {
  summary: () => Promise<Summary>;
}

/** Lists and changes bookmarks, which only their owner ever sees. */
export class BookmarksService {
  constructor(private readonly parts: Parts) {}

  /** Lists the viewer's matching bookmarks, deleted posts included. */
  async list(viewer: Viewer, search: BookmarkSearch, slice: Slice): Promise<BookmarksPage> {
    const { values, order } = queryOf(viewer, search);
    const rows = await bookmarksPage[order](this.parts.db, { ...values, ...sliceValues(slice, START[order]) });
    let counted: Promise<Summary> | null = null;
    const summary = () => (counted ??= bookmarksSummary(this.parts.db, values));
    return { ...toPage(rows, slice.first, async () => (await summary()).total), summary };
  }

  /** Returns a page of them by its number. */
  async numberedPage(
    viewer: Viewer,
    search: BookmarkSearch,
    page: number,
  ): Promise<Summary & { bookmarks: (BookmarkView & { folders: Folder[] })[]; hasMore: boolean }> {
    const { values, order } = queryOf(viewer, search);
    const { db } = this.parts;
    const slice = sliceValues(numberedPage(page, BOOKMARKS_PAGE_SIZE), START[order]);
    const [rows, summary] = await Promise.all([
      bookmarksPage[order](db, { ...values, ...slice }),
      bookmarksSummary(db, values),
    ]);
    const bookmarks = await this.#withFolders(viewer, rows.slice(0, BOOKMARKS_PAGE_SIZE));
    return { ...summary, bookmarks, hasMore: rows.length > bookmarks.length };
  }

  /**
   * Changes the note of a bookmark, or its folders.
   * @throws DomainError NOT_FOUND when the viewer has not bookmarked the post, BAD_USER_INPUT for a folder that is not
   * theirs.
   */
  async update(viewer: Viewer, postId: number, changes: BookmarkChanges): Promise<BookmarkView> {
    const { note, folderIds } = check(bookmarkChanges, changes);
    await this.parts.limits.consume("marksByMember", viewer.id);
    await this.parts.db.transaction(async (tx) => {
      if (!(await lockBookmark(tx, viewer.id, postId))) throw notFound(THIS);
      if (note !== undefined) await setNote(tx, viewer.id, postId, note || null);
      if (folderIds === undefined) return;
      const chosen = [...new Set(folderIds ?? [])];
      const own = await putInFolders(tx, { viewerId: viewer.id, postId, folderIds: chosen });
      if (own < chosen.length) throw invalid({ folderIds: [FOLDER_IS_GONE] });
    });
    const bookmark = await bookmarkOf(this.parts.db, viewer.id, postId);
    if (!bookmark) throw notFound(THIS);
    return bookmark;
  }

  /** Returns a bookmark after a change, with its folders. */
  async updated(
    viewer: Viewer,
    postId: number,
    changes: BookmarkChanges,
  ): Promise<BookmarkView & { folders: Folder[] }> {
    const bookmark = await this.update(viewer, postId, changes);
    const [folders = []] = await this.#foldersOf(viewer, [postId]);
    return { ...bookmark, folders };
  }

  /** Removes a bookmark, even if its post was deleted. Safe to repeat. */
  async remove(viewer: Viewer, postId: number): Promise<void> {
    await this.parts.limits.consume("marksByMember", viewer.id);
    await this.parts.posts.forgetBookmark(viewer, postId);
  }

  /** Returns the folders of each of these bookmarks, by post and by one statement. */
  readonly foldersByPost = (viewer: Viewer | null, postIds: readonly number[]): Promise<Folder[][]> =>
    viewer ? this.#foldersOf(viewer, postIds) : Promise.resolve(postIds.map(() => []));

  async #withFolders(viewer: Viewer, rows: BookmarkView[]): Promise<(BookmarkView & { folders: Folder[] })[]> {
    const folders = await this.#foldersOf(
      viewer,
      rows.map(({ postId }) => postId),
    );
    return rows.map((bookmark, at) => ({ ...bookmark, folders: folders[at] ?? [] }));
  }

  async #foldersOf(viewer: Viewer, ids: readonly number[]): Promise<Folder[][]> {
    if (ids.length === 0) return [];
    const rows = await foldersOfBookmarks(this.parts.db, { viewer: viewer.id, ids });
    return grouped(ids, rows, ({ postId }) => postId).map((own) => own.map(({ postId: _post, ...folder }) => folder));
  }
}

function queryOf(viewer: Viewer, search: BookmarkSearch) {
  const { query, tags, folderId = null, order } = check(bookmarkSearch, search);
  const values = {
    viewer: viewer.id,
    ...wordsIn(query ?? ""),
    tags: tagNamesOf(tags ?? []),
    folderId,
  };
  return { values, order };
}
