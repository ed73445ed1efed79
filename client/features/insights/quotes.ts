import { commentPath } from "#client/features/comments/core/commentPath.ts";

/** Words of a member, with the post that holds them or below which they stand. */
export interface QuotedWords {
  postId: string;
  commentId?: string | null;
  quote: string;
  author?: { name: string } | null;
  post?: { title?: string | null; content: string } | null;
}

/** The longest name of a post that has no title. */
const NAME_MAX = 80;

/** Returns the path of the post or comment that holds some words. */
export const pathOfQuote = ({ postId, commentId }: QuotedWords): string =>
  commentId ? commentPath(postId, commentId) : `/post/${postId}`;

/** Returns the name of the post that holds some words: its title, or its beginning. */
export function titleOfQuoted({ post, quote }: QuotedWords): string {
  const text = post?.title || post?.content || quote;
  return text.length > NAME_MAX && !post?.title ? `${text.slice(0, NAME_MAX)}…` : text;
}
