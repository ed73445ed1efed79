/** The length of what a moderator says to a member. */
export const WORDS_MAX = 1_000;
/** The longest suspension with an end. */
export const SUSPENSION_DAYS_MAX = 365;
/** The time for which a moderator has a case to themself. */
export const CLAIM_MINUTES = 10;
/** The number of cases or appeals on a page. */
export const QUEUE_PAGE_SIZE = 20;
/** The number of reports of a case that are listed, and of reports that are counted. */
export const CASE_REPORTS_MAX = 20;
export const COUNTED_MAX = 1_000;
/** The rules that the figures of a case or of a month name, most often first. */
export const CASE_RULES_MAX = 12;
/** The open cases and appeals that are counted. */
export const OPEN_COUNTED_MAX = 100;
/** The number of filters that a moderator may store, and the length of their names. */
export const FILTERS_MAX = 20;
export const FILTER_NAME_MAX = 50;
/** The number of months in the public report. */
export const MONTHS_MAX = 12;
