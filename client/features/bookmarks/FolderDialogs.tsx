import { DeleteFolderDialog, FolderNameDialog } from "./FolderDialog.tsx";
import type { FolderAction } from "./FolderBar.tsx";
import { useBookmarkChanges } from "./useBookmarkChanges.ts";
import { useFolderActions } from "./useFolders.ts";

interface FolderDialogsProps {
  action: FolderAction;
  /** Returns the folders that contain a bookmark. */
  foldersOf: (postId: string) => string[];
  /** Runs after the open folder was deleted. */
  onGone: (folderId: string) => void;
  onClose: () => void;
}

/** Renders the dialog of the current action on a folder. */
export function FolderDialogs({ action, foldersOf, onGone, onClose }: FolderDialogsProps) {
  const actions = useFolderActions();
  const { update } = useBookmarkChanges();

  async function create(name: string, postId?: string) {
    const id = await actions.create(name);
    if (id !== null && postId !== undefined) await update(postId, { folderIds: [...foldersOf(postId), id] });
  }

  switch (action.kind) {
    case "create":
      return (
        <FolderNameDialog
          title="New folder"
          act="Create folder"
          acting="Creating..."
          onSave={(name) => create(name, action.postId)}
          onClose={onClose}
        />
      );
    case "rename":
      return (
        <FolderNameDialog
          title="Rename folder"
          act="Rename"
          acting="Renaming..."
          name={action.folder.name}
          onSave={(name) => actions.rename(action.folder.id, name)}
          onClose={onClose}
        />
      );
    case "delete":
      return (
        <DeleteFolderDialog
          name={action.folder.name}
          onDelete={() => actions.remove(action.folder.id).then(() => onGone(action.folder.id))}
          onClose={onClose}
        />
      );
  }
}
