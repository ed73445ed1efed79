import { invalid, notFound, refusal } from "#server/core/errors";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { Limits } from "#server/platform/limits/limiter";
import {
  countFolders,
  deleteFolder,
  folderNamed,
  folderOf,
  foldersOfMember,
  insertFolder,
  nameInTurn,
  renameFolder,
} from "./bookmarks.folders.queries.ts";
import { FOLDERS_MAX } from "./bookmarks.limits.rules.ts";
import type { Folder } from "./bookmarks.model.ts";
import { folder, FOLDER_EXISTS, type NewFolder, TOO_MANY_FOLDERS } from "./bookmarks.rules.ts";

const THIS = "This folder";

/** Lets members sort their bookmarks into folders, which only they can see. */
export class FoldersService {
  constructor(
    private readonly db: Db,
    private readonly limits: Limits,
  ) {}

  /** Lists the viewer's folders by name. */
  list(viewer: Viewer): Promise<Folder[]> {
    return foldersOfMember(this.db, { viewer: viewer.id });
  }

  /** @throws DomainError CONFLICT when the viewer has a folder of this name, in any case. */
  async create(viewer: Viewer, input: NewFolder): Promise<Folder> {
    const command = check(folder, input);
    await this.limits.consume("marksByMember", viewer.id);
    return this.db.transaction(async (tx) => {
      await nameInTurn(tx, viewer.id);
      if (await folderNamed(tx, viewer.id, command.name)) throw refusal("NAME_TAKEN", FOLDER_EXISTS);
      if ((await countFolders(tx, viewer.id)) >= FOLDERS_MAX) throw invalid({ name: [TOO_MANY_FOLDERS] });
      return insertFolder(tx, viewer.id, command.name);
    });
  }

  /** @throws DomainError NOT_FOUND for what is not the viewer's, CONFLICT when another of theirs has the name. */
  async rename(viewer: Viewer, id: number, input: NewFolder): Promise<Folder> {
    const command = check(folder, input);
    await this.limits.consume("marksByMember", viewer.id);
    return this.db.transaction(async (tx) => {
      await nameInTurn(tx, viewer.id);
      if (!(await folderOf(tx, viewer.id, id))) throw notFound(THIS);
      const other = await folderNamed(tx, viewer.id, command.name);
      if (other && other.id !== id) throw refusal("NAME_TAKEN", FOLDER_EXISTS);
      await renameFolder(tx, viewer.id, id, command.name);
      const renamed = await folderOf(tx, viewer.id, id);
      if (!renamed) throw notFound(THIS);
      return renamed;
    });
  }

  /** Deletes a folder; its bookmarks stay. */
  async remove(viewer: Viewer, id: number): Promise<void> {
    await this.limits.consume("marksByMember", viewer.id);
    if (!(await deleteFolder(this.db, viewer.id, id))) throw notFound(THIS);
  }
}
