/**
 * What a link of a member says to search engines. It is the same for everybody: a difference would show on every page
 * who has standing.
 */
export const MEMBERS_LINK = "ugc nofollow noopener noreferrer";
