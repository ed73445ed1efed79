import { Ellipsis } from "lucide-react";
import { useRef } from "react";
import { MenuButton } from "#client/ui/overlays/MenuButton.tsx";
import type { ReportedThing } from "#client/features/bonds/reporting/reportedThing.ts";
import type { MenuPerson } from "./PersonMenuItems.tsx";
import { usePersonQuestion } from "./usePersonQuestion.tsx";

const load = async () => (await import("./PersonMenuList.tsx")).PersonMenuList;

interface PersonMenuButtonProps {
  person: MenuPerson;
  /** What of the person's can be reported here; the person, if omitted. */
  reported?: ReportedThing | undefined;
  /** The post at which the menu is, whose conversation can be muted. */
  postId?: string;
  /** Leaves the page that shows only this person. */
  onBlocked?: (() => void) | undefined;
}

/** A button with the menu of actions on another member. */
export function PersonMenuButton({ person, reported, postId, onBlocked }: PersonMenuButtonProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const { ask, dialog } = usePersonQuestion(person, () => anchor.current?.querySelector("button") ?? null, {
    onBlocked,
    reported,
  });
  return (
    <span ref={anchor}>
      <MenuButton label={`More about ${person.name}`} icon={<Ellipsis aria-hidden />} load={load}>
        {(PersonMenuList, trigger) => (
          <PersonMenuList person={person} reported={reported} postId={postId} trigger={trigger} onAsk={ask} />
        )}
      </MenuButton>
      {dialog}
    </span>
  );
}
