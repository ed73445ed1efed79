import * as z from "zod";
import { postAnswer } from "#server/features/posts/posts.answers";
import { howMany, idNumber, moment } from "#server/rest/answers";

const name = z.string().meta({ examples: ["For the workshop"] });

export const folderAnswer = z
  .object({ id: idNumber, name, bookmarks_count: howMany, bookmarksCount: howMany })
  .meta({ id: "Folder", description: "A folder of the viewer's bookmarks." });
export type FolderAnswer = z.infer<typeof folderAnswer>;

const common = {
  post_id: idNumber,
  note: z
    .string()
    .nullable()
    .meta({ examples: ["Show this to Bo"] }),
  folders: z.array(z.object({ id: idNumber, name })),
  saved_at: moment,
  savedAt: moment,
};

export const bookmarkAnswer = z
  .union([
    z.object({ ...postAnswer.shape, ...common, available: z.literal(true) }),
    z.object({ id: idNumber, bookmarked: z.literal(true), ...common, available: z.literal(false) }),
  ])
  .meta({
    id: "Bookmark",
    description: "A bookmarked post with the viewer's note; only the note if the post is no longer available.",
  });
export type BookmarkAnswer = z.infer<typeof bookmarkAnswer>;

/** A page of a member's bookmarks, with the summary of all of them. */
export const bookmarksPage = {
  posts: z.array(bookmarkAnswer),
  hasMore: z.boolean(),
  total: howMany,
  tags: z.array(z.object({ name: z.string().meta({ examples: ["tools"] }), count: howMany })),
};
