import { Link2, Pencil, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { PersonMenuItems } from "#client/features/bonds/ties/PersonMenuItems.tsx";
import type { MenuPerson, PersonQuestion } from "#client/features/bonds/ties/PersonMenuItems.tsx";
import type { ReportedThing } from "#client/features/bonds/reporting/reportedThing.ts";
import { Menu, MenuItem, MenuSeparator } from "#client/ui/overlays/Menu.tsx";
import { copyAddress } from "#client/ui/toasts/copyAddress.ts";

interface CommentMenuProps {
  trigger: ReactElement;
  url: string;
  onEdit: (() => void) | null;
  onDelete: (() => void) | null;
  /** The author, if that is not the viewer. */
  other: MenuPerson | null;
  reported: ReportedThing;
  onAsk: (question: PersonQuestion) => void;
}

/**
 * The menu of a comment: its address for everyone, editing for its author, deleting for its author and the author of
 * the post; for others the actions on the author.
 */
export function CommentMenu({ trigger, url, onEdit, onDelete, other, reported, onAsk }: CommentMenuProps) {
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
