import type { FragmentType } from "@apollo/client";
import { Ellipsis, Share2 } from "lucide-react";
import { memo, use, useRef, useState } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { PersonMenuButton } from "#client/features/bonds/ties/PersonMenuButton.tsx";
import { graphql } from "#client/gql/gql.ts";
import { MenuButton } from "#client/ui/overlays/MenuButton.tsx";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";

import { ManagedMenu } from "./managedMenu.ts";

const loadShare = async () => (await import("./ShareMenu.tsx")).ShareMenu;
const loadAuthor = async () => (await import("./PostAuthorMenu.tsx")).PostAuthorMenu;
const loadEdit = async () => (await import("#client/features/posts/edit/EditPostDialog.tsx")).EditPostDialog;
const loadDelete = async () => (await import("./DeletePostDialog.tsx")).DeletePostDialog;

const PostMenus_post = graphql(`
  fragment PostMenus_post on Post {
    id
    url
    title
    content
    canEdit
    author {
      id
      name
      username
    }
  }
`);

interface PostMenusProps {
  post: FragmentType<typeof PostMenus_post>;
  onDeleted?: (() => void) | undefined;
}

/**
 * The menus of a post: sharing for everyone, editing and deleting for the author, and for others the actions on the
 * author.
 */
export const PostMenus = memo(function PostMenus({ post: reference, onDeleted }: PostMenusProps) {
  const post = useFragmentData(PostMenus_post, reference);
  const viewer = useViewer();
  const managedMenu = use(ManagedMenu);
  const [dialog, setDialog] = useState<"edit" | "delete" | null>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const close = () => setDialog(null);

  /**
   * Moves the focus to the button of the menu, because the entry that opened a dialog no longer exists when it closes.
   */
  function focusMenu(event: Event) {
    const button = anchor.current?.querySelector("button");
    if (!button) return;
    event.preventDefault();
    button.focus({ preventScroll: true });
  }

  return (
    <>
      {managedMenu?.({ postId: post.id, onRemoved: onDeleted })}
      <MenuButton label="Share" icon={<Share2 aria-hidden />} data-act="share" load={loadShare}>
        {(ShareMenu, trigger) => <ShareMenu post={post} trigger={trigger} />}
      </MenuButton>
      {post.canEdit && (
        <span ref={anchor}>
          <MenuButton label="More about your post" icon={<Ellipsis aria-hidden />} load={loadAuthor}>
            {(PostAuthorMenu, trigger) => (
              <PostAuthorMenu
                url={post.url}
                postId={post.id}
                trigger={trigger}
                onEdit={() => setDialog("edit")}
                onDelete={() => setDialog("delete")}
              />
            )}
          </MenuButton>
        </span>
      )}
      {post.author.id !== viewer.id && (
        <PersonMenuButton
          person={post.author}
          reported={{ kind: "POST", id: post.id }}
          postId={post.id}
          onBlocked={onDeleted}
        />
      )}
      {dialog === "edit" && (
        <OnDemand load={loadEdit} onFailed={close}>
          {(EditPostDialog) => <EditPostDialog postId={post.id} onClose={close} onCloseAutoFocus={focusMenu} />}
        </OnDemand>
      )}
      {dialog === "delete" && (
        <OnDemand load={loadDelete} onFailed={close}>
          {(DeletePostDialog) => (
            <DeletePostDialog postId={post.id} onClose={close} onCloseAutoFocus={focusMenu} onDeleted={onDeleted} />
          )}
        </OnDemand>
      )}
    </>
  );
});
