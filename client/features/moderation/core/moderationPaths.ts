/** The addresses of moderators. */
export const QUEUE_PATH = "/moderation";
export const APPEALS_PATH = "/moderation/appeals";
export const LOG_PATH = "/moderation/log";
/** The address of the figures for everybody. */
export const REPORT_PATH = "/moderation-report";
