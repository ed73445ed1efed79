import { Folder } from "lucide-react";
import { messageOf } from "#client/apollo/errors.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { MenuOnDemand } from "#client/ui/overlays/MenuOnDemand.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import type { BookmarkEdge } from "./useBookmarks.ts";
import { useBookmarkChanges } from "./useBookmarkChanges.ts";
import type { Folder as BookmarkFolder } from "./useFolders.ts";

const loadMenu = () => import("#client/ui/overlays/Menu.tsx");

interface FolderMenuProps {
  edge: BookmarkEdge;
  folders: readonly BookmarkFolder[];
  /** Opens the dialog for a new folder, which will contain this bookmark. */
  onNew: () => void;
}

/** A menu with a checkbox for each folder of one bookmark. */
export function FolderMenu({ edge, folders, onNew }: FolderMenuProps) {
  const { update } = useBookmarkChanges();
  const own = edge.folders.map(({ id }) => id);

  function put(folderId: string, isIn: boolean) {
    const folderIds = isIn ? [...own, folderId] : own.filter((id) => id !== folderId);
    update(edge.postId, { folderIds }).catch((failure: unknown) =>
      toast.failure("Couldn't change the folders", messageOf(failure)),
    );
  }

  return (
    <MenuOnDemand
      load={loadMenu}
      trigger={
        <Button variant="ghost" size="sm" icon={<Folder aria-hidden />}>
          Folders
        </Button>
      }
    >
      {({ Menu, MenuCheckbox, MenuItem, MenuLabel, MenuSeparator }, trigger) => (
        <Menu align="start" label="Folders of this bookmark" trigger={trigger} defaultOpen>
          {folders.length > 0 && <MenuLabel>Keep in</MenuLabel>}
          {folders.map(({ id, name }) => (
            <MenuCheckbox key={id} checked={own.includes(id)} onCheckedChange={(isIn) => put(id, isIn)}>
              <bdi>{name}</bdi>
            </MenuCheckbox>
          ))}
          {folders.length > 0 && <MenuSeparator />}
          <MenuItem onSelect={onNew}>New folder…</MenuItem>
        </Menu>
      )}
    </MenuOnDemand>
  );
}
