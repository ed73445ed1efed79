import * as z from "zod";
import { idNumber } from "#server/rest/answers";
import { idSent, idsSent } from "#server/rest/readings";
import { pagedPosts, request } from "#server/rest/request";
import { bookmarkChanges, bookmarkSearch, folder } from "./bookmarks.rules.ts";

const severalTags = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .meta({ description: "Several tags are separated by commas.", examples: ["tools"] });

/** Reads tags separated by commas, or from a field that occurs several times. */
function tagsSent(value: unknown): unknown {
  const tags = typeof value === "string" ? value.split(",") : value;
  return Array.isArray(tags) ? tags.filter((name) => name !== "") : tags;
}

/** The conditions of a search among a member's bookmarks. */
export const bookmarksQuery = pagedPosts(
  request(bookmarkSearch, {
    query: {},
    tags: { from: ["tag"], read: tagsSent, doc: severalTags },
    folderId: {
      from: ["folder"],
      read: idSent,
      doc: idNumber.optional(),
    },
    order: { from: ["sort"] },
  }),
);

/** The note of a bookmark, and its folders. */
export const bookmarkBody = request(bookmarkChanges, {
  note: {},
  folderIds: { from: ["folders", "folder_ids", "folderIds"], read: idsSent },
});

/** The name of a folder. */
export const folderBody = request(folder, { name: {} });
