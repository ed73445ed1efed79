/** The length of what a reporter adds in their own words. */
export const REPORT_TEXT_MAX = 1_000;
/** The number of own reports on a page. */
export const REPORTS_PAGE_SIZE = 20;
/** The number of messages before a reported one that are stored with it. */
export const MESSAGES_BEFORE = 10;
