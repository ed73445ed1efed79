import { toId } from "#server/core/ids";
import { toPageNumber } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import type { UrlOf } from "#server/features/media/media.model";
import type { RestRequest, Route } from "#server/rest/route";
import type { FoldersService } from "./bookmarks.folders.service.ts";
import { changesOf, searchOf } from "./bookmarks.model.ts";
import { presentBookmark, presentFolder } from "./bookmarks.presenter.ts";
import type { BookmarksService } from "./bookmarks.service.ts";

const postIdOf = ({ params }: RestRequest) => toId(params["post_id"], "This bookmark");
const folderOf = ({ params }: RestRequest) => toId(params["id"], "This folder");

/** What a member keeps, on the REST face. */
export const bookmarksRoutes = (bookmarks: BookmarksService, urlOf: UrlOf): Route[] => [
  {
    method: "GET",
    path: "/bookmarks",
    async handle({ context, query }) {
      const viewer = requireViewer(context);
      const page = await bookmarks.numberedPage(viewer, searchOf(query), toPageNumber(query["page"]));
      const posts = page.bookmarks.map((bookmark) => presentBookmark(bookmark, urlOf));
      return { body: { posts, hasMore: page.hasMore, total: page.total, tags: page.tags } };
    },
  },
  {
    method: "PUT",
    path: "/bookmarks/:post_id",
    async handle(request) {
      const viewer = requireViewer(request.context);
      const bookmark = await bookmarks.updated(viewer, postIdOf(request), changesOf(request.body));
      return { body: { bookmark: presentBookmark(bookmark, urlOf) } };
    },
  },
  {
    method: "DELETE",
    path: "/bookmarks/:post_id",
    async handle(request) {
      await bookmarks.remove(requireViewer(request.context), postIdOf(request));
      return { body: { message: "Bookmark removed" } };
    },
  },
];

/** A member's folders, on the REST face. */
export const foldersRoutes = (folders: FoldersService): Route[] => [
  {
    method: "GET",
    path: "/bookmarks/folders",
    async handle({ context }) {
      return { body: { folders: (await folders.list(requireViewer(context))).map(presentFolder) } };
    },
  },
  {
    method: "POST",
    path: "/bookmarks/folders",
    creates: true,
    async handle({ context, body }) {
      const folder = await folders.create(requireViewer(context), body["name"]);
      return { status: 201, body: { folder: presentFolder(folder) } };
    },
  },
  {
    method: "PUT",
    path: "/bookmarks/folders/:id",
    async handle(request) {
      const viewer = requireViewer(request.context);
      const folder = await folders.rename(viewer, folderOf(request), request.body["name"]);
      return { body: { folder: presentFolder(folder) } };
    },
  },
  {
    method: "DELETE",
    path: "/bookmarks/folders/:id",
    async handle(request) {
      await folders.remove(requireViewer(request.context), folderOf(request));
      return { body: { message: "Folder deleted" } };
    },
  },
];
