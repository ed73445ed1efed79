/** The number of posts on a page of the feed, in GraphQL, in REST and in the client. */
export const FEED_PAGE_SIZE = 10;
