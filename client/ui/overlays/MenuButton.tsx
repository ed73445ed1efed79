import type { ReactElement, ReactNode } from "react";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import type { IconButtonProps } from "#client/ui/controls/IconButton.tsx";
import { MenuOnDemand } from "./MenuOnDemand.tsx";

interface MenuButtonProps<Part> extends Omit<IconButtonProps, "children" | "onClick"> {
  /** Loads the menu; hover and focus call it ahead of the press. */
  load: () => Promise<Part>;
  /** Renders the menu around its trigger; it is open when it mounts. */
  children: (part: Part, trigger: ReactElement) => ReactNode;
}

/** An icon that opens a menu whose code is loaded on demand. */
export function MenuButton<Part>({ load, children, ...own }: MenuButtonProps<Part>) {
  return (
    <MenuOnDemand load={load} trigger={<IconButton {...own} />}>
      {children}
    </MenuOnDemand>
  );
}
