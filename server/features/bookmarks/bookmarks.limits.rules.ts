/** The length of a note on a bookmark. */
export const NOTE_MAX = 500;
/** The length of the name of a folder. */
export const FOLDER_NAME_MAX = 50;
/** The number of folders that a member may have. */
export const FOLDERS_MAX = 50;
/** The number of tags among which a member can choose. */
export const TAGS_MAX = 50;
/** The number of bookmarks on a page, in GraphQL, in REST and in the client. */
export const BOOKMARKS_PAGE_SIZE = 10;
