/**
 * Stands for the name of the community in the texts of mails, which are written without knowing it: a character that
 * nobody types. The mailer puts the name of the moment in its place.
 */
export const COMMUNITY = "\u{E0C0}";
