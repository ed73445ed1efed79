import { Ellipsis } from "lucide-react";
import { useRef } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import type { MenuPerson } from "#client/features/bonds/ties/PersonMenuItems.tsx";
import { usePersonQuestion } from "#client/features/bonds/ties/usePersonQuestion.tsx";
import { MenuButton } from "#client/ui/overlays/MenuButton.tsx";
import { commentPath } from "#client/features/comments/core/commentPath.ts";

const load = async () => (await import("./CommentMenu.tsx")).CommentMenu;

interface CommentMenuButtonProps {
  commentId: string;
  postId: string;
  /** It is null when the author has left. */
  author: MenuPerson | null;
  /** It is null where the viewer may not edit. */
  onEdit: (() => void) | null;
  onDelete: (() => void) | null;
  onRemove: (groupId: string) => void;
}

const FORMER = { id: "", name: "Former member", username: "" };

/** A button with the menu of a comment. */
export function CommentMenuButton({ commentId, postId, author, onEdit, onDelete, onRemove }: CommentMenuButtonProps) {
  const viewer = useViewer();
  const person = author ?? FORMER;
  const anchor = useRef<HTMLSpanElement>(null);
  const reported = { kind: "COMMENT", id: commentId } as const;
  const { ask, dialog } = usePersonQuestion(person, () => anchor.current?.querySelector("button") ?? null, {
    reported,
  });
  return (
    <span ref={anchor}>
      <MenuButton
        label={`More about the comment by ${person.name}`}
        icon={<Ellipsis aria-hidden />}
        data-menu-of={commentId}
        load={load}
      >
        {(CommentMenu, trigger) => (
          <CommentMenu
            trigger={trigger}
            postId={postId}
            url={new URL(commentPath(postId, commentId), location.origin).href}
            onEdit={onEdit}
            onDelete={onDelete}
            onRemove={onRemove}
            other={author && author.id !== viewer.id ? author : null}
            reported={reported}
            onAsk={ask}
          />
        )}
      </MenuButton>
      {dialog}
    </span>
  );
}
