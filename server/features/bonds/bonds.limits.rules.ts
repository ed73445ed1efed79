/** The shortest text that people are searched by. */
export const SEARCH_MIN = 2;
export const SEARCH_MAX = 100;
