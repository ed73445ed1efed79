/** What is logged about a failed operation: for likes, bookmarks and comments that is all that happens. */
export const FAILURE_TEXTS: Readonly<Record<string, string>> = {
  FeedPage: "Failed to fetch feed posts",
  Friends: "Failed to fetch friends",
  BondRequests: "Failed to fetch friend requests",
  ViewerCounters: "Failed to fetch friend requests count",
  PostComments: "Failed to fetch comments",
  SetLiked: "Failed to toggle like status",
  SetBookmarked: "Failed to toggle bookmark status",
  SetCommentLiked: "Failed to toggle comment like status",
  CreatePost: "Failed to create post",
};
