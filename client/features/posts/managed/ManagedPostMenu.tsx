import { MessageSquareOff, MessageSquareText, Pin, PinOff, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { Menu, MenuItem, MenuSeparator } from "#client/ui/overlays/Menu.tsx";
import { useManagedPost } from "./useManagedPost.ts";

interface ManagedPostMenuProps {
  post: { id: string; pinned: boolean; commentsClosed: boolean };
  groupId: string;
  trigger: ReactElement;
  onRemove: () => void;
}

/** What owners and admins of a group do to a post in it. The menu is open when it mounts. */
export function ManagedPostMenu({ post, groupId, trigger, onRemove }: ManagedPostMenuProps) {
  const { setPinned, setCommentsClosed } = useManagedPost({ groupId, postId: post.id });
  return (
    <Menu trigger={trigger} label="Manage this post" defaultOpen>
      <MenuItem
        icon={post.pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
        onSelect={() => void setPinned(!post.pinned)}
      >
        {post.pinned ? "Unpin" : "Pin on top"}
      </MenuItem>
      <MenuItem
        icon={post.commentsClosed ? <MessageSquareText aria-hidden /> : <MessageSquareOff aria-hidden />}
        onSelect={() => void setCommentsClosed(!post.commentsClosed)}
      >
        {post.commentsClosed ? "Reopen comments" : "Close comments"}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={onRemove}>
        Remove from group…
      </MenuItem>
    </Menu>
  );
}
