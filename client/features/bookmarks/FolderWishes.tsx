import { DeleteFolderDialog, FolderNameDialog } from "./FolderDialog.tsx";
import type { FolderWish } from "./FolderBar.tsx";
import { useBookmarkChanges } from "./useBookmarkChanges.ts";
import { useFolderActions } from "./useFolders.ts";

interface FolderWishesProps {
  wish: FolderWish;
  /** The folders in which a bookmark stands already. */
  foldersOf: (postId: string) => string[];
  /** A folder that is looked into has gone. */
  onGone: (folderId: string) => void;
  onClose: () => void;
}

/** The dialog for what the member wants to do with a folder. */
export function FolderWishes({ wish, foldersOf, onGone, onClose }: FolderWishesProps) {
  const actions = useFolderActions();
  const { update } = useBookmarkChanges();

  async function create(name: string, postId?: string) {
    const id = await actions.create(name);
    if (id !== null && postId !== undefined) await update(postId, { folderIds: [...foldersOf(postId), id] });
  }

  switch (wish.kind) {
    case "create":
      return (
        <FolderNameDialog
          title="New folder"
          act="Create folder"
          acting="Creating..."
          onSave={(name) => create(name, wish.postId)}
          onClose={onClose}
        />
      );
    case "rename":
      return (
        <FolderNameDialog
          title="Rename folder"
          act="Rename"
          acting="Renaming..."
          name={wish.folder.name}
          onSave={(name) => actions.rename(wish.folder.id, name)}
          onClose={onClose}
        />
      );
    case "delete":
      return (
        <DeleteFolderDialog
          name={wish.folder.name}
          onDelete={() => actions.remove(wish.folder.id).then(() => onGone(wish.folder.id))}
          onClose={onClose}
        />
      );
  }
}
