import type { UrlOf } from "#server/features/media/media.model";
import { presentPost } from "#server/features/posts/posts.presenter";
import type { BookmarkAnswer, FolderAnswer } from "./bookmarks.answers.ts";
import type { BookmarkView, Folder } from "./bookmarks.model.ts";

/** Presents a folder in REST. */
export const presentFolder = ({ id, name, bookmarksCount }: Folder): FolderAnswer => ({
  id,
  name,
  bookmarks_count: bookmarksCount,
  bookmarksCount,
});

/**
 * Presents a bookmark in REST: the post as everywhere, and beside it the member's note; without the post if it was
 * deleted.
 */
export function presentBookmark(
  { postId, post, note, savedAt, folders }: BookmarkView & { folders: Folder[] },
  urlOf: UrlOf,
): BookmarkAnswer {
  const common = {
    post_id: postId,
    note,
    folders: folders.map(({ id, name }) => ({ id, name })),
    saved_at: savedAt,
    savedAt,
  };
  if (!post) return { id: postId, bookmarked: true, ...common, available: false };
  return { ...presentPost(post, urlOf), ...common, available: true };
}
