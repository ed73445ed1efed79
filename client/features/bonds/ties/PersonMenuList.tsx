import type { ReactElement } from "react";
import { Menu } from "#client/ui/overlays/Menu.tsx";
import { HidePostItem } from "#client/features/bonds/hiding/HidePostItem.tsx";
import { MutePostItem } from "./MutePostItem.tsx";
import { PersonMenuItems } from "./PersonMenuItems.tsx";
import type { ReportedThing } from "#client/features/bonds/reporting/reportedThing.ts";
import type { MenuPerson, PersonQuestion } from "./PersonMenuItems.tsx";

interface PersonMenuListProps {
  person: MenuPerson;
  reported: ReportedThing | undefined;
  /** The post at which the menu is. */
  postId?: string | undefined;
  trigger: ReactElement;
  onAsk: (question: PersonQuestion) => void;
}

/** The menu of a member. It is open when it mounts. */
export function PersonMenuList({ person, reported, postId, trigger, onAsk }: PersonMenuListProps) {
  return (
    <Menu trigger={trigger} label={person.name} defaultOpen>
      {postId !== undefined && <MutePostItem postId={postId} />}
      {postId !== undefined && <HidePostItem postId={postId} />}
      <PersonMenuItems person={person} reported={reported} onAsk={onAsk} />
    </Menu>
  );
}
