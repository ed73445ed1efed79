/** The addresses of admins. */
export const OVERVIEW_PATH = "/admin";
export const MEMBERS_PATH = "/admin/members";
/** This one is for moderators too. */
export const REGISTRATION_PATH = "/admin/registration";
export const COMMUNITY_SETTINGS_PATH = "/admin/settings";
export const COMMUNITY_RULES_PATH = "/admin/rules";

/** The address of what admins know of a member. */
export const memberPath = (username: string): string => `${MEMBERS_PATH}/${encodeURIComponent(username)}`;
