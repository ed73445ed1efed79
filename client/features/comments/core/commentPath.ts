/** Returns the address of a comment: its post, opened at the comment. */
export function commentPath(postId: string, commentId: string): string {
  return `/post/${postId}?comment=${commentId}`;
}
