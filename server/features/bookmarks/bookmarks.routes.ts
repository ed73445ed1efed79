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
    doc: { tag: "Bookmarks", summary: "List the viewer's bookmarks", answer: bookmarksPage },
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
      tag: "Bookmarks",
      summary: "Change the note or folders of a bookmark",
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
    doc: { tag: "Bookmarks", summary: "List the viewer's folders", answer: { folders: z.array(folderAnswer) } },
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
      tag: "Bookmarks",
      summary: "Create a folder",
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
      tag: "Bookmarks",
      summary: "Rename a folder",
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
    doc: { tag: "Bookmarks", summary: "Delete a folder", details: "The bookmarks in it remain.", answer: done },
    async handle({ viewer, params }) {
      await folders.remove(viewer, params.id);
      return { body: { message: "Folder deleted" } };
    },
  }),
];
