import type { UrlOf } from "#server/features/media/media.model";
import { presentPost } from "#server/features/posts/posts.presenter";
import type { BookmarkAnswer, FolderAnswer } from "./bookmarks.answers.ts";
import type { BookmarkView, Folder } from "./bookmarks.model.ts";

/** A folder in REST. */
export const presentFolder = ({ id, name, bookmarksCount }: Folder): FolderAnswer => ({
  id,
  name,
  bookmarks_count: bookmarksCount,
  bookmarksCount,
});

/** A bookmark in REST: the post as anywhere, and beside it what is noted; of a post that is gone only the latter. */
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
