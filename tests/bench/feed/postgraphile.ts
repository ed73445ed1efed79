/** The home feed in the names that PostGraphile makes of the tables, with what the client's document selects. */
export const POSTGRAPHILE_QUERY = `query FeedPage($first: Int!, $at: Datetime!, $position: BigInt!) {
  benchTotal
  feed: benchFeed(first: $first, at: $at, position: $position) {
    edges { cursor node {
      id: rowId title content tags facets media latitude longitude visibility liked likesCount bookmarked bookmarksCount
      commentsCount createdAt editedAt
      author: userByAuthorId { rowId name username avatar lastActiveAt }
      group: groupByGroupId { rowId name slug }
    } }
    pageInfo { endCursor hasNextPage }
  }
}`;
