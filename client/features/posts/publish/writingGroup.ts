import { createContext } from "react";

/** The group in which the post is written; null for a post outside of groups. */
export const WritingGroup = createContext<{ id: string; name: string } | null>(null);
