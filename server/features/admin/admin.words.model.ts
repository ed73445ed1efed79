/** How the descriptions of both faces say that a large table is not counted. */
export const ESTIMATED = "Above 10,000 it is an estimate.";
export const QUEUE_COUNTED = "All jobs together are counted up to 10,000.";
