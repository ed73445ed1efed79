/** Characters of a note on a bookmark. */
export const NOTE_MAX = 500;
/** Characters of the name of a folder. */
export const FOLDER_NAME_MAX = 50;
