import { createContext } from "react";
import type { ReactNode } from "react";

/**
 * Renders the button that writes to a person of a list. The pages provide it, because conversations know people and
 * people do not know conversations.
 */
export const ContactSlot = createContext<(person: { id: string; name: string }) => ReactNode>(() => null);
