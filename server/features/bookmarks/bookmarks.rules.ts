import * as z from "zod/mini";
import { idNumber } from "#server/core/ids.rules";
import { folded } from "#server/core/words/fold.rules";
import { plainText, requiredText } from "#server/core/textField.rules";
import { withoutSign } from "#server/features/posts/posts.limits.rules";
import { FOLDER_NAME_MAX, FOLDERS_MAX, NOTE_MAX } from "./bookmarks.limits.rules.ts";

const QUERY_MAX = 200;
const TAGS_MAX = 10;

export const TOO_MANY_FOLDERS = `You can have up to ${FOLDERS_MAX} folders. Please delete one first.`;
export const FOLDER_EXISTS = "You already have a folder with this name";
export const FOLDER_IS_GONE = "This folder no longer exists.";

/** The changes of a bookmark; omitted fields stay as they are, null empties them. */
export const bookmarkChanges = z.object({
  note: z.nullish(plainText({ max: NOTE_MAX, label: "A note" })),
  folderIds: z.nullish(
    z
      .array(idNumber(), "Folders must be a list")
      .check(z.maxLength(FOLDERS_MAX, `A bookmark can be in at most ${FOLDERS_MAX} folders`)),
  ),
});
export type BookmarkChanges = z.input<typeof bookmarkChanges>;

/** The name of a folder. */
export const folder = z.object({
  name: requiredText("Please give the folder a name", { max: FOLDER_NAME_MAX, label: "The name" }),
});
export type NewFolder = z.input<typeof folder>;

/** The conditions of a search among bookmarks. */
export const bookmarkSearch = z.object({
  query: z.nullish(plainText({ max: QUERY_MAX, label: "The search" })),
  tags: z.nullish(
    z
      .array(z.string("A tag must be text"), "Tags must be a list")
      .check(z.maxLength(TAGS_MAX, `You can choose up to ${TAGS_MAX} tags`)),
  ),
  folderId: z.nullish(idNumber()),
  order: z._default(z.enum(["newest", "oldest"], "The order must be newest or oldest"), "newest"),
});
export type BookmarkSearch = z.input<typeof bookmarkSearch>;

/** Returns tags as posts carry them: without #, folded, each once. */
export function tagNamesOf(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => folded(withoutSign(tag.trim()))).filter((tag) => tag !== ""))];
}
