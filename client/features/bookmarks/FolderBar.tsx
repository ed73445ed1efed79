import { Ellipsis, Folder as FolderIcon, FolderPlus } from "lucide-react";
import { Fragment } from "react";
import { MenuButton } from "#client/ui/overlays/MenuButton.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { Chip, ChipCount, Chips } from "./chip.ts";
import type { Folder } from "./useFolders.ts";

const loadMenu = () => import("#client/ui/overlays/Menu.tsx");

/** The dialogs of folders. */
export type FolderAction = { kind: "create"; postId?: string } | { kind: "rename" | "delete"; folder: Folder };

interface FolderBarProps {
  folders: readonly Folder[];
  /** The folder that is open. */
  chosen: string | null;
  onChoose: (folderId: string | null) => void;
  onAction: (action: FolderAction) => void;
}

/** The member's folders: one can be opened, renamed and deleted. */
export function FolderBar({ folders, chosen, onChoose, onAction }: FolderBarProps) {
  return (
    <Chips role="group" aria-label="Folders">
      {folders.length > 0 && (
        <Chip type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
          All
        </Chip>
      )}
      {folders.map((folder) => (
        <Fragment key={folder.id}>
          <FolderChip folder={folder} isOpen={folder.id === chosen} onChoose={onChoose} />
          {folder.id === chosen && (
            <MenuButton label={`Change folder ${folder.name}`} icon={<Ellipsis aria-hidden />} load={loadMenu}>
              {({ Menu, MenuItem }, trigger) => (
                <Menu align="start" trigger={trigger} defaultOpen>
                  <MenuItem onSelect={() => onAction({ kind: "rename", folder })}>Rename…</MenuItem>
                  <MenuItem danger onSelect={() => onAction({ kind: "delete", folder })}>
                    Delete…
                  </MenuItem>
                </Menu>
              )}
            </MenuButton>
          )}
        </Fragment>
      ))}
      <Chip type="button" onClick={() => onAction({ kind: "create" })}>
        <FolderPlus aria-hidden /> New folder
      </Chip>
    </Chips>
  );
}

interface FolderChipProps {
  folder: Folder;
  isOpen: boolean;
  onChoose: (folderId: string | null) => void;
}

function FolderChip({ folder: { id, name, bookmarksCount }, isOpen, onChoose }: FolderChipProps) {
  return (
    <Chip type="button" aria-pressed={isOpen} onClick={() => onChoose(isOpen ? null : id)}>
      <FolderIcon aria-hidden />
      <bdi>{name}</bdi>
      <ChipCount>
        {bookmarksCount}
        <VisuallyHidden>{bookmarksCount === 1 ? " bookmark" : " bookmarks"}</VisuallyHidden>
      </ChipCount>
    </Chip>
  );
}
