/** Characters of a note on a bookmark. */
export const NOTE_MAX = 500;
/** Characters of the name of a folder. */
export const FOLDER_NAME_MAX = 50;
/** Folders that a member may have. */
export const FOLDERS_MAX = 50;
/** Tags of bookmarks that are offered to choose from. */
export const TAGS_MAX = 50;
/** Bookmarks on a page, in both faces and in the client. */
export const BOOKMARKS_PAGE_SIZE = 10;
