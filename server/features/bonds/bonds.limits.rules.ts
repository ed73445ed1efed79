/** The shortest text of a search for people. */
export const SEARCH_MIN = 2;
export const SEARCH_MAX = 100;
