import { Link2, Pencil, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { MutePostItem } from "#client/features/bonds/ties/MutePostItem.tsx";
import { copyAddress } from "#client/ui/toasts/copyAddress.ts";
import { Menu, MenuItem, MenuSeparator } from "#client/ui/overlays/Menu.tsx";

interface PostAuthorMenuProps {
  url: string;
  postId: string;
  trigger: ReactElement;
  onEdit: () => void;
  onDelete: () => void;
}

/** The actions of an author on their own post. The menu is open when it mounts. */
export function PostAuthorMenu({ url, postId, trigger, onEdit, onDelete }: PostAuthorMenuProps) {
  return (
    <Menu trigger={trigger} label="Your post" defaultOpen>
      <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
        Edit
      </MenuItem>
      <MenuItem icon={<Link2 aria-hidden />} onSelect={() => void copyAddress(url, "post")}>
        Copy link
      </MenuItem>
      <MutePostItem postId={postId} />
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
