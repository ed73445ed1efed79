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

/** Returns what is logged about a failed operation: for likes, bookmarks and comments that is all that happens. */
export function failureTextOf(operation: string, error: unknown): string | null {
  const text = FAILED[operation];
  return text === undefined ? null : messageOf(error, text);
}
