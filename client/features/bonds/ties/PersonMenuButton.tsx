import { Ellipsis } from "lucide-react";
import { useRef } from "react";
import { MenuButton } from "#client/ui/overlays/MenuButton.tsx";
import type { MenuPerson } from "./PersonMenuItems.tsx";
import { usePersonQuestion } from "./usePersonQuestion.tsx";

const load = async () => (await import("./PersonMenuList.tsx")).PersonMenuList;

interface PersonMenuButtonProps {
  person: MenuPerson;
  /** Leaves the page that shows only this person. */
  onBlocked?: (() => void) | undefined;
}

/** A button with the menu of actions on another member. */
export function PersonMenuButton({ person, onBlocked }: PersonMenuButtonProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const { ask, dialog } = usePersonQuestion(person, () => anchor.current?.querySelector("button") ?? null, {
    onBlocked,
  });
  return (
    <span ref={anchor}>
      <MenuButton label={`More about ${person.name}`} icon={<Ellipsis aria-hidden />} load={load}>
        {(PersonMenuList, trigger) => <PersonMenuList person={person} trigger={trigger} onAsk={ask} />}
      </MenuButton>
      {dialog}
    </span>
  );
}
