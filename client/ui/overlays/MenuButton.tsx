import type { ReactElement, ReactNode } from "react";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import type { IconButtonProps } from "#client/ui/controls/IconButton.tsx";
import { MenuOnDemand } from "./MenuOnDemand.tsx";

interface MenuButtonProps<Part> extends Omit<IconButtonProps, "children" | "onClick"> {
  /** Loads the menu; called ahead when one is about to use it. */
  load: () => Promise<Part>;
  /** Draws the menu around its trigger; it opens as it comes. */
  children: (part: Part, trigger: ReactElement) => ReactNode;
}

/** An icon that opens a menu whose code comes only when it is wanted. */
export function MenuButton<Part>({ load, children, ...own }: MenuButtonProps<Part>) {
  return (
    <MenuOnDemand load={load} trigger={<IconButton {...own} />}>
      {children}
    </MenuOnDemand>
  );
}
