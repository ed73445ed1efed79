import { createContext, use } from "react";

/** What was begun to be written, by conversation, for as long as the chat is open. */
export const Drafts = createContext<Map<string, string>>(new Map());

export const useDrafts = () => use(Drafts);
