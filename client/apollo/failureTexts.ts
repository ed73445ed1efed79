import { messageOf } from "./errors.ts";

/** What the console shows about a failed operation for which the server gave no reason. */
const FAILED: Readonly<Record<string, string>> = {
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

/** Logs why an operation failed, which for likes, bookmarks and comments is all that happens. */
export function logFailure(operation: string, error: unknown): void {
  const text = FAILED[operation];
  if (text) console.error(messageOf(error, text));
}
