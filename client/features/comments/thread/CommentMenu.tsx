import { useFragment } from "@apollo/client/react";
import { Link2, Pencil, ShieldX, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { PersonMenuItems } from "#client/features/bonds/ties/PersonMenuItems.tsx";
import type { MenuPerson, PersonQuestion } from "#client/features/bonds/ties/PersonMenuItems.tsx";
import type { ReportedThing } from "#client/features/bonds/reporting/reportedThing.ts";
import { graphql } from "#client/gql/gql.ts";
import { Menu, MenuItem, MenuSeparator } from "#client/ui/overlays/Menu.tsx";
import { copyAddress } from "#client/ui/toasts/copyAddress.ts";

const CommentMenu_post = graphql(`
  fragment CommentMenu_post on Post {
    id
    group {
      id
      canManage
    }
  }
`);

interface CommentMenuProps {
  postId: string;
  trigger: ReactElement;
  url: string;
  onEdit: (() => void) | null;
  onDelete: (() => void) | null;
  /** Removes it from a group that the viewer manages. */
  onRemove: (groupId: string) => void;
  /** The author, if that is not the viewer. */
  other: MenuPerson | null;
  reported: ReportedThing;
  onAsk: (question: PersonQuestion) => void;
}

/**
 * The menu of a comment: its address for everyone, editing for its author, deleting for its author and the author of
 * the post, removing for owners and admins of the group; for others the actions on the author.
 */
export function CommentMenu({ trigger, postId, url, onEdit, onDelete, onRemove, ...rest }: CommentMenuProps) {
  const { other, reported, onAsk } = rest;
  // The open post of a group has loaded it.
  const post = useFragment({ fragment: CommentMenu_post, from: { __typename: "Post", id: postId } });
  const groupId = post.complete && post.data.group?.canManage ? post.data.group.id : null;
  return (
    <Menu trigger={trigger} label="This comment" defaultOpen>
      {onEdit && (
        <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
          Edit
        </MenuItem>
      )}
      <MenuItem icon={<Link2 aria-hidden />} onSelect={() => void copyAddress(url, "comment")}>
        Copy link
      </MenuItem>
      {other && (
        <>
          <MenuSeparator />
          <PersonMenuItems person={other} reported={reported} onAsk={onAsk} />
        </>
      )}
      {other && groupId !== null && (
        <>
          <MenuSeparator />
          <MenuItem danger icon={<ShieldX aria-hidden />} onSelect={() => onRemove(groupId)}>
            Remove from group…
          </MenuItem>
        </>
      )}
      {onDelete && (
        <>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={onDelete}>
            Delete
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
