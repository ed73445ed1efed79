import type { UrlOf } from "#server/features/media/media.model";
import { presentPost } from "#server/features/posts/posts.presenter";
import type { BookmarkView, Folder } from "./bookmarks.model.ts";

/** A folder in REST. */
export const presentFolder = ({ id, name, bookmarksCount }: Folder): Record<string, unknown> => ({
  id,
  name,
  bookmarks_count: bookmarksCount,
  bookmarksCount,
});

/** A bookmark in REST: the post as anywhere, and beside it what is noted; of a post that is gone only the latter. */
export function presentBookmark(
  { postId, post, note, savedAt, folders }: BookmarkView & { folders: Folder[] },
  urlOf: UrlOf,
): Record<string, unknown> {
  return {
    ...(post ? presentPost(post, urlOf) : { id: postId, bookmarked: true }),
    post_id: postId,
    available: post !== null,
    note,
    folders: folders.map(({ id, name }) => ({ id, name })),
    saved_at: savedAt,
    savedAt,
  };
}
