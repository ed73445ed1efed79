import { feature } from "#server/composition/feature";
import type { MediaService } from "#server/features/media/media.service";
import type { PostsService } from "#server/features/posts/posts.service";
import { FoldersService } from "./bookmarks.folders.service.ts";
import { BookmarkEdgeResolver, BookmarksResolver } from "./bookmarks.resolver.ts";
import { bookmarksRoutes, foldersRoutes } from "./bookmarks.routes.ts";
import { BookmarksService } from "./bookmarks.service.ts";

interface Needs {
  media: MediaService;
  posts: PostsService;
}

/** Assembles bookmarks and their folders. */
export const bookmarksModule = feature(({ db, limits }, { media, posts }: Needs) => {
  const bookmarks = new BookmarksService({ db, limits, posts });
  const bookmarkFolders = new FoldersService(db, limits);
  return {
    services: { bookmarks, bookmarkFolders },
    resolvers: [new BookmarksResolver(bookmarks, bookmarkFolders), new BookmarkEdgeResolver(bookmarks)],
    routes: [...bookmarksRoutes(bookmarks, media.urlFor), ...foldersRoutes(bookmarkFolders)],
  };
});
