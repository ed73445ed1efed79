import { createContext } from "react";
import type { ReactNode } from "react";

interface ManagedMenuProps {
  postId: string;
  /** Leaves the page that shows only this post. */
  onRemoved?: (() => void) | undefined;
}

/** Renders the menu with which owners and admins of a group manage a post, where the viewer may be one of them. */
export const ManagedMenu = createContext<((props: ManagedMenuProps) => ReactNode) | null>(null);
