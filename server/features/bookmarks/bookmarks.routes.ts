import * as z from "zod";
import { toId } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import { done, idNumber, pageNumber } from "#server/rest/answers";
import { call, type RestRequest, type Route } from "#server/rest/route";
import { bookmarkAnswer, bookmarksPage, folderAnswer } from "./bookmarks.answers.ts";
import type { FoldersService } from "./bookmarks.folders.service.ts";
import { changesOf, searchOf } from "./bookmarks.model.ts";
import { presentBookmark, presentFolder } from "./bookmarks.presenter.ts";
import { bookmarkChanges, bookmarkSearch, folder as folderRule } from "./bookmarks.rules.ts";
import type { BookmarksService } from "./bookmarks.service.ts";

const changesBody = z.object({ note: bookmarkChanges.shape.note, folders: bookmarkChanges.shape.folderIds });

const postIdOf = ({ params }: RestRequest) => toId(params["post_id"], "This bookmark");
const folderOf = ({ params }: RestRequest) => toId(params["id"], "This folder");

/** What a member keeps, on the REST face. */
export const bookmarksRoutes = (bookmarks: BookmarksService, urlOf: UrlOf): Route[] => [
  call({
    method: "GET",
    path: "/bookmarks",
    doc: {
      tag: "Bookmarks",
      summary: "What the member keeps",
      query: {
        page: pageNumber,
        query: bookmarkSearch.shape.query,
        tag: z
          .union([z.string(), z.array(z.string())])
          .optional()
          .meta({ description: "Several with commas.", examples: ["tools"] }),
        folder: idNumber.optional(),
        sort: bookmarkSearch.shape.order,
      },
      answer: bookmarksPage,
    },
    async handle({ context, query }) {
      const viewer = requireViewer(context);
      const page = await bookmarks.numberedPage(viewer, searchOf(query), toPageNumber(query["page"]));
      const posts = page.bookmarks.map((bookmark) => presentBookmark(bookmark, urlOf));
      return { body: { posts, hasMore: page.hasMore, total: page.total, tags: page.tags } };
    },
  }),
  call({
    method: "PUT",
    path: "/bookmarks/:post_id",
    doc: {
      tag: "Bookmarks",
      summary: "Note something about a bookmark, or sort it",
      body: changesBody,
      example: { note: "Show this to Bo", folders: [3] },
      answer: { bookmark: bookmarkAnswer },
    },
    async handle(request) {
      const viewer = requireViewer(request.context);
      const bookmark = await bookmarks.updated(viewer, postIdOf(request), changesOf(request.body));
      return { body: { bookmark: presentBookmark(bookmark, urlOf) } };
    },
  }),
  call({
    method: "DELETE",
    path: "/bookmarks/:post_id",
    doc: { tag: "Bookmarks", summary: "Keep a post no longer", details: "Also one that is gone.", answer: done },
    async handle(request) {
      await bookmarks.remove(requireViewer(request.context), postIdOf(request));
      return { body: { message: "Bookmark removed" } };
    },
  }),
];

/** A member's folders, on the REST face. */
export const foldersRoutes = (folders: FoldersService): Route[] => [
  call({
    method: "GET",
    path: "/bookmarks/folders",
    doc: { tag: "Bookmarks", summary: "The member's folders", answer: { folders: z.array(folderAnswer) } },
    async handle({ context }) {
      return { body: { folders: (await folders.list(requireViewer(context))).map(presentFolder) } };
    },
  }),
  call({
    method: "POST",
    path: "/bookmarks/folders",
    creates: true,

    doc: {
      tag: "Bookmarks",
      summary: "Create a folder",
      body: folderRule,
      example: { name: "For the workshop" },
      answer: { folder: folderAnswer },
    },
    async handle({ context, body }) {
      const folder = await folders.create(requireViewer(context), body["name"]);
      return { status: 201, body: { folder: presentFolder(folder) } };
    },
  }),
  call({
    method: "PUT",
    path: "/bookmarks/folders/:id",
    doc: {
      tag: "Bookmarks",
      summary: "Rename a folder",
      body: folderRule,
      example: { name: "For the workshop" },
      answer: { folder: folderAnswer },
      refuses: ["CONFLICT"],
    },
    async handle(request) {
      const viewer = requireViewer(request.context);
      const folder = await folders.rename(viewer, folderOf(request), request.body["name"]);
      return { body: { folder: presentFolder(folder) } };
    },
  }),
  call({
    method: "DELETE",
    path: "/bookmarks/folders/:id",
    doc: { tag: "Bookmarks", summary: "Delete a folder", details: "What stands in it stays a bookmark.", answer: done },
    async handle(request) {
      await folders.remove(requireViewer(request.context), folderOf(request));
      return { body: { message: "Folder deleted" } };
    },
  }),
];
