import { Bell, BellOff, LogOut, Pencil, User, Users } from "lucide-react";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { profilePath } from "#client/features/people/profilePath.ts";
import { Menu, MenuItem, MenuSeparator } from "#client/ui/overlays/Menu.tsx";
import type { OpenConversation } from "#client/features/chat/core/useConversation.ts";
import { useConversationActions } from "#client/features/chat/core/useConversationActions.ts";

const DURATIONS = [
  { duration: "HOUR", label: "Mute for 1 hour" },
  { duration: "EIGHT_HOURS", label: "Mute for 8 hours" },
  { duration: "FOREVER", label: "Mute until I unmute it" },
] as const;

/** The dialogs that the menu of a group opens. */
export type GroupAction = "members" | "rename" | "leave";

interface ConversationMenuProps {
  conversation: OpenConversation;
  trigger: ReactElement;
  onAction: (action: GroupAction) => void;
}

/** The actions on a conversation. The menu is open when it mounts. */
export function ConversationMenu({ conversation, trigger, onAction }: ConversationMenuProps) {
  const { id, kind, other, isMuted, viewerRole } = conversation;
  const { mute, unmute } = useConversationActions();
  return (
    <Menu trigger={trigger} defaultOpen>
      {other && (
        <MenuItem asChild>
          <Link to={profilePath(other.username)}>
            <User aria-hidden /> View Profile
          </Link>
        </MenuItem>
      )}
      {kind === "GROUP" && (
        <MenuItem icon={<Users aria-hidden />} onSelect={() => onAction("members")}>
          Members
        </MenuItem>
      )}
      {kind === "GROUP" && viewerRole === "OWNER" && (
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => onAction("rename")}>
          Rename
        </MenuItem>
      )}
      {(other || kind === "GROUP") && <MenuSeparator />}
      {isMuted ? (
        <MenuItem icon={<Bell aria-hidden />} onSelect={() => void unmute(id)}>
          Unmute
        </MenuItem>
      ) : (
        DURATIONS.map(({ duration, label }) => (
          <MenuItem key={duration} icon={<BellOff aria-hidden />} onSelect={() => void mute(id, duration)}>
            {label}
          </MenuItem>
        ))
      )}
      {kind === "GROUP" && (
        <>
          <MenuSeparator />
          <MenuItem danger icon={<LogOut aria-hidden />} onSelect={() => onAction("leave")}>
            Leave conversation
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
