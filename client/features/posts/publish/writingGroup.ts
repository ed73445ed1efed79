import { createContext } from "react";

/** The group in which what is written stands; null: before everybody. */
export const WritingGroup = createContext<{ id: string; name: string } | null>(null);
