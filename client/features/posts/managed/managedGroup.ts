import { createContext } from "react";

/** The id of the group on the screen, if the viewer manages it. */
export const ManagedGroup = createContext<string | null>(null);
