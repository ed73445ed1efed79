import type { ReactElement } from "react";
import { Menu } from "#client/ui/overlays/Menu.tsx";
import { PersonMenuItems } from "./PersonMenuItems.tsx";
import type { MenuPerson, PersonQuestion } from "./PersonMenuItems.tsx";

interface PersonMenuListProps {
  person: MenuPerson;
  trigger: ReactElement;
  onAsk: (question: PersonQuestion) => void;
}

/** The menu of a member. It is open when it mounts. */
export function PersonMenuList({ person, trigger, onAsk }: PersonMenuListProps) {
  return (
    <Menu trigger={trigger} label={person.name} defaultOpen>
      <PersonMenuItems person={person} onAsk={onAsk} />
    </Menu>
  );
}
