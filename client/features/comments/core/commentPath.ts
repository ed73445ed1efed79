/** The address of a comment: its post, opened at it. */
export function commentPath(postId: string, commentId: string): string {
  return `/post/${postId}?comment=${commentId}`;
}
