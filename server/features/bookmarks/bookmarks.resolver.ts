import "reflect-metadata";
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import { toId, toIdField } from "#server/core/ids";
import { toCursor, toPageRequest } from "#server/core/pagination";
import { spellNumber } from "#server/core/text.rules";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import { pageInfoOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { FoldersService } from "./bookmarks.folders.service.ts";
import { FOLDER_NAME_MAX, FOLDERS_MAX } from "./bookmarks.limits.rules.ts";
import { type BookmarkView, type Folder } from "./bookmarks.model.ts";
import type { BookmarksService } from "./bookmarks.service.ts";
import {
  BookmarkConnection,
  BookmarkEdge,
  BookmarkFolder,
  BookmarksArgs,
  UpdateBookmarkInput,
} from "./bookmarks.types.ts";
import { SafeToRepeat } from "#server/graphql/fields/repeats";

const toEdge = ({ postId, post, note, savedAt }: BookmarkView) => ({
  cursor: toCursor({ createdAt: savedAt, id: postId }),
  node: post,
  postId,
  note,
  savedAt,
});

const NAME = `The folder's name: 1 to ${FOLDER_NAME_MAX} characters, unique among the viewer's folders.`;

/** Serves a member's bookmarks over GraphQL. */
@Resolver(() => Viewer)
export class BookmarksResolver {
  constructor(
    private readonly service: BookmarksService,
    private readonly folders: FoldersService,
  ) {}

  @Charged({ total: 20 })
  @FieldResolver(() => BookmarkConnection, {
    description: "The viewer's bookmarks, including those whose post is no longer available.",
  })
  async bookmarks(
    @Args(() => BookmarksArgs) { first, after, folderId, ...search }: BookmarksArgs,
    @Ctx() context: GraphQLContext,
  ) {
    const request = { ...search, folderId: folderId == null ? null : toIdField(folderId, "folderId") };
    const page = await this.service.list(requireViewer(context), request, toPageRequest(first, after));
    const edges = page.items.map(toEdge);
    return { edges, pageInfo: pageInfoOf(edges, page.hasNextPage), summary: page.summary };
  }

  @Charged({ atMost: FOLDERS_MAX })
  @FieldResolver(() => [BookmarkFolder], {
    description: `The viewer's folders, ordered by name; at most ${spellNumber(FOLDERS_MAX)}.`,
  })
  bookmarkFolders(@Ctx() context: GraphQLContext): Promise<Folder[]> {
    return this.folders.list(requireViewer(context));
  }

  @Mutation(() => BookmarkEdge, { description: "Changes the note or the folders of a bookmark." })
  async updateBookmark(
    @Arg("input", () => UpdateBookmarkInput, { description: "The changes." })
    { id, note, folderIds }: UpdateBookmarkInput,
    @Ctx() context: GraphQLContext,
  ) {
    const changes = { note, folderIds: folderIds && folderIds.map((folderId) => toIdField(folderId, "folderIds")) };
    return toEdge(await this.service.update(requireViewer(context), toId(id, "This bookmark"), changes));
  }

  @Mutation(() => ID, {
    description:
      "Removes a bookmark and its note, even if the post is no longer available. Safe to repeat. Returns the post's id.",
  })
  async removeBookmark(
    @Arg("id", () => ID, { description: "The bookmarked post." }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<string> {
    await this.service.remove(requireViewer(context), toId(id, "This bookmark"));
    return id;
  }

  @Mutation(() => BookmarkFolder, { description: "Creates an empty folder." })
  createBookmarkFolder(
    @Arg("name", () => String, { description: NAME })
    name: string,
    @Ctx() context: GraphQLContext,
  ): Promise<Folder> {
    return this.folders.create(requireViewer(context), { name });
  }

  @Mutation(() => BookmarkFolder, { description: "Renames one of the viewer's folders." })
  renameBookmarkFolder(
    @Arg("id", () => ID, { description: "The folder's id." }) id: string,
    @Arg("name", () => String, { description: NAME })
    name: string,
    @Ctx() context: GraphQLContext,
  ): Promise<Folder> {
    return this.folders.rename(requireViewer(context), toId(id, "This folder"), { name });
  }

  @SafeToRepeat()
  @Mutation(() => ID, { description: "Deletes a folder; the bookmarks in it remain. Returns the folder's id." })
  async deleteBookmarkFolder(
    @Arg("id", () => ID, { description: "The folder's id." }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<string> {
    await this.folders.remove(requireViewer(context), toId(id, "This folder"));
    return id;
  }
}

/** The computed fields of a bookmark. */
@Resolver(() => BookmarkEdge)
export class BookmarkEdgeResolver {
  constructor(private readonly service: BookmarksService) {}

  @Charged({ points: 5 })
  @FieldResolver(() => [BookmarkFolder], {
    description: `The folders that contain the bookmark; at most ${spellNumber(FOLDERS_MAX)}.`,
  })
  folders(@Root() { postId }: { postId: number }, @Ctx() context: GraphQLContext): Promise<Folder[]> {
    return context.loader(this.service.foldersByPost).load(postId);
  }
}
