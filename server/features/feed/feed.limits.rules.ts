/** Posts on a page of the feed, in both faces and in the client. */
export const FEED_PAGE_SIZE = 10;
