import { ShieldCheck } from "lucide-react";
import { useRef, useState } from "react";
import { MenuButton } from "#client/ui/overlays/MenuButton.tsx";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";

const loadMenu = async () => (await import("./ManagedPostMenu.tsx")).ManagedPostMenu;
const loadRemoval = async () => (await import("./RemovePostDialog.tsx")).RemovePostDialog;

interface ManagedPostButtonProps {
  post: { id: string; pinned: boolean; commentsClosed: boolean };
  groupId: string;
  /** Leaves the page that shows only this post. */
  onRemoved?: (() => void) | undefined;
}

/** The button with which owners and admins of a group open the menu of a post in it. */
export function ManagedPostButton({ post, groupId, onRemoved }: ManagedPostButtonProps) {
  const [isRemoving, setRemoving] = useState(false);
  const menu = useRef<HTMLSpanElement>(null);
  return (
    <span ref={menu}>
      <MenuButton label="Manage this post" icon={<ShieldCheck aria-hidden />} load={loadMenu}>
        {(ManagedPostMenu, trigger) => (
          <ManagedPostMenu post={post} groupId={groupId} trigger={trigger} onRemove={() => setRemoving(true)} />
        )}
      </MenuButton>
      {isRemoving && (
        <OnDemand load={loadRemoval} onFailed={() => setRemoving(false)}>
          {(RemovePostDialog) => (
            <RemovePostDialog
              groupId={groupId}
              postId={post.id}
              onRemoved={onRemoved}
              onClose={() => {
                setRemoving(false);
                // The entry that opened the dialog no longer exists.
                setTimeout(() => menu.current?.querySelector("button")?.focus({ preventScroll: true }));
              }}
            />
          )}
        </OnDemand>
      )}
    </span>
  );
}
