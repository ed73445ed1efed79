import * as z from "zod";
import type { UrlFor } from "#server/features/media/media.model";
import { done } from "#server/rest/answers";
import { idParam } from "#server/rest/request";
import { call, type Route } from "#server/rest/route";
import { bookmarkAnswer, bookmarksPage, folderAnswer } from "./bookmarks.answers.ts";
import type { FoldersService } from "./bookmarks.folders.service.ts";
import { presentBookmark, presentFolder } from "./bookmarks.presenter.ts";
import { bookmarkBody, bookmarksQuery, folderBody } from "./bookmarks.requests.ts";
import type { BookmarksService } from "./bookmarks.service.ts";

const aBookmark = { post_id: idParam("This bookmark") };
const aFolder = { id: idParam("This folder") };

/** Serves a member's bookmarks over REST. */
export const bookmarksRoutes = (bookmarks: BookmarksService, urlFor: UrlFor): Route[] => [
  call({
    method: "GET",
    path: "/bookmarks",
    query: bookmarksQuery,
    doc: {
      name: "listBookmarks",
      tag: "Bookmarks",
      summary: "List the viewer's bookmarks",
      details:
        "Lists the posts that the viewer has bookmarked, in one folder or in all. Words, tags and a folder narrow the list, and `tags` counts the tags of all bookmarks. Nobody else can see them.",
      answer: bookmarksPage,
    },
    async handle({ viewer, query: { page, ...search } }) {
      const found = await bookmarks.numberedPage(viewer, search, page);
      const posts = found.bookmarks.map((bookmark) => presentBookmark(bookmark, urlFor(viewer)));
      return { body: { posts, hasMore: found.hasMore, total: found.total, tags: found.tags } };
    },
  }),
  call({
    method: "PUT",
    path: "/bookmarks/:post_id",
    params: aBookmark,
    body: bookmarkBody,
    doc: {
      name: "updateBookmark",
      tag: "Bookmarks",
      summary: "Change the note or folders of a bookmark",
      details:
        "Omitted fields stay unchanged. `folders` are all the folders in which the bookmark is from now on; an empty list takes it out of all of them.",
      example: { note: "Show this to Bo", folders: [3] },
      answer: { bookmark: bookmarkAnswer },
    },
    async handle({ viewer, params, body }) {
      const bookmark = await bookmarks.updated(viewer, params.post_id, body);
      return { body: { bookmark: presentBookmark(bookmark, urlFor(viewer)) } };
    },
  }),
  call({
    method: "DELETE",
    path: "/bookmarks/:post_id",
    params: aBookmark,
    doc: {
      name: "removeBookmark",
      tag: "Bookmarks",
      summary: "Remove a bookmark",
      details: "Also works if the post is no longer available.",
      answer: done,
    },
    async handle({ viewer, params }) {
      await bookmarks.remove(viewer, params.post_id);
      return { body: { message: "Bookmark removed" } };
    },
  }),
];

/** Serves a member's folders over REST. */
export const foldersRoutes = (folders: FoldersService): Route[] => [
  call({
    method: "GET",
    path: "/bookmarks/folders",
    doc: {
      name: "listBookmarkFolders",
      tag: "Bookmarks",
      summary: "List the viewer's folders",
      details:
        "Lists the folders in which the viewer sorts bookmarks, by name, each with the number of bookmarks in it.",
      answer: { folders: z.array(folderAnswer) },
    },
    async handle({ viewer }) {
      return { body: { folders: (await folders.list(viewer)).map(presentFolder) } };
    },
  }),
  call({
    method: "POST",
    path: "/bookmarks/folders",
    creates: true,
    body: folderBody,
    doc: {
      name: "createBookmarkFolder",
      tag: "Bookmarks",
      summary: "Create a folder",
      details: "Creates an empty folder for the viewer's bookmarks. A second folder of the same name is refused.",
      example: { name: "For the workshop" },
      answer: { folder: folderAnswer },
    },
    async handle({ viewer, body }) {
      const folder = await folders.create(viewer, body);
      return { status: 201, body: { folder: presentFolder(folder) } };
    },
  }),
  call({
    method: "PUT",
    path: "/bookmarks/folders/:id",
    params: aFolder,
    body: folderBody,
    doc: {
      name: "renameBookmarkFolder",
      tag: "Bookmarks",
      summary: "Rename a folder",
      details:
        "Changes the name of a folder; the bookmarks stay in it. A name that another folder has is refused with 409.",
      example: { name: "For the workshop" },
      answer: { folder: folderAnswer },
      refuses: ["CONFLICT"],
    },
    async handle({ viewer, params, body }) {
      const folder = await folders.rename(viewer, params.id, body);
      return { body: { folder: presentFolder(folder) } };
    },
  }),
  call({
    method: "DELETE",
    path: "/bookmarks/folders/:id",
    params: aFolder,
    doc: {
      name: "deleteBookmarkFolder",
      tag: "Bookmarks",
      summary: "Delete a folder",
      details: "The bookmarks in it remain.",
      answer: done,
    },
    async handle({ viewer, params }) {
      await folders.remove(viewer, params.id);
      return { body: { message: "Folder deleted" } };
    },
  }),
];
