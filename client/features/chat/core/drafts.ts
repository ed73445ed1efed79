import { createContext, use } from "react";

/** The unsent texts by conversation, for as long as the chat is open. */
export const Drafts = createContext<Map<string, string>>(new Map());

export const useDrafts = () => use(Drafts);
