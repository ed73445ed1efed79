/** Tables with up to so many rows are counted; larger ones are estimated. */
export const COUNTED_MAX = 10_000;
/** The number of members on a page. */
export const MEMBERS_PAGE_SIZE = 20;
/** All members that a search finds are counted up to this number. */
export const MEMBERS_COUNTED_MAX = 1_000;
/** A search considers so many members whose name begins with it, and so many whose username does. */
export const FOUND_MAX = 500;
